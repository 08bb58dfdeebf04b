import type { DonationForm } from './donation-form.rules.ts';

/** Writes what was kept into the fields of a form that are still empty, as if it were typed. */
export function fillInEmpty(form: HTMLFormElement | null, kept: DonationForm): void {
  for (const [name, value] of Object.entries(kept)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= value === true;
    else if (isTextField(field) && field.value === '' && typeof value === 'string') {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
