import type { CategoryQuery } from '@trust/shared/contract/content/projects';
import { otherLanguages } from '@trust/shared/contract/languages';
import type { LoadContext } from '@trust/shared/remote';
import type * as z from 'zod/mini';
import { categoriesQuery, type CategoryTeaser } from './categories.data.ts';
import { readStep, type CategoryStep } from './category-steps.rules.ts';

/** The categories, and the address's choice among them. It may name a subcategory in any language. */
export async function readCategoryStep(
  context: LoadContext,
  filter: z.input<typeof CategoryQuery>,
): Promise<{ categories: CategoryTeaser[]; step: CategoryStep }> {
  const { queries, language, url } = context;
  const categories = await queries.ensureQueryData(categoriesQuery(context, filter));
  const step = readStep(url.searchParams, categories);
  if (step.step !== 'subCategories' || !url.searchParams.get('subCategory')) return { categories, step };
  const inOtherLanguages = await Promise.all(
    otherLanguages(language).map((other) =>
      queries.ensureQueryData(categoriesQuery({ ...context, language: other }, filter)),
    ),
  );
  const steps = inOtherLanguages.map((searched) => readStep(url.searchParams, categories, searched));
  return { categories, step: steps.find((found) => found.step === 'items') ?? step };
}
