import type { Language } from '@trust/shared/contract/languages';
import { CategoryList, type Category } from '@trust/shared/contract/content/projects';
import { LEFT_OUT, UnavailableError, type Http } from '@trust/shared/http';
import { readStoredCategories, storeCategories } from './device-list/stored-categories.ts';

/**
 * Reads the categories that take applications and stores them on the device. Where they cannot be read, those that are
 * stored take their place: a form that was begun goes on without a network.
 */
export async function fetchCategories(http: Http, language: Language, body: object): Promise<Category[]> {
  const request = { base: 'api', path: 'project/get-category-list', method: 'POST', body } as const;
  try {
    const categories = await http.read(request, CategoryList);
    void storeCategories(language, categories);
    return categories;
  } catch (error) {
    if (!(error instanceof UnavailableError) || error.message === LEFT_OUT) throw error;
    const stored = CategoryList.safeParse(await readStoredCategories(language));
    if (!stored.success) throw error;
    return stored.data;
  }
}
