import { registrationPapers } from './about.rules.ts';

test.each([
  ['Approval under section 80G', '/media/a.pdf', true],
  ['12A വകുപ്പു പ്രകാരമുള്ള രജിസ്ട്രേഷൻ', '/media/a.pdf', true],
  ['80-G സർട്ടിഫിക്കറ്റ്', '/media/a.pdf', true],
  ['Approval under section 80G', '', false],
  ['Annual report 2012, area 180', '/media/a.pdf', false],
])('the report "%s" (%s) stands among the papers: %s', (title, file, expected) => {
  expect(registrationPapers([{ nid: '1', title, file }])).toHaveLength(expected ? 1 : 0);
});
