import { createTextsHook } from '../../../../parts/texts/create-texts-hook.ts';
import { FORM_TEXTS } from './form.texts.ts';

export type FormTextKey = keyof typeof FORM_TEXTS;

/** The form's own texts. */
export const useFormTexts = createTextsHook<FormTextKey>(FORM_TEXTS);
