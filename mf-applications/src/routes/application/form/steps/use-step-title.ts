import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { useFormTexts } from '../texts/use-form-texts.ts';

/** What a step is called: the last one by what is done in it beside the declaration. */
export function useStepTitle(): (step: ApplicationSection) => string {
  const t = useFormTexts();
  const language = useLanguage();
  return ({ id, title }) => (id === 'declaration' ? t('check.title') : textIn(language, title));
}
