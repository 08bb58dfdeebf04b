import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';

/** A step on the page. One that is not shown is there only until its uploads are done. */
export interface StepProps {
  readonly step: ApplicationSection;
  readonly isShown: boolean;
  /** The field that the address names. */
  readonly field: string | undefined;
}
