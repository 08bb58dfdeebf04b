/**
 * The id of the note above a stored page, by which the page's scripts recognise it. They load this file alone, without
 * the code that writes the note.
 */
export const OFFLINE_NOTE_ID = 'kept-note';
