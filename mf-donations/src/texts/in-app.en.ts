/** Texts of pages within an app only. */
export const inApp = {
  'app.unknown.title': 'We could not find what this link is for',
  'app.unknown.what':
    'The link may be old or incomplete. You can go back to the app, or give to one of these:',
  'app.close': 'You can go back to the app now.',
} as const;
