/**
 * Does to the page's texts what translating browsers do: each text node gives way to a `<font>` with other words. Runs in the
 * page, also in a browser that it is sent to. `moved`: the text itself goes into the element, as some translators do.
 * Returns how many texts were translated.
 */
export function translatePage(moved = false): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && isTranslated(currentNode)) texts.push(currentNode);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    const parent = text.parentNode;
    if (moved) {
      parent?.insertBefore(font, text);
      inner.append(text);
    } else {
      inner.textContent = `‹${text.data}›`;
      parent?.replaceChild(font, text);
    }
  }
  document.documentElement.classList.add('translated-ltr');
  return texts.length;

  function isTranslated({ data, parentElement }: Text): boolean {
    return (
      data.trim() !== '' &&
      parentElement?.closest('font, script, style, noscript, textarea, [translate="no"]') === null
    );
  }
}
