import { html, plainPage, type PlainPage } from '../../plain-page.ts';
import { START_TEXTS } from './start.texts.ts';

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${html(name)}" value="${html(value)}">`;

/** A page of a donation; `sandbox` says that no money moves, which each of them must tell. */
type StartPage = PlainPage & { sandbox: boolean };

function startPage(page: StartPage, title: string, body: string): string {
  const note = page.sandbox ? `<p class="sandbox">${START_TEXTS[page.language].sandbox}</p>` : '';
  return plainPage(page, title, note + body);
}

/** The page from which a donor goes on to the provider's own: a button, since nothing is sent without scripts. */
export function continuePage(
  page: StartPage,
  donation: { tranId: string; amount: string; action: string; fields: Record<string, string>; back: string },
): string {
  const t = START_TEXTS[page.language];
  return startPage(
    page,
    t.continueTitle,
    `<p>${t.continueWords}</p><dl><dt>${t.amount}</dt><dd>${html(donation.amount)}</dd>
<dt>${t.reference}</dt><dd>${html(donation.tranId)}</dd></dl>
<form method="post" action="${html(donation.action)}">${Object.entries(donation.fields).map(hidden).join('')}
<button type="submit">${t.pay}</button></form><p><a href="${html(donation.back)}">${t.back}</a></p>`,
  );
}

export type TypedDonation = Record<
  'amount' | 'firstName' | 'email' | 'phone' | 'address' | 'pan' | 'anonymous',
  string
>;

/** The forms that are sent without scripts, by how they are paid: each stands on a page of its own. */
const FORM_PAGES = {
  card: 'payments',
  bank: 'payments-federal-legacy',
  app: 'payments-mobile',
} as const;
export type Way = keyof typeof FORM_PAGES;

/** How a form is paid, as it says itself; by card when it does not. */
export function wayIn(text: string): Way {
  return text === 'bank' || text === 'app' ? text : 'card';
}

/** The page of a donation form, by what is given to and how it is paid. */
export function pageOf(nid: string, way: Way): string {
  return `/${FORM_PAGES[way]}/${encodeURIComponent(nid)}`;
}

/** The donation form with what was typed, and beside each field what is wrong with it. `notice` is about none of them. */
export function formPage(
  page: StartPage,
  form: {
    nid: string;
    way: Way;
    typed: TypedDonation;
    errors: { field: string; message: string }[];
    notice?: string | undefined;
  },
): string {
  const t = START_TEXTS[page.language];
  const fieldErrors = form.errors.filter(({ field }) => Object.hasOwn(form.typed, field));
  const others = form.errors.filter((error) => !fieldErrors.includes(error)).map(({ message }) => message);
  const elsewhere = form.way === 'app' ? pageOf('home', 'app') : '/projects';
  const back = others.length > 0 ? elsewhere : pageOf(form.nid || 'home', form.way);
  const errorOf = (field: string) => form.errors.find((error) => error.field === field)?.message;
  const described = (field: string) =>
    errorOf(field) ? ` aria-invalid="true" aria-describedby="${field}-error"` : '';
  const field = (name: keyof TypedDonation, label: string, attributes: string) =>
    `<label for="${name}">${label}</label>${name === 'address' ? `<textarea id="${name}" name="${name}" rows="3" ${attributes}${described(name)}>${html(form.typed[name])}</textarea>` : `<input id="${name}" name="${name}" ${attributes}${described(name)} value="${html(form.typed[name])}">`}${errorOf(name) ? `<p class="error" id="${name}-error">${html(errorOf(name) ?? '')}</p>` : ''}`;
  const summary = [
    ...[...(form.notice ? [form.notice] : []), ...others].map((words) => `<p>${html(words)}</p>`),
    ...(fieldErrors.length > 0
      ? [
          `<ul>${fieldErrors.map((error) => `<li><a href="#${error.field}">${html(error.message)}</a></li>`).join('')}</ul>`,
        ]
      : []),
  ];
  return startPage(
    page,
    t.formTitle,
    `<div class="errors" role="alert"><h2>${t.errors}</h2>${summary.join('')}</div>
<form method="post" action="/payments/start?lang=${page.language}"><input type="hidden" name="nid" value="${html(form.nid)}">${hidden(['way', form.way])}
${field('firstName', t.firstName, 'autocomplete="name" maxlength="100"')}
${field('email', t.email, 'type="email" autocomplete="email" maxlength="254"')}
${field('phone', t.phone, 'type="tel" autocomplete="tel" maxlength="25"')}
${field('address', t.address, 'autocomplete="street-address" maxlength="300"')}
${field('amount', t.amountLabel, 'inputmode="decimal" maxlength="20"')}
${field('pan', t.pan, 'autocomplete="off" maxlength="20"')}
<label><input class="tick" type="checkbox" name="anonymous" value="1"${form.typed.anonymous === '' ? '' : ' checked'}> ${t.anonymous}</label>
<button type="submit">${t.proceed}</button></form><p><a href="${html(back)}">${t.back}</a></p>`,
  );
}
