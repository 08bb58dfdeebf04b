import { hasLayers, showPlainly } from '../older-browsers.ts';

/** The address of the plain styles. */
declare const data: string;

if (!hasLayers()) showPlainly(data);
