import { LanguageCode, type LocalisedText } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import { buildPath } from '@trust/shared/contract/pages/paths';
import type { SearchKind } from '@trust/shared/contract/content/search';
import type { ContentKind } from '../../../content-kinds/content-kind.ts';
import type { ExternalPageTexts } from '../content-list.ts';
import { LISTED_KINDS } from '../kinds/content-lists.ts';
import type { ContentSystem } from './content-system.ts';

/** An entry of the external content system that has a page here; `picture` is an address or ''. */
export type ExternalPage = {
  id: string;
  /** `/event/61` */
  path: string;
  /** Whether the site map has it. */
  isListed: boolean;
  /** Undefined for a kind that search does not find. */
  searchKind: SearchKind | undefined;
  title: LocalisedText;
  body: LocalisedText;
  picture: string;
};

type PageInLanguage = ExternalPageTexts & { language: Language };

/** The pages by kind from the stored copies, in the content system's order; does not wait for it. */
export async function listExternalPages(contentSystem: ContentSystem): Promise<ExternalPage[]> {
  const pages = await Promise.all(LISTED_KINDS.map((kind) => listPagesOfKind(kind, contentSystem)));
  return pages.flat();
}

async function listPagesOfKind(
  { list, page }: ContentKind,
  contentSystem: ContentSystem,
): Promise<ExternalPage[]> {
  if (!list || !page) return [];
  const inLanguages = await Promise.all(
    LanguageCode.options.map(async (language) => {
      const found = await list.readExternalPages(contentSystem, language);
      return found.map((texts) => ({ ...texts, language }));
    }),
  );
  const pages = new Map<string, ExternalPage>();
  for (const one of inLanguages.flat()) {
    const { id, picture, title, body } = one;
    const known = pages.get(id) ?? {
      id,
      path: buildPath(page.path, id),
      isListed: page.isListed !== false,
      searchKind: page.search?.kind,
      picture,
      title: { en: title },
      body: { en: body },
    };
    pages.set(id, addTexts(known, one));
  }
  return [...pages.values()];
}

function addTexts(page: ExternalPage, { language, title, body }: PageInLanguage): ExternalPage {
  return {
    ...page,
    title: { ...page.title, [language]: title },
    body: { ...page.body, [language]: body },
  };
}
