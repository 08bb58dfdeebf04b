import { replace, type Plant } from '../edits.ts';

/** Plain English that is planted where no text of a table is used. The check must find each, and nothing else. */
export const LEAKS = [
  'Planted into a screen',
  'Planted into an attribute',
  'Planted into a title',
  'Planted into a mail',
  'Planted into a message',
] as const;
const [SCREEN, ATTRIBUTE, TITLE, MAIL, MESSAGE] = LEAKS;

export const LEAK_PLANT: Plant = {
  recipe: 'leaks',
  edits: {
    'mf-auth/src/routes/account/account.screen.tsx': replace(
      ['<AccountPage />', `<p title="${ATTRIBUTE}">${SCREEN}</p>\n      <AccountPage />`],
      ["title: t('account.title'),", `title: \`\${t('account.title')} ${TITLE}\`,`],
    ),
    'api/src/modules/receipts/mail/receipt-mail.rules.ts': replace([
      'paragraphs: [t.hello,',
      `paragraphs: ['${MAIL}', t.hello,`,
    ]),
    'shell/src/offline/page/offline-pages.ts': replace([
      '<h1>${t.title}</h1>',
      `<h1>\${t.title}</h1><p>${MESSAGE}</p>`,
    ]),
  },
};
