import type { DonationFormValues } from '@trust/shared/contract/donations/donation-form';

/** Fills the empty fields of a form from a draft or from what this device remembers, with the events of typing. */
export function fillInEmpty(form: HTMLFormElement | null, draft: Partial<DonationFormValues>): void {
  for (const [name, value] of Object.entries(draft)) {
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
