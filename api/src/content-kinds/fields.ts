import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, mapLanguages } from '@trust/shared/contract/languages';
import { ContentId } from '@trust/shared/contract/content/projects';
import { VIDEO_ID } from '@trust/shared/contract/patterns';
import { cleanLines } from '@trust/shared/contract/typed/text';
import { readVideoId } from './video-id.rules.ts';
import { describeWrongDay, describeWrongRupees } from './wrong-values.rules.ts';

/** How a field is written in a table; kinds that end in `s` are lists, but `figures`, which is one value. */
export type CellKind =
  | 'value'
  | 'figures'
  | 'values'
  | 'text'
  | 'texts'
  | 'html'
  | 'number'
  | 'date'
  | 'flag'
  | 'options';

/** One field of a kind of content: as JSON, as the cells of a table, and what its value stands for. */
export type Field<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  schema: Schema;
  /** Undefined where a table of its own holds the field. `html` is cleaned before it is stored. */
  cell: CellKind | undefined;
  /** What the value must be, for whoever wrote another one: `must be …`. */
  expected: string | ((value: unknown) => string);
  /** The fields of each entry of a list that has a table of its own. */
  items?: FieldSet;
  /** The value is a path in the folder, or a list of them. */
  file?: 'picture' | 'pdf';
  /** The value is the id of an entry of this kind; `category` is stored in the column `categoryId`. */
  refersTo?: string;
  /** The value is a text that the entry which the field `reference` refers to has in `list`. */
  listedBy?: { reference: string; list: string };
};
export type FieldSet = Readonly<Record<string, Field>>;

/** The schemas of fields, by name. */
export function schemasOf<Fields extends FieldSet>(
  fields: Fields,
): { [Name in keyof Fields]: Fields[Name]['schema'] };
export function schemasOf(fields: FieldSet): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
}

/** A text as it is stored: without signs that nobody sees. */
const storedText = (max: number) => z.string().check(z.overwrite(cleanLines), z.maxLength(max));
const filledText = (max: number) => storedText(max).check(z.minLength(1));
const textOf = (max: number) => localisedOf(filledText(max));
const localisedOf = <Schema extends z.ZodMiniType<string>>(inOneLanguage: Schema) =>
  z.object({ ...mapLanguages(() => z.optional(inOneLanguage)), [DEFAULT_LANGUAGE]: inOneLanguage });

const LONGEST_TEXT = 50_000;
const TEXT = 'must be a text';
const FilePath = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9/_-]*\.(jpg|jpeg|png|webp|pdf)$/), z.maxLength(200));
const PICTURE_PATH = 'must be a path like pictures/well.jpg, in small letters, digits, - and _';
const PDF_PATH = 'must be a path like documents/report.pdf, in small letters, digits, - and _';
/** Lists hold at most 100 values. */
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema).check(z.maxLength(100));

/** A value in one cell, as its schema says; `expected` says it in words: `must be …`. */
export const value = <Schema extends z.ZodMiniType>(schema: Schema, expected: string) => ({
  schema,
  cell: 'value' as const,
  expected,
});
/** One line of at most `max` characters that is the same in every language, such as a case number. */
export const line = (max: number, expected: string) => value(filledText(max), expected);
/** A text per language, of at most `max` characters in each. */
export const text = (max: number) => ({ schema: textOf(max), cell: 'text' as const, expected: TEXT });
/** A text per language that may be empty. */
export const freeText = () => ({
  schema: localisedOf(storedText(LONGEST_TEXT)),
  cell: 'text' as const,
  expected: TEXT,
});
/** A list of such texts, empty where it is left out. */
export const texts = (max: number) => ({
  schema: z._default(listOf(textOf(max)), []),
  cell: 'texts' as const,
  expected: 'must be a list of texts, separated by |',
});
/** A long text per language. */
export const html = () => ({ schema: textOf(LONGEST_TEXT), cell: 'html' as const, expected: TEXT });
/** Like 2026-11-21; a table may have it as people in India write days. */
export const date = () => ({ schema: z.iso.date(), cell: 'date' as const, expected: describeWrongDay });
export const optionalDate = () => ({ ...date(), schema: z.optional(date().schema) });
/** Whole rupees. */
export const rupees = () => ({
  schema: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  cell: 'number' as const,
  expected: describeWrongRupees,
});
const YES_OR_NO = 'must be yes or no';
export const flag = () => ({ schema: z.boolean(), cell: 'flag' as const, expected: YES_OR_NO });
/** No where it is left out. */
export const optionalFlag = () => ({ ...flag(), schema: z._default(z.boolean(), false) });
export const picture = () => ({ ...value(FilePath, PICTURE_PATH), file: 'picture' as const });
export const pdf = () => ({ ...value(FilePath, PDF_PATH), file: 'pdf' as const });
export const pictures = () => ({
  schema: listOf(FilePath),
  cell: 'values' as const,
  expected: PICTURE_PATH,
  file: 'picture' as const,
});
/** None where they are left out. */
export const optionalPictures = () => ({ ...pictures(), schema: z._default(listOf(FilePath), []) });
/** A choice's keys and names. */
export const options = () => ({
  schema: z._default(listOf(z.strictObject({ key: filledText(60), name: textOf(120) })), []),
  cell: 'options' as const,
  expected: 'must be lists of keys and of names, separated by |',
});
/** Entries that have a table of their own beside the kind's, or stand in the entry's JSON. */
export const items = <Fields extends FieldSet>(fields: Fields) => ({
  schema: z._default(listOf(z.strictObject(schemasOf(fields))), []),
  cell: undefined,
  expected: 'must be a list',
  items: fields,
});
/** A video on the video host, as its id or by any of its addresses; stored as its id. */
export const video = () =>
  value(
    z.pipe(z.pipe(z.string(), z.transform(readVideoId)), z.string().check(z.regex(VIDEO_ID))),
    'must be the address of a video like https://youtu.be/dQw4w9WgXcQ, or the eleven signs at its end',
  );
/** The number of an entry, which is in its address. */
export const id = () => ({
  schema: ContentId,
  cell: 'figures' as const,
  expected: 'must be a number of up to nine digits',
});
/** The id of an entry of a kind that stands further up in the list of kinds. */
export const reference = (kind: { name: string }) => ({
  ...id(),
  expected: `must be the id of an entry in ${kind.name}, a number of up to nine digits`,
  refersTo: kind.name,
});
export const optionalReference = (kind: { name: string }) => {
  const field = reference(kind);
  return { ...field, schema: z.optional(field.schema) };
};
/** A text that stands in a list of the entry that is referred to. */
export const listedText = (max: number, listedBy: { reference: string; list: string }) => ({
  ...text(max),
  listedBy,
});
