import { uiTexts } from '../ui/texts/en.ts';

/** The kit's own texts. */
export const kitTexts = {
  'kit.failed.title': 'This page could not be loaded',
  'kit.failed.unavailable':
    'The connection failed, or our server is busy. Nothing you typed elsewhere is lost.',
  'kit.failed.unexpected':
    'Something went wrong on our side. Please try again in a few minutes. If it happens again, call the office.',
  'kit.failed.retry': 'Try again',
  'kit.parcel.missing': 'This part could not be loaded.',
  'kit.parcel.plain': 'This part did not load fully. You can still use it in a simple form.',
  'kit.parcel.retry': 'Retry',
} as const;
export type KitTexts = typeof kitTexts;
export { uiTexts };
