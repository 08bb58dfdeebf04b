import { textIn, type Language, type LocalisedText } from '@trust/shared/contract/language';
import { START_TEXTS } from './start.texts.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML. */
function html(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

type Page = { language: Language; trustName: LocalisedText; nonce: string };

function document({ language, trustName, nonce }: Page, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${html(title)} – ${html(textIn(language, trustName))}</title>
<style nonce="${nonce}">body{margin:0 auto;max-width:34rem;padding:1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#14211c}
label{display:block;margin:1rem 0 .25rem;font-weight:600}input:not([type=hidden]),textarea{box-sizing:border-box;width:100%;min-height:48px;padding:.5rem .75rem;font:inherit;border:1px solid #5b6b64;border-radius:8px}
button{min-height:48px;margin-top:1.5rem;padding:0 1.5rem;font:inherit;font-weight:600;color:#fff;background:#0f4a3b;border:0;border-radius:8px}
:focus-visible{outline:3px solid #b35900;outline-offset:2px}.errors{padding:.5rem 1rem;border:2px solid #a3261b;border-radius:8px}.error{color:#a3261b;margin:.25rem 0}dt{font-weight:600}dd{margin:0 0 .5rem}</style>
</head><body><p>${html(textIn(language, trustName))}</p><main><h1>${html(title)}</h1>${body}</main></body></html>`;
}

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${html(name)}" value="${html(value)}">`;

/** The page from which a donor goes on to the provider's own: a button, since nothing is sent without scripts. */
export function continuePage(
  page: Page,
  donation: { tranId: string; amount: string; action: string; fields: Record<string, string>; back: string },
): string {
  const t = START_TEXTS[page.language];
  return document(
    page,
    t.continueTitle,
    `<p>${t.continueWords}</p><dl><dt>${t.amount}</dt><dd>${html(donation.amount)}</dd>
<dt>${t.reference}</dt><dd>${html(donation.tranId)}</dd></dl>
<form method="post" action="${html(donation.action)}">${Object.entries(donation.fields).map(hidden).join('')}
<button type="submit">${t.pay}</button></form><p><a href="${html(donation.back)}">${t.back}</a></p>`,
  );
}

export type TypedDonation = Record<'amount' | 'firstName' | 'email' | 'phone' | 'address', string>;

/** The donation form with what was typed, and beside each field what is wrong with it. `notice` is about none of them. */
export function formPage(
  page: Page,
  form: {
    nid: string;
    typed: TypedDonation;
    errors: { field: string; message: string }[];
    notice?: string | undefined;
  },
): string {
  const t = START_TEXTS[page.language];
  const errorOf = (field: string) => form.errors.find((error) => error.field === field)?.message;
  const described = (field: string) =>
    errorOf(field) ? ` aria-invalid="true" aria-describedby="${field}-error"` : '';
  const field = (name: keyof TypedDonation, label: string, attributes: string) =>
    `<label for="${name}">${label}</label>${name === 'address' ? `<textarea id="${name}" name="${name}" rows="3" ${attributes}${described(name)}>${html(form.typed[name])}</textarea>` : `<input id="${name}" name="${name}" ${attributes}${described(name)} value="${html(form.typed[name])}">`}${errorOf(name) ? `<p class="error" id="${name}-error">${html(errorOf(name) ?? '')}</p>` : ''}`;
  const summary = [
    ...(form.notice ? [`<p>${html(form.notice)}</p>`] : []),
    ...(form.errors.length > 0
      ? [
          `<ul>${form.errors.map((error) => `<li><a href="#${error.field}">${html(error.message)}</a></li>`).join('')}</ul>`,
        ]
      : []),
  ];
  return document(
    page,
    t.formTitle,
    `<div class="errors" role="alert"><h2>${t.errors}</h2>${summary.join('')}</div>
<form method="post" action="/payments/start?lang=${page.language}"><input type="hidden" name="nid" value="${html(form.nid)}">
${field('firstName', t.firstName, 'autocomplete="name" maxlength="100"')}
${field('email', t.email, 'type="email" autocomplete="email" maxlength="254"')}
${field('phone', t.phone, 'type="tel" autocomplete="tel" maxlength="25"')}
${field('address', t.address, 'autocomplete="street-address" maxlength="300"')}
${field('amount', t.amountLabel, 'inputmode="decimal" maxlength="20"')}
<button type="submit">${t.proceed}</button></form><p><a href="/payments/${encodeURIComponent(form.nid)}">${t.back}</a></p>`,
  );
}
