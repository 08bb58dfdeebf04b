import { markFirstView } from '../first-view.ts';

/** The attribute of a page of which a first view leaves something out. */
declare const data: string;

markFirstView(data);
