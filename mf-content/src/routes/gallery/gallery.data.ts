import type { LoadContext } from '@trust/shared/remote';
import type { CategoryTeaser } from '../../parts/category-steps/categories.data.ts';
import { readCategoryStep } from '../../parts/category-steps/category-steps.data.ts';
import type { CategoryStep } from '../../parts/category-steps/category-steps.rules.ts';
import { groupByName, type PictureGroup } from './gallery.rules.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

export interface GalleryData {
  readonly categories: readonly CategoryTeaser[];
  readonly step: CategoryStep;
  readonly groups: readonly PictureGroup[];
}

export async function loadGallery(context: LoadContext): Promise<GalleryData> {
  const { categories, step } = await readCategoryStep(context, { showGallery: true });
  if (step.step !== 'items') return { categories, step, groups: [] };
  const query = { category: step.category._id, subCategory: step.subCategory };
  return { categories, step, groups: await context.queries.ensureQueryData(groupsQuery(context, query)) };
}

function groupsQuery(
  { http, language }: LoadContext,
  query: { category: string; subCategory: string | undefined },
) {
  return {
    queryKey: ['gallery', query, language],
    queryFn: async () => {
      const request = {
        base: 'api',
        path: 'project/get-gallery-list',
        method: 'POST',
        body: { query },
      } as const;
      return groupByName(await http.read(request, schemaOf('GalleryList')));
    },
  };
}
