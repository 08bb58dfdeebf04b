import { readStatement } from './read-statement.ts';
import { BANK_FILES, OTHER_BANK_FILES } from './testing/bank-files.ts';

const TODAY = '2026-11-28';

test.each([...BANK_FILES, ...OTHER_BANK_FILES])(
  'a statement of $bank is read as the bank gives it out',
  async ({ file, credits, debits }) => {
    expect(await readStatement(file, TODAY)).toEqual({
      outcome: 'read',
      credits: credits.map(([bookedOn, amount, reference, narration]) => ({
        bookedOn,
        amount,
        reference: expect.stringContaining(reference),
        narration: expect.stringContaining(narration),
      })),
      leftOut: expect.objectContaining({ debits, undated: [] }),
    });
  },
);
