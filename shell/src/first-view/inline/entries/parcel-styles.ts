import { addStyles, type LateStyle } from '../late-styles.ts';

declare const data: readonly LateStyle[];

addStyles(data);
