import type { Plant } from '../edits.ts';
import { APPLICATION_FIELD } from './application-field.ts';
import { CONTENT_KIND } from './content-kind.ts';
import { FORM_FIELD } from './form-field.ts';
import { PAGE } from './page.ts';
import { PAYMENT_PROVIDER } from './payment-provider.ts';
import { REMOTE_PLANT } from './remote.ts';

/**
 * Every recipe of `docs/how-to` that is followed by edits. A new recipe is one more; a language, which is planted into
 * what these have made, is in `../language`.
 */
export const PLANTS: readonly Plant[] = [
  PAGE,
  REMOTE_PLANT,
  FORM_FIELD,
  APPLICATION_FIELD,
  PAYMENT_PROVIDER,
  CONTENT_KIND,
];
