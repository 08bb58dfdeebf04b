// One chunk: what single-spa does for the page, and what is shown by its means.
export { openLoginDialog } from '../session/login-dialog.ts';
export { mountParcel } from './mount-parcel.ts';
export { startSingleSpa } from './single-spa.ts';
