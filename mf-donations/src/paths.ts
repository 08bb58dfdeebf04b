/** A solace programme. Nothing outside of this remote links to it; other pages are in `shared/contract/pages/paths.ts`. */
export const SOLACE_PROGRAMME_PATH = '/solace/:nid';
