import type { CategoryQuery } from '@trust/shared/contract/projects';
import type { LoadContext } from '@trust/shared/remote';
import type * as z from 'zod/mini';
import { categoriesQuery, type CategoryTeaser } from './categories.data.ts';
import { stepIn, type CategoryStep } from './category-steps.rules.ts';

/** The categories, and how far the address has chosen among them, in whichever language it names a subcategory. */
export async function readCategoryStep(
  context: LoadContext,
  filter: z.input<typeof CategoryQuery>,
): Promise<{ categories: CategoryTeaser[]; step: CategoryStep }> {
  const { queries, language, url } = context;
  const categories = await queries.ensureQueryData(categoriesQuery(context, filter));
  const step = stepIn(url.searchParams, categories);
  if (step.step !== 'subCategories' || !url.searchParams.get('subCategory')) return { categories, step };
  const other = { ...context, language: language === 'en' ? 'ml' : 'en' } as const;
  const named = await queries.ensureQueryData(categoriesQuery(other, filter));
  return { categories, step: stepIn(url.searchParams, categories, named) };
}
