/** A `ref` for what replaces the control that was pressed, and with it the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
