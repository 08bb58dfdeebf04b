import type { Limits } from '../config/config.ts';
import { createContentFolder, type ContentFolder } from './content-folder.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** An api and a content folder for all tests of a file. Both are empty objects until the first test begins. */
export function prepareContentApi({
  limits = {},
  imported = true,
}: {
  limits?: Partial<Limits>;
  /** Whether the folder is imported before the first test. */
  imported?: boolean;
} = {}): { api: TestApi; folder: ContentFolder } {
  const api = {} as TestApi;
  const folder = {} as ContentFolder;
  beforeAll(async () => {
    Object.assign(api, await startTestApi(limits));
    Object.assign(folder, await createContentFolder());
    if (imported) await folder.importInto(api);
  });
  afterAll(async () => {
    await api.close();
    await folder.remove();
  });
  return { api, folder };
}
