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
    'mf-content/src/routes/wells/wells.screen.tsx': replace([
      "return <h1>{t('wells.title')}</h1>;",
      `return (\n    <>\n      <h1>{t('wells.title')}</h1>\n      <p>${SCREEN}</p>\n    </>\n  );`,
    ]),
    'mf-library/src/routes/library/library.screen.tsx': replace(
      ['<h1>', `<h1 title="${ATTRIBUTE}">`],
      ["title: t('library.title'),", `title: \`\${t('library.title')} ${TITLE}\`,`],
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
