import { RELATIVE_FIELDS, type RelativeEntry } from '@trust/shared/contract/applications/relatives';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import type { FormState } from './form-state.ts';

export const EMPTY_RELATIVE: RelativeEntry = mapFields(RELATIVE_FIELDS, () => '');

/** The relatives with the one whose details are being written, unless nothing was written of it. */
export function mergeRelatives({
  relatives,
  relativeInHand,
}: Pick<FormState, 'relatives' | 'relativeInHand'>): readonly RelativeEntry[] {
  if (!relativeInHand) return relatives;
  const { index, entry } = relativeInHand;
  if (Object.values(entry).every((answer) => answer.trim() === '')) return relatives;
  const place = Math.min(index, relatives.length);
  return [...relatives.slice(0, place), entry, ...relatives.slice(place + 1)];
}
