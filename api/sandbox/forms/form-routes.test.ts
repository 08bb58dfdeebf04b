import { buildSandbox } from '../sandbox-app.ts';

const keys = { merchantCode: 'TRUST', passCode: 'pass', hashKey: 'key' };
const card = {
  keyId: 'rzp_test_1',
  keySecret: 'secret',
  lateMs: 1,
  webhookSecret: 'secret',
  webhookUrl: 'http://127.0.0.1:1',
};
const { app } = buildSandbox({ card, bank: keys });
afterAll(() => app.close());

test('the stand-in for an outside form asks, says thank you, and may be framed by the site alone', async () => {
  const form = await app.inject('/sandbox/forms/health-care');
  expect(form.body).toContain('<form method="post">');
  expect(form.body).toContain('SANDBOX');
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/forms/health-care',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha',
  });
  expect(answer.body).toContain('Thank you');
  expect(answer.body).not.toContain('Asha');
  for (const { headers, statusCode } of [form, answer]) {
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  }
});

test('a page asks whether the form is there without reading it', async () => {
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/sandbox/forms/health-care' });
  expect([statusCode, body]).toEqual([200, '']);
});

test.each(['%3Cscript%3E', 'a'.repeat(41), 'UPPER'])(
  'a form that could be markup is none: %s',
  async (name) => {
    const { statusCode, body } = await app.inject(`/sandbox/forms/${name}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<script');
  },
);
