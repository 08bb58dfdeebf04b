import type { TextKey } from '@trust/shared/i18n';
import { useTexts as useTextsOf } from '@trust/shared/remote';
import type { texts as afterPayment } from './after-payment.en.ts';
import type { texts } from './en.ts';
import type { texts as solace } from './solace.en.ts';

/** A key of the texts that every screen and parcel of this remote has. */
export type DonationsTextKey = TextKey<typeof texts>;
/** A key of a text about a form's field. A form shows those of its own screen only. */
export type FieldTextKey = TextKey<typeof texts & typeof afterPayment & typeof solace>;

export const useTexts = () => useTextsOf<typeof texts>();
/** For the screens that `remote.texts.ts` gives the texts of `after-payment`. */
export const useAfterPaymentTexts = () => useTextsOf<typeof texts & typeof afterPayment>();
/** For the screens that `remote.texts.ts` gives the texts of `solace`. */
export const useSolaceTexts = () => useTextsOf<typeof texts & typeof solace>();
export const useFieldTexts = () => useTextsOf<typeof texts & typeof afterPayment & typeof solace>();
