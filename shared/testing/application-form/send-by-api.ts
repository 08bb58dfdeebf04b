import { test, type Page } from '@playwright/test';
import { SubmittedApplication } from '../../contract/applications/application.ts';
import { UploadedFile } from '../../contract/applications/uploads.ts';
import { COMPLETE_FORM } from '../application-samples.ts';

/** A category of the sample content without questions of its own. */
const CATEGORY = '4';

/** Sends an application by the api; its photo is a picture of the page. `headers` may name an account. */
export async function sendByApi(page: Page, headers: Record<string, string> = {}) {
  const draft = `draft-${test.info().testId}`;
  const buffer = await page.screenshot({ type: 'jpeg' });
  const doc = { name: `${draft}::photo.jpg`, mimeType: 'image/jpeg', buffer };
  const uploaded = await page.request.post('/api/project/upload-application-pic', { multipart: { doc } });
  const photo = UploadedFile.parse(await uploaded.json());
  const application = {
    ...COMPLETE_FORM,
    category: { _id: CATEGORY },
    draft,
    logo: photo.name,
    agreement: true,
  };
  const answer = await page.request.post('/api/project/add-application', { data: application, headers });
  return SubmittedApplication.parse(await answer.json());
}
