export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Whether it is a checkbox or a radio button. */
export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Puts a value into a control with the events of typing. A value of true or false ticks a box or a radio button. */
export function typeInto(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // A radio button that is not chosen any more follows from the one that is.
    if (isTicked(control) && control.checked !== value && (value || control.type === 'checkbox'))
      control.click();
    return;
  }
  // By the browser's own setter: of one on the element React would not see the change.
  const property = Reflect.getOwnPropertyDescriptor(Reflect.getPrototypeOf(control) ?? control, 'value');
  property?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
