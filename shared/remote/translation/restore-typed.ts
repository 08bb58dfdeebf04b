import { isControl, isTicked, typeInto, type Control } from '../../ui/typing/type-into.ts';

/** The server's page before React: its fields, the one with the focus, its address. */
interface ServerPage {
  readonly fields: Iterable<Element>;
  readonly focused: Element | null;
  readonly href: string;
}

/**
 * Puts what was typed in the server's page into the page that React renders in its place, or has rendered already, since it finds
 * other words there than it expects: with the events of typing. The focus stays in its field. Ends when a form is sent or another
 * page is shown.
 */
export function restoreTyped({ fields, focused: focusedFirst, href }: ServerPage): void {
  const former = new Map(listControls(fields));
  let focused = focusedFirst;
  const restore = () => {
    if (location.href !== href) return end();
    const present = listControls(document.querySelectorAll('*'));
    for (const [key, old] of former) {
      const control = present.get(key);
      if (old.isConnected || !control) continue;
      former.delete(key);
      const value = typedIn(old);
      if (value !== undefined && typedIn(control) === undefined) typeInto(control, value);
      if (old === focused && document.activeElement === document.body) control.focus();
    }
  };
  const observer = new MutationObserver(restore);
  const noteFocus = ({ target }: FocusEvent) => (focused = target instanceof Element ? target : null);
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', noteFocus);
  };
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('submit', end, { once: true });
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}

/** Controls by what tells them apart in both pages: their name, else their id, with how many came before of that name. */
function listControls(elements: Iterable<Element>): ReadonlyMap<string, Control> {
  const counts = new Map<string, number>();
  const controls = new Map<string, Control>();
  for (const control of elements) {
    if (!isControl(control)) continue;
    const name = `${control.type} ${control.name || control.id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    controls.set(`${name} ${count}`, control);
  }
  return controls;
}

/** What the visitor typed or chose; undefined where the control is as the server has sent it. */
function typedIn(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(initial, 0) ? undefined : control.value;
  }
  if (isTicked(control)) return control.checked === control.defaultChecked ? undefined : control.checked;
  return control.value === control.defaultValue ? undefined : control.value;
}
