import { ContentId } from '@trust/shared/contract/projects';
import { NoSuchThing } from '@trust/shared/http';

/** The id in an address. What cannot be an id is refused like an id that leads nowhere, without asking a server. */
export function idIn(param: string | undefined): string {
  const id = ContentId.safeParse(param);
  if (!id.success) throw new NoSuchThing('not an id');
  return id.data;
}
