import { useLanguage } from '@trust/shared/remote';
import { use } from 'react';
import { loadCheckoutTexts } from './checkout.texts.ts';

/** The translator of `checkout.*.ts`; suspends until they are loaded. */
export function useCheckoutTexts() {
  return use(loadCheckoutTexts(useLanguage()));
}
