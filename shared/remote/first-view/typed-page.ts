type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Notices whether anything is typed or chosen on the page, from before its scripts ran on. */
export function watchTyping(): () => boolean {
  let hasTyped = [...document.querySelectorAll<Control>('input,textarea,select')].some(isChanged);
  document.addEventListener(
    'input',
    () => {
      hasTyped = true;
    },
    true,
  );
  return () => hasTyped;
}

/** Whether a field of the server's page holds something else than the server has written. */
function isChanged(control: Control): boolean {
  if ('options' in control) {
    const written = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, written);
  }
  return 'checked' in control && /^(checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
