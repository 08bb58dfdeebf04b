// Apart from the schemas, so that a page can check what was typed without loading what reads answers.

/** A public id of content: up to nine digits. */
export const CONTENT_ID = /^[0-9]{1,9}$/;

/** The income tax department's number of a person or body (PAN), in capitals. */
export const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
