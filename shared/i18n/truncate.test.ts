import { truncate } from './truncate.ts';

test.each([
  ['Onam kits', 20, 'Onam kits'],
  ['Keys given to the fiftieth house', 20, 'Keys given to the…'],
  ['214 donors at the blood camp', 20, '214 donors at the…'],
  // The last whole word may end just where the cut is.
  ['Twelve women finish the course', 19, 'Twelve women finish…'],
  ['It was spent. Then more came', 14, 'It was spent…'],
  ['ചെലവായി. സംശയങ്ങൾക്ക് മറുപടി', 10, 'ചെലവായി…'],
  // One long word would leave next to nothing.
  ['A Malappuramkaruvarakkundu', 12, 'A Malappuram…'],
  ['തിരുവനന്തപുരത്തെ വീട്', 6, 'തിരുവനന്തപു…'],
  // A character is what readers see as one.
  ['👩‍👩‍👧👍🏽cheers', 3, '👩‍👩‍👧👍🏽c…'],
  ['പരിചരണം', 5, 'പരിചരണം'],
])('“%s”, cut to %i characters, reads “%s”', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
