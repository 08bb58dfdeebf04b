import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE, mapLanguages } from '@trust/shared/contract/languages';
import { ContentId } from '@trust/shared/contract/content/projects';

/** How a field is written in a table; kinds that end in `s` are lists. */
export type CellKind = 'value' | 'values' | 'text' | 'texts' | 'html' | 'number' | 'flag' | 'options';

/** One field of a kind of content: as JSON, as the cells of a table, and what its value stands for. */
export type Field<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  schema: Schema;
  /** Undefined where a table of its own holds the field. `html` is cleaned before it is stored. */
  cell: CellKind | undefined;
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

const textOf = (max: number) => {
  const inOneLanguage = z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
  return z.object({ ...mapLanguages(() => z.optional(inOneLanguage)), [DEFAULT_LANGUAGE]: inOneLanguage });
};
const FilePath = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9/_-]*\.(jpg|jpeg|png|webp|pdf)$/,
      'must be a path like pictures/well.jpg, in small letters, digits, - and _',
    ),
    z.maxLength(200),
  );
/** Lists hold at most 100 values. */
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema).check(z.maxLength(100));

/** A value in one cell, as its schema says. */
export const value = <Schema extends z.ZodMiniType>(schema: Schema) => ({ schema, cell: 'value' as const });
/** A text per language, of at most `max` characters in each. */
export const text = (max: number) => ({ schema: textOf(max), cell: 'text' as const });
/** A text per language that may be empty. */
export const freeText = () => ({ schema: LocalisedText, cell: 'text' as const });
/** A list of such texts, empty where it is left out. */
export const texts = (max: number) => ({
  schema: z._default(listOf(textOf(max)), []),
  cell: 'texts' as const,
});
/** A long text per language. */
export const html = () => ({ schema: textOf(50_000), cell: 'html' as const });
/** Like 2026-11-21. */
export const date = () => value(z.iso.date('must be a date like 2026-11-21'));
export const optionalDate = () => ({ ...date(), schema: z.optional(date().schema) });
/** Whole rupees. */
export const rupees = () => ({
  schema: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  cell: 'number' as const,
});
export const flag = () => ({ schema: z.boolean(), cell: 'flag' as const });
/** No where it is left out. */
export const optionalFlag = () => ({ schema: z._default(z.boolean(), false), cell: 'flag' as const });
export const picture = () => ({ ...value(FilePath), file: 'picture' as const });
export const pdf = () => ({ ...value(FilePath), file: 'pdf' as const });
export const pictures = () => ({
  schema: listOf(FilePath),
  cell: 'values' as const,
  file: 'picture' as const,
});
/** None where they are left out. */
export const optionalPictures = () => ({ ...pictures(), schema: z._default(listOf(FilePath), []) });
/** A choice's keys and names. */
export const options = () => ({
  schema: z._default(
    listOf(z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(60)), name: textOf(120) })),
    [],
  ),
  cell: 'options' as const,
});
/** Entries that have a table of their own beside the kind's, or stand in the entry's JSON. */
export const parts = <Schema extends z.ZodMiniType>(entry: Schema) => ({
  schema: z._default(listOf(entry), []),
  cell: undefined,
});
/** The id of an entry of a kind that stands further up in the list of kinds. */
export const reference = (kind: { name: string }) => ({ ...value(ContentId), refersTo: kind.name });
export const optionalReference = (kind: { name: string }) => ({
  ...value(z.optional(ContentId)),
  refersTo: kind.name,
});
/** A text that stands in a list of the entry that is referred to. */
export const listedText = (max: number, listedBy: { reference: string; list: string }) => ({
  ...text(max),
  listedBy,
});
