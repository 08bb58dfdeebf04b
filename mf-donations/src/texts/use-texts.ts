import type { TextKey } from '@trust/shared/i18n';
import { useTexts as useTextsOf } from '@trust/shared/remote';
import type { texts as afterPayment } from './outcome/after-payment.en.ts';
import type { texts as result } from './outcome/result.en.ts';
import type { texts as check } from './outcome/check.en.ts';
import type { texts } from './en.ts';
import type { inApp } from './outcome/in-app.en.ts';
import type { texts as report } from './report.en.ts';
import type { texts as solace } from './solace.en.ts';
import type { texts as onSite } from './on-site.en.ts';

/** A key of the texts that every screen and parcel of this remote has. */
export type DonationsTextKey = TextKey<typeof texts>;
/** A key of a text about a form's field. A form shows those of its own screen only. */
export type FieldTextKey = TextKey<typeof texts & typeof check & typeof solace & typeof report>;

export const useTexts = () => useTextsOf<typeof texts>();
/** For the screens that `remote.texts.ts` gives the texts of `after-payment`, alone or with others. */
export const useAfterPaymentTexts = () => useTextsOf<typeof texts & typeof afterPayment>();
/** For the screens that `remote.texts.ts` gives the texts of `result`. */
export const useResultTexts = () => useTextsOf<typeof texts & typeof result>();
/** For the screen that `remote.texts.ts` gives the texts of `check`. */
export const useCheckTexts = () => useTextsOf<typeof texts & typeof check>();
/** For the screens that `remote.texts.ts` gives the texts of `on-site`. */
export const useOnSiteTexts = () => useTextsOf<typeof texts & typeof onSite>();
/** For the screens that `remote.texts.ts` gives the texts of `solace`. */
export const useSolaceTexts = () => useTextsOf<typeof texts & typeof solace>();
/** For the screen that `remote.texts.ts` gives the texts of `report`. */
export const useReportTexts = () => useTextsOf<typeof texts & typeof report>();
/** For the screens of pages for apps that the site has too. */
export const useInAppTexts = () => useTextsOf<typeof inApp>();
export const useFieldTexts = () => useTextsOf<typeof texts & typeof check & typeof solace & typeof report>();
