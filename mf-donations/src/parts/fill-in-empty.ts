/** Fills the empty fields of a form from a draft or from what this device remembers, with the events of typing. */
export function fillInEmpty(form: HTMLFormElement | null, draft: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= value === true;
    else if (isTextField(field) && field.value === '' && typeof value === 'string') {
      field.value = value;
      if (!(field instanceof RadioNodeList)) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

type ValueField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

function isTextField(field: object | null | undefined): field is ValueField {
  return !!field && 'value' in field;
}
