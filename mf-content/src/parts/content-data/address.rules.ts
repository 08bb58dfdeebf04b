import { CONTENT_ID } from '@trust/shared/contract/patterns';
import { NotFoundError } from '@trust/shared/http';

/** The id in an address. Throws NotFoundError for what cannot be an id, without asking a server. */
export function readId(param: string | undefined): string {
  if (param === undefined || !CONTENT_ID.test(param)) throw new NotFoundError('not an id');
  return param;
}
