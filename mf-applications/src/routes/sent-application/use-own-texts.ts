import { createTextsHook } from '../../parts/texts/create-texts-hook.ts';
import { SENT_APPLICATION_TEXTS } from './sent-application.texts.ts';

/** The page's own texts. */
export const useOwnTexts = createTextsHook<keyof typeof SENT_APPLICATION_TEXTS>(SENT_APPLICATION_TEXTS);
