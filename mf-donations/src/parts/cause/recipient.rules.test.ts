import { recipientOf } from './recipient.rules.ts';

test.each([
  ['home', { kind: 'fund', fund: 'home' }],
  ['medicare', { kind: 'fund', fund: 'medicare' }],
  ['bmz', { kind: 'fund', fund: 'bmz' }],
  ['1001', { kind: 'project', id: '1001' }],
  ['BMZ', { kind: 'unknown' }],
  ['1001a', { kind: 'unknown' }],
  ['1234567890', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('the address ending in “%s” names %o', (nid, recipient) => {
  expect(recipientOf(nid)).toEqual(recipient);
});
