const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = Array.from('áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁɃÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ');
const LETTERS = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED[index] ?? letter]));

/** What must survive a translation: placeholders, tags, entities, addresses of mail and of pages. */
const UNTOUCHED = /(\{\w+\}|<[^>]*>|&#?\w+;|https?:\/\/\S+|\S+@\S+\w)/;

/**
 * The pseudo-translation of an English text: its letters accented, in brackets that show where it begins and ends.
 * Placeholders, HTML tags and addresses stay. Without letters it is the same text.
 */
export function toPseudo(text: string): string {
  const pseudo = accentLetters(text);
  if (pseudo === text) return text;
  const [, tag = ''] = /^(<[^>]*>)/.exec(pseudo) ?? [];
  return tag ? `${tag}⟦${pseudo.slice(tag.length)}⟧` : `⟦${pseudo}⟧`;
}

/** The same without brackets, for a part of a text. */
export function accentLetters(text: string): string {
  return text
    .split(UNTOUCHED)
    .map((piece, index) => (index % 2 === 1 ? piece : accent(piece)))
    .join('');
}

function accent(text: string): string {
  return Array.from(text, (letter) => LETTERS.get(letter) ?? letter).join('');
}

/** A letter of a pseudo-translation. */
export const ACCENTED_LETTER = new RegExp(`[${ACCENTED.join('')}]`);
