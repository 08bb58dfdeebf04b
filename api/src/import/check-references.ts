import type { LocalisedText } from '@trust/shared/contract/language';
import { KINDS, type ContentSet, type Fault, type PlaceOf } from './content-set.ts';

/** What is wrong between the entries: ids that occur twice, and what they refer to that there is not. */
export function checkReferences(set: ContentSet, placeOf: PlaceOf): Fault[] {
  return [...twice(set, placeOf), ...unknownCategories(set, placeOf), ...unknownProjects(set, placeOf)];
}

function twice(set: ContentSet, placeOf: PlaceOf): Fault[] {
  return KINDS.flatMap((kind) => {
    const seen = new Set<string>();
    return set[kind].flatMap(({ id }, index) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ ...placeOf(kind, index), field: 'id', fault: `${id} occurs twice` }];
    });
  });
}

type Categorised = { category: string; subCategory?: LocalisedText };

function unknownCategories(set: ContentSet, placeOf: PlaceOf): Fault[] {
  const subCategories = new Map(set.categories.map(({ id, subCategories }) => [id, subCategories]));
  const kinds: ['projects' | 'gallery' | 'project-reports', Categorised[]][] = [
    ['projects', set.projects],
    ['gallery', set.gallery],
    ['project-reports', set['project-reports']],
  ];
  return kinds.flatMap(([kind, entries]) =>
    entries.flatMap(({ category, subCategory }, index) => {
      const place = placeOf(kind, index);
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

function unknownProjects(set: ContentSet, placeOf: PlaceOf): Fault[] {
  const projects = new Set(set.projects.map(({ id }) => id));
  return set.news.flatMap(({ project }, index) =>
    project === undefined || projects.has(project)
      ? []
      : [{ ...placeOf('news', index), field: 'project', fault: `there is no project ${project}` }],
  );
}
