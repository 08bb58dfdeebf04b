import { useEffect, useRef, type RefObject } from 'react';
import type { StepProps } from './step-props.ts';
import { fieldIdOf } from './steps.rules.ts';

/** Moves the focus to the field that the address names, else to the heading of each step that is opened. */
export function useStepFocus({ step, isShown, field }: StepProps): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const named = field === undefined ? null : document.getElementById(fieldIdOf(field));
    (named ?? heading.current)?.focus();
    named?.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
  }, [step.id, isShown, field]);
  return heading;
}
