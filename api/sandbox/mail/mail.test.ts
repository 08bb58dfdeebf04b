import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { buildSandbox } from '../sandbox-app.ts';

const card = {
  keyId: 'rzp_test_1',
  keySecret: 'secret',
  lateMs: 1,
  webhookSecret: 'secret',
  webhookUrl: 'http://127.0.0.1:1',
};
const bank = { merchantCode: 'TRUST', passCode: 'pass', hashKey: 'key' };

let folder: string;
let sandbox: ReturnType<typeof buildSandbox>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
  sandbox = buildSandbox({ card, bank, mailFolder: folder });
});
afterEach(async () => {
  await sandbox.app.close();
  await rm(folder, { recursive: true });
});

async function send(subject: string, to: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: await sandbox.listenForMail(0) });
  await transport.sendMail({
    from: 'Site <site@a.example>',
    to,
    subject,
    html: '<p style="color:red">Thank you</p><script>alert(1)</script>',
    text: 'Thank you.\nhttp://localhost/a?b=1&c=2 <b>',
    attachments: [
      { filename: 'receipt.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
    ],
  });
}

const html = async (url: string) => (await sandbox.app.inject(url)).body;

test('what the site sends is listed, and opens with its links and attachments', async () => {
  expect(await html('/sandbox/mail')).toContain('Nothing was sent yet.');
  await send('രസീത് & more', 'donor@b.example');
  const list = await html('/sandbox/mail');
  expect(list).toContain('രസീത് &amp; more');
  expect(list).toContain('donor@b.example');
  const [, message = ''] = /href="(\/sandbox\/mail\/[^"]+)"/.exec(list) ?? [];
  const page = await html(message);
  expect(page).toContain('<a href="http://localhost/a?b=1&amp;c=2">');
  expect(page).toContain('&lt;b&gt;');
  const [, look = ''] = /<iframe src="([^"]+)"/.exec(page) ?? [];
  const asSeen = await sandbox.app.inject(look);
  expect(asSeen.body).toContain('style="color:red"');
  expect(asSeen.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/);
  const [, attachment = ''] = /href="([^"]+)">receipt\.pdf/.exec(page) ?? [];
  const file = await sandbox.app.inject(attachment);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.body).toBe('%PDF-1.7');
});

test('a program reads them as JSON', async () => {
  await send('Receipt', 'donor@b.example');
  const { body } = await sandbox.app.inject('/sandbox/mail/messages');
  expect(JSON.parse(body)).toEqual([
    expect.objectContaining({ to: 'donor@b.example', subject: 'Receipt', attachments: ['receipt.pdf'] }),
  ]);
});

test.each(['/sandbox/mail/none', '/sandbox/mail/..%2Fbank', '/sandbox/mail/none/attachments/0'])(
  '%s is no mail',
  async (address) => {
    expect((await sandbox.app.inject(address)).statusCode).toBe(404);
  },
);
