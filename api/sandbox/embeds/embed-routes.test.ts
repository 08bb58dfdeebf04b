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

test.each([
  ['map', '/sandbox/map?line=Example+Road&line=Kochi'],
  ['video player', '/sandbox/videos/ShelterDm01?autoplay=1&rel=0'],
])(
  'the stand-in for the %s needs nothing of other hosts, and the site alone may frame it',
  async (_, address) => {
    const { statusCode, headers, body } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('SANDBOX');
    expect(body).not.toMatch(/https?:\/\/|<script/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  },
);

test('the map shows the office’s address', async () => {
  const { body } = await app.inject('/sandbox/map?line=Example+Road&line=Kochi');
  expect(body).toContain('<address><span>Example Road</span><span>Kochi</span></address>');
});

test('the video plays at once and can be paused', async () => {
  const { body } = await app.inject('/sandbox/videos/ShelterDm01');
  expect(body).toContain('Video ShelterDm01');
  expect(body).toMatch(/<details open><summary>.*Pause/);
});

test('what could be markup is none', async () => {
  const map = await app.inject('/sandbox/map?line=%3Cscript%3E');
  expect(map.body).toContain('&lt;script&gt;');
  const video = await app.inject('/sandbox/videos/%3Cscript%3Eab');
  expect(video.statusCode).toBe(404);
  expect(video.body).not.toContain('<script');
});

test.each([`line=${'a'.repeat(201)}`, 'line=a&'.repeat(13)])(
  'an address that is too long is refused: %#',
  async (query) => {
    expect((await app.inject(`/sandbox/map?${query}`)).statusCode).toBe(400);
  },
);
