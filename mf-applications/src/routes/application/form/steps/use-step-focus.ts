import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';
import { useEffect, useRef, type RefObject } from 'react';
import { fieldIdOf } from './steps.rules.ts';

/** Moves the focus to the field that the address names, else to the heading of each step that is opened. */
export function useStepFocus(
  { id }: ApplicationSection,
  field: string | undefined,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const named = field === undefined ? null : document.getElementById(fieldIdOf(field));
    (named ?? heading.current)?.focus();
    named?.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
  }, [id, field]);
  return heading;
}
