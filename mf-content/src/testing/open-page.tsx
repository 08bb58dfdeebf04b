import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { remote } from '../remote.tsx';
import { fakeHttp, type ContentAnswers } from './fake-http.ts';
import { goodAnswers } from './samples.ts';

/** Opens a page of this module as a visitor does; every call answers well unless the test says otherwise. */
export async function openPage(
  path: string,
  answers: ContentAnswers = {},
  language: 'en' | 'ml' = 'en',
  config = sampleConfig,
) {
  const http = fakeHttp({ ...goodAnswers, ...answers });
  return { http, ...(await renderScreen(remote, path, { http, language, config })) };
}
