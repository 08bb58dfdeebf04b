import { firstValue } from '@trust/shared/contract/content/field-values';
import type { Language } from '@trust/shared/contract/languages';
import type { Database } from '../../database/database.ts';
import type { ApiDeps } from '../deps.ts';
import type { ContentRequest } from './content.store.ts';
import type { ContentSystem } from './external/content-system.ts';
import type { ExternalList, NumberedEntry } from './external/external-list.ts';

type Values = readonly { value: string | number | boolean }[];

/** An external entry that has a page; `picture` is an address or ''. */
export type ExternalPageTexts = { id: string; title: string; body: string; picture: string };

/** A list in the content system's shape, from the external system or from the database. */
export type ContentList<Item extends NumberedEntry = NumberedEntry> = ExternalList<Item> & {
  summary: string;
  /** The list's and one item's name as calls. */
  operations: readonly [list: string, item: string];
  readStored: (
    { database, storage }: Pick<ApiDeps, 'database' | 'storage'>,
    language: Language,
    request: ContentRequest,
  ) => Promise<Item[]>;
  /** The stored copies of the external entries, as pages; does not wait for the content system. */
  readExternalPages: (contentSystem: ContentSystem, language: Language) => Promise<ExternalPageTexts[]>;
};

/** Defines a list by its rows, their shape in the answer, and how an external entry becomes that shape. */
export function defineList<Row, Item extends NumberedEntry & { title: Values }>({
  read,
  fileOf,
  toItem,
  pageOf,
  ...list
}: ExternalList<Item> &
  Pick<ContentList, 'summary' | 'operations'> & {
    read: (database: Database, request: ContentRequest) => Promise<Row[]>;
    /** The stored name of the document that a row has, for a kind whose rows have one. */
    fileOf?: (row: Row) => string;
    /** `fileBytes`: the size of that document, where it is known. */
    toItem: (language: Language, row: Row, fileBytes: number | undefined) => Item;
    /** For a kind with pages: what of an external entry is shown of it elsewhere. */
    pageOf?: (item: Item) => { body: Values; picture: string };
  }): ContentList<Item> {
  const external: ExternalList<Item> = list;
  return {
    ...list,
    async readStored({ database, storage }, language, request) {
      const rows = await read(database, request);
      return Promise.all(
        rows.map(async (row) => toItem(language, row, fileOf && (await storage.sizeOf(fileOf(row))))),
      );
    },
    async readExternalPages(contentSystem, language) {
      if (!pageOf) return [];
      const items = await contentSystem.readCached(external, language);
      return items.map((item) => {
        const { body, picture } = pageOf(item);
        return { id: firstValue(item.nid), title: firstValue(item.title), body: firstValue(body), picture };
      });
    },
  };
}
