import type { Page } from '@playwright/test';
import { COMPLETE_FORM, SAMPLE_RELATIVE } from '@trust/shared/testing/application-samples';
import { addPhoto } from '@trust/shared/testing/application-form/fill-form';

/** What has the focus, as far as a journey looks at it. */
interface Focused {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  readonly text: string;
}

/** More than any page of the form has; a focus that is caught somewhere ends there. */
const MOST_TABS = 100;
/** What is typed to choose from a list. */
const IN_LISTS: Readonly<Record<string, string>> = {
  countryCode: 'India',
  countryCode_oth: 'Saudi',
  district: COMPLETE_FORM.district,
};

async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const isInput = at instanceof HTMLInputElement;
    return {
      id: at?.id ?? '',
      kind: isInput ? at.type : (at?.tagName.toLowerCase() ?? ''),
      name: at?.getAttribute('name') ?? '',
      value: isInput ? at.value : '',
      text: at?.textContent ?? '',
    };
  });
}

/** Presses Tab until the focus is where it is looked for; calls `visit` at each stop before. */
export async function tabTo(
  page: Page,
  isFound: (at: Focused) => boolean,
  visit?: (at: Focused) => Promise<void>,
): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (isFound(at)) return;
    await visit?.(at);
  }
  throw new Error('The keyboard does not reach what is looked for.');
}

/** Goes through a step from its heading, answers each question, and goes on. */
export async function fillInByKeyboard(page: Page): Promise<void> {
  let relatives = 0;
  let photos = 0;
  await tabTo(
    page,
    ({ text }) => text === 'Save and go on',
    async (at) => {
      if (at.id === 'field-logo' && photos++ === 0) return addPhoto(page);
      if (at.id === 'field-relativeDetails' && relatives++ === 0) return typeRelative(page);
      if (at.id.startsWith('field-') || at.kind === 'radio') return answerFocused(page, at);
    },
  );
  await page.keyboard.press('Enter');
}

async function answerFocused(page: Page, { id, kind, name }: Focused): Promise<void> {
  const field = id.replace('field-', '');
  const [year = '', month = '', day = ''] = COMPLETE_FORM.birthDate.split('-');
  const parts: Record<string, string> = { birthDate: day, 'birthDate-month': month, 'birthDate-year': year };
  const sample: unknown = Reflect.get(COMPLETE_FORM, kind === 'radio' ? name : field);
  const answer = parts[field] ?? (typeof sample === 'string' ? sample : 'Amina');
  switch (kind) {
    case 'radio':
      await page.keyboard.press('Space');
      // The arrow keys choose among the others.
      for (let turns = 0; typeof sample === 'string' && turns < 6; turns++) {
        if ((await focused(page)).value === sample) return;
        await page.keyboard.press('ArrowDown');
      }
      return;
    case 'checkbox':
      return page.keyboard.press('Space');
    case 'select':
      return page.keyboard.type(IN_LISTS[field] ?? '');
    case 'text':
    case 'textarea':
      return page.keyboard.insertText(answer);
  }
}

async function typeRelative(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  for (const [name, answer] of Object.entries(SAMPLE_RELATIVE)) {
    const id = `field-relativeDetails.0.${name}`;
    if ((await focused(page)).id !== id) await tabTo(page, (at) => at.id === id);
    await page.keyboard.insertText(answer);
  }
  await page.keyboard.press('Enter');
}
