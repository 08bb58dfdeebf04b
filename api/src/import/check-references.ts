import type { LocalisedText } from '@trust/shared/contract/language';
import { KINDS, type ContentSet, type ContentFieldError, type LocateEntry } from './content-set.ts';

/** Errors between entries: repeated ids and references to missing entries. */
export function checkReferences(set: ContentSet, locate: LocateEntry): ContentFieldError[] {
  return [
    ...findDuplicates(set, locate),
    ...findUnknownCategories(set, locate),
    ...findUnknownProjects(set, locate),
  ];
}

function findDuplicates(set: ContentSet, locate: LocateEntry): ContentFieldError[] {
  return KINDS.flatMap((kind) => {
    const seen = new Set<string>();
    return set[kind].flatMap(({ id }, index) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ ...locate(kind, index), field: 'id', message: `${id} occurs twice` }];
    });
  });
}

type Categorised = { category: string; subCategory?: LocalisedText };

function findUnknownCategories(set: ContentSet, locate: LocateEntry): ContentFieldError[] {
  const subCategories = new Map(set.categories.map(({ id, subCategories }) => [id, subCategories]));
  const kinds: ['projects' | 'gallery' | 'project-reports', Categorised[]][] = [
    ['projects', set.projects],
    ['gallery', set.gallery],
    ['project-reports', set['project-reports']],
  ];
  return kinds.flatMap(([kind, entries]) =>
    entries.flatMap(({ category, subCategory }, index) => {
      const location = locate(kind, index);
      const known = subCategories.get(category);
      if (!known) return [{ ...location, field: 'category', message: `there is no category ${category}` }];
      if (subCategory && !known.some(({ en }) => en === subCategory.en)) {
        const message = `category ${category} has no subcategory "${subCategory.en}"`;
        return [{ ...location, field: 'subCategory', message }];
      }
      return [];
    }),
  );
}

function findUnknownProjects(set: ContentSet, locate: LocateEntry): ContentFieldError[] {
  const projects = new Set(set.projects.map(({ id }) => id));
  return set.news.flatMap(({ project }, index) =>
    project === undefined || projects.has(project)
      ? []
      : [{ ...locate('news', index), field: 'project', message: `there is no project ${project}` }],
  );
}
