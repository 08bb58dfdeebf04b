import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { smtp } from './mail-delivery.ts';
import type { OutgoingMail } from './mail-outbox.store.ts';

const mail: OutgoingMail = {
  id: '6f1c1f60-0000-4000-8000-000000000001',
  replyTo: 'asha@example.org',
  subject: '[Contact] കിണർ',
  body: 'Our well has no water.',
  attempts: 1,
  createdAt: new Date(0),
  tryAt: new Date(0),
};

let server: Server;
let heard: string[];

/** A mail server that answers the recipient with `verdict`. */
async function mailServer(verdict: string): Promise<string> {
  heard = [];
  server = createServer((socket) => {
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    createInterface(socket).on('line', (line) => {
      heard.push(line);
      if (inData) {
        if (line === '.') {
          inData = false;
          say('250 taken');
        }
      } else if (line.startsWith('RCPT')) say(verdict);
      else if (line === 'DATA') {
        inData = true;
        say('354 go on');
      } else say('250 ok');
    });
    say('220 ready');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
afterEach(() => server.close());

test('a mail comes from the site, goes to the trust, and is answered to the visitor', async () => {
  const url = await mailServer('250 ok');
  const from = 'Shelter <site@shelter.example>';
  await smtp({ url, from, to: 'office@shelter.example' })(mail);
  expect(heard).toEqual(
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

test('a mail that the server does not take is told as a failure', async () => {
  const url = await mailServer('450 try later');
  const send = smtp({ url, from: 'site@shelter.example', to: 'office@shelter.example' });
  await expect(send(mail)).rejects.toThrow(/450/);
});
