import type { CategoryQuery } from '@trust/shared/contract/content/projects';
import type { LoadContext } from '@trust/shared/remote';
import type * as z from 'zod/mini';
import { categoriesQuery, type CategoryTeaser } from './categories.data.ts';
import { readStep, type CategoryStep } from './category-steps.rules.ts';

/** The categories, and the address's choice among them. It may name a subcategory in either language. */
export async function readCategoryStep(
  context: LoadContext,
  filter: z.input<typeof CategoryQuery>,
): Promise<{ categories: CategoryTeaser[]; step: CategoryStep }> {
  const { queries, language, url } = context;
  const categories = await queries.ensureQueryData(categoriesQuery(context, filter));
  const step = readStep(url.searchParams, categories);
  if (step.step !== 'subCategories' || !url.searchParams.get('subCategory')) return { categories, step };
  const other = { ...context, language: language === 'en' ? 'ml' : 'en' } as const;
  const otherCategories = await queries.ensureQueryData(categoriesQuery(other, filter));
  return { categories, step: readStep(url.searchParams, categories, otherCategories) };
}
