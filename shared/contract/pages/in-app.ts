/** Says, in a form and in the address of a document, that it is asked for within an app: then the answer stays there. */
export const IN_APP_FIELD = 'inApp';
