import { ContentId } from '@trust/shared/contract/content/projects';
import { NotFoundError } from '@trust/shared/http';

/** The id in an address. Throws NotFoundError for what cannot be an id, without asking a server. */
export function readId(param: string | undefined): string {
  const id = ContentId.safeParse(param);
  if (!id.success) throw new NotFoundError('not an id');
  return id.data;
}
