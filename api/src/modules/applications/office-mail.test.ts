import type { SubmittedApplication } from '@trust/shared/contract/applications/application';
import type { Mail } from '../../mail/mail-delivery.ts';
import { AN_APPLICATION } from '../../testing/applications-api.ts';
import { importSmallSet } from '../../testing/content-folder.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let mails: Mail[];
let isMailServerUp: boolean;
beforeAll(async () => {
  const send = async (mail: Mail) => {
    if (!isMailServerUp) throw new Error('connection refused');
    mails.push(mail);
  };
  api = await startTestApi({}, { send });
  await importSmallSet(api);
});
beforeEach(() => {
  mails = [];
  isMailServerUp = true;
});
afterAll(() => api.close());

async function submit() {
  const url = '/api/project/add-application';
  const reply = await api.app.inject({ method: 'POST', url, payload: AN_APPLICATION });
  expect(reply.statusCode).toBe(201);
  return reply.json<SubmittedApplication>();
}

test('the office gets a mail about a new application, which says nothing of the applicant', async () => {
  const { code, suid } = await submit();
  await api.mail?.deliver();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: `[Application] ${code}`, body: expect.stringContaining(code) });
  const text = JSON.stringify(mails);
  for (const personal of [suid, AN_APPLICATION.name, AN_APPLICATION.number, AN_APPLICATION.place])
    expect(text).not.toContain(personal);
});

test('while the mail server is down the application is taken, and the mail is sent later', async () => {
  isMailServerUp = false;
  const { code } = await submit();
  await api.mail?.deliver();
  isMailServerUp = true;
  api.clock.pass(10);
  await api.mail?.deliver();
  expect(mails).toMatchObject([{ subject: `[Application] ${code}` }]);
});
