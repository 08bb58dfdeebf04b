import { firstValue } from '@trust/shared/contract/content/field-values';
import type { LocalisedText } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { listSolaceProgrammes } from './content.store.ts';
import type { ContentDeps } from './external/content-system.ts';
import { SOLACE_LIST } from './kinds/solace.kind.ts';

/** The content system does not answer, and there is no copy. */
export class ContentUnavailableError extends Error {
  readonly statusCode = 503;
}

/**
 * A programme's title, whether it can be booked, and the price in rupees; undefined when there is no such programme.
 * Throws ContentUnavailableError when that is unknown.
 */
export async function findSolaceProgramme(
  { database, contentSystem }: ContentDeps,
  id: string,
): Promise<{ title: LocalisedText; booking: boolean; bookingAmount: number } | undefined> {
  if (!contentSystem) {
    const [programme] = await listSolaceProgrammes(database, { id, limit: 1 });
    return programme;
  }
  const content = await contentSystem.read(SOLACE_LIST, { id, language: DEFAULT_LANGUAGE });
  if (content.outcome === 'unavailable') throw new ContentUnavailableError();
  const [programme] = content.entries;
  return (
    programme && {
      title: { en: firstValue(programme.title) },
      booking: programme.field_booking[0]?.value === true,
      bookingAmount: Number(firstValue(programme.field_booking_amount)),
    }
  );
}
