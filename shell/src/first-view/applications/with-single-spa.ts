// One chunk: single-spa, and what is shown by its means.
export { openLoginDialog } from '../session/login-dialog.ts';
export { switchPage } from '../navigation/switch-page.ts';
export { mountRootParcel } from 'single-spa';
export { startSingleSpa } from './single-spa.ts';
