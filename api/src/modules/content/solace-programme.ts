import { firstValue, SolaceProgrammeList, type SolaceProgramme } from '@trust/shared/contract/content';
import type { LocalisedText } from '@trust/shared/contract/language';
import { listSolaceProgrammes } from './content.store.ts';
import type { ContentParts, ForeignList } from './content-system.ts';
import { admitSolaceProgramme } from './foreign-entry.rules.ts';

export const SOLACE_PROGRAMMES: ForeignList<SolaceProgramme> = {
  path: 'solace-programs',
  schema: SolaceProgrammeList,
  admit: admitSolaceProgramme,
};

/** The content system has no answer just now, and there is no copy. */
export class ContentAway extends Error {
  readonly statusCode = 503;
}

/**
 * What a programme is called, whether it takes bookings and what one costs in rupees; undefined when there is no such
 * programme. Throws ContentAway where nobody can tell.
 */
export async function findSolaceProgramme(
  { database, contentSystem }: ContentParts,
  id: string,
): Promise<{ title: LocalisedText; booking: boolean; bookingAmount: number } | undefined> {
  if (!contentSystem) {
    const [programme] = await listSolaceProgrammes(database, { id, limit: 1 });
    return programme;
  }
  const told = await contentSystem.read(SOLACE_PROGRAMMES, { id, language: 'en' });
  if (told.outcome === 'unavailable') throw new ContentAway();
  const [programme] = told.entries;
  return (
    programme && {
      title: { en: firstValue(programme.title) },
      booking: programme.field_booking[0]?.value === true,
      bookingAmount: Number(firstValue(programme.field_booking_amount)),
    }
  );
}
