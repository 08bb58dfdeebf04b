import { shareAddresses } from './share.rules.ts';

const shared = shareAddresses({
  siteUrl: 'https://trust.example',
  path: '/project/1001',
  language: 'ml',
  text: 'ഒരു വീട് & ഒരു കിണർ',
});

test('a shared page opens in the language in which it was read', () => {
  expect(shared.page).toBe('https://trust.example/project/1001?lang=ml');
});

test('WhatsApp gets the name and the address as one message', () => {
  expect(new URL(shared.whatsApp).searchParams.get('text')).toBe(
    'ഒരു വീട് & ഒരു കിണർ\nhttps://trust.example/project/1001?lang=ml',
  );
});

test('a name with an ampersand keeps the rest of the mail', () => {
  expect(new URL(shared.mail).searchParams.get('body')).toContain(shared.page);
  expect(new URL(shared.mail).searchParams.get('subject')).toBe('ഒരു വീട് & ഒരു കിണർ');
});
