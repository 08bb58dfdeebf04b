/** What is said only on pages that an app shows within itself. */
export const inApp = {
  'app.other-language': 'മലയാളം',
  'app.close': 'You can go back to the app now.',
} as const;
