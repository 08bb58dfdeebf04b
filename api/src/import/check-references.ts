import type { LocalisedText } from '@trust/shared/contract/language';
import { fileOf, KINDS, type ContentSet, type Fault } from './content-set.ts';

/** What is wrong between the entries: ids that occur twice, categories and subcategories that there are not. */
export function checkReferences(set: ContentSet): Fault[] {
  return [...twice(set), ...unknownCategories(set)];
}

function twice(set: ContentSet): Fault[] {
  return KINDS.flatMap((kind) => {
    const seen = new Set<string>();
    return set[kind].flatMap(({ id }, index) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ file: fileOf(kind), entry: index + 1, field: 'id', fault: `${id} occurs twice` }];
    });
  });
}

type Categorised = { category: string; subCategory?: LocalisedText };

function unknownCategories(set: ContentSet): Fault[] {
  const subCategories = new Map(set.categories.map(({ id, subCategories }) => [id, subCategories]));
  const kinds: ['projects' | 'gallery' | 'project-reports', Categorised[]][] = [
    ['projects', set.projects],
    ['gallery', set.gallery],
    ['project-reports', set['project-reports']],
  ];
  return kinds.flatMap(([kind, entries]) =>
    entries.flatMap(({ category, subCategory }, index) => {
      const place = { file: fileOf(kind), entry: index + 1 };
      const known = subCategories.get(category);
      if (!known) return [{ ...place, field: 'category', fault: `there is no category ${category}` }];
      if (subCategory && !known.some(({ en }) => en === subCategory.en)) {
        const fault = `category ${category} has no subcategory "${subCategory.en}"`;
        return [{ ...place, field: 'subCategory', fault }];
      }
      return [];
    }),
  );
}
