import { isUploadId, readUploadId } from './uploads.ts';

const ID = 'aB3_-'.repeat(5);

test.each([
  [ID, true],
  ['a'.repeat(22), true],
  ['a'.repeat(64), true],
  ['a'.repeat(21), false],
  ['a'.repeat(65), false],
  [`${ID}.`, false],
  [`../${ID}`, false],
  [`${ID}\n`, false],
  ['', false],
])('%j may be the id of an upload: %s', (text, may) => {
  expect(isUploadId(text)).toBe(may);
});

test.each([
  [ID, ID],
  [`/api/project/uploads/${ID}`, ID],
  [`/api/project/uploads/${ID}?expires=1&signature=a`, ID],
  [`/api/project/uploads/${ID}#a`, ID],
  ['/api/project/uploads/', ''],
  [
    `https://elsewhere.example/api/project/uploads/${ID}`,
    `https://elsewhere.example/api/project/uploads/${ID}`,
  ],
])('%s names the upload %s', (idOrUrl, id) => {
  expect(readUploadId(idOrUrl)).toBe(id);
});
