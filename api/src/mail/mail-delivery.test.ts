import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { createSmtpSender, type Mail } from './mail-delivery.ts';

const mail: Mail = {
  id: '6f1c1f60-0000-4000-8000-000000000001',
  replyTo: 'asha@example.org',
  subject: '[Contact] കിണർ',
  body: 'Our well has no water.',
};

let server: Server;
let received: string[];

/** A mail server that answers the recipient with `verdict`. */
async function startMailServer(verdict: string): Promise<string> {
  received = [];
  server = createServer((socket) => {
    let inData = false;
    const sendLine = (line: string) => socket.write(`${line}\r\n`);
    createInterface(socket).on('line', (line) => {
      received.push(line);
      if (inData) {
        if (line === '.') {
          inData = false;
          sendLine('250 taken');
        }
      } else if (line.startsWith('RCPT')) sendLine(verdict);
      else if (line === 'DATA') {
        inData = true;
        sendLine('354 go on');
      } else sendLine('250 ok');
    });
    sendLine('220 ready');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
afterEach(() => server.close());

test('a mail comes from the site, goes to the trust, and is answered to the visitor', async () => {
  const url = await startMailServer('250 ok');
  const from = 'Shelter <site@shelter.example>';
  await createSmtpSender({ url, from, to: 'office@shelter.example' })(mail);
  expect(received).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<site@shelter.example>',
      'RCPT TO:<office@shelter.example>',
      'From: Shelter <site@shelter.example>',
      'Reply-To: asha@example.org',
      `Message-ID: <${mail.id}@shelter.example>`,
      'Our well has no water.',
    ]),
  );
});

test('a mail to a donor brings its paper, is answered to the trust, and its address stays one address', async () => {
  const url = await startMailServer('250 ok');
  const send = createSmtpSender({ url, from: 'site@shelter.example', to: 'office@shelter.example' });
  const attachment = { filename: 'receipt-2025-26-000001.pdf', content: Buffer.from('%PDF-1.7') };
  await send({ id: 'captured-1', to: 'anu@donor.example', subject: 'രസീത്', body: 'നന്ദി', attachment });
  expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<anu@donor.example>']);
  expect(received).toEqual(
    expect.arrayContaining([
      'Reply-To: office@shelter.example',
      'Auto-Submitted: auto-generated',
      'Content-Type: application/pdf; name=receipt-2025-26-000001.pdf',
      Buffer.from('%PDF-1.7').toString('base64'),
    ]),
  );
});

test('a mail with a page of its own is sent as text too', async () => {
  const url = await startMailServer('250 ok');
  const send = createSmtpSender({ url, from: 'site@shelter.example', to: 'office@shelter.example' });
  await send({ ...mail, html: '<p>Our well</p>' });
  expect(received.join('\n')).toMatch(
    /multipart\/alternative[^]*Our well has no water\.[^]*<p>Our well<\/p>/,
  );
});

test('a mail that the server does not take is told as a failure', async () => {
  const url = await startMailServer('450 try later');
  const send = createSmtpSender({ url, from: 'site@shelter.example', to: 'office@shelter.example' });
  await expect(send(mail)).rejects.toThrow(/450/);
});
