import { otherLanguages } from '@trust/shared/contract/languages';
import escapeHtml from 'escape-html';
import { renderPlainPage, type PlainPage } from '../../../../html/plain-page.ts';
import { START_TEXTS } from './start.texts.ts';

const renderHiddenField = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

/** `sandbox`: no money moves, and the page must say so. */
type StartPage = PlainPage & { sandbox: boolean };

function renderStartPage(page: StartPage, title: string, body: string): string {
  const note = page.sandbox ? `<p class="sandbox">${START_TEXTS[page.language].sandbox}</p>` : '';
  return renderPlainPage(page, title, note + body);
}

/**
 * Renders the page with the button that leads on to the provider's page: without scripts no form submits itself. It answers a
 * posted form, which no link in another language can post again: so it says what happens in all of them.
 */
export function renderContinuePage(
  page: StartPage,
  donation: {
    tranId: string;
    purpose: string;
    amount: string;
    action: string;
    fields: Record<string, string>;
    back: string;
  },
): string {
  const t = START_TEXTS[page.language];
  const others = otherLanguages(page.language).map(
    (other) => `<p class="other" lang="${other}">${START_TEXTS[other].continueWords}</p>`,
  );
  const facts = [
    [t.purpose, donation.purpose],
    [t.amount, donation.amount],
    [t.reference, donation.tranId],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return renderStartPage(
    page,
    t.continueTitle,
    `<p>${t.continueWords}</p>${others.join('')}<dl>${facts.join('\n')}</dl>
<form method="post" action="${escapeHtml(donation.action)}">${Object.entries(donation.fields).map(renderHiddenField).join('')}
<button type="submit">${t.pay}</button></form><p><a href="${escapeHtml(donation.back)}">${t.back}</a></p>`,
  );
}
