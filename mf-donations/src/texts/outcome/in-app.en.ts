/** Texts of the pages for apps that the site has too. */
export const inApp = {
  'app.give': 'Back to giving',
} as const;
