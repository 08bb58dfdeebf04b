// In a file without schemas, so that forms can check what was typed without loading zod.

/** A public id of content: up to nine digits. */
export const CONTENT_ID = /^[0-9]{1,9}$/;

/** The id of a video on YouTube. */
export const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/** The income tax department's number of a person or body (PAN), in capitals. */
export const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
