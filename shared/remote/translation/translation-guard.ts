/** A text node that React holds and the `<font>` that a translator shows in its place, each by the other. */
const counterparts = new WeakMap<Node, Node>();

/**
 * Lets React go on in a page that a browser translates: translators put a `<font>` in the place of each text node, which React
 * still changes, removes and inserts before. Where it does, its own text nodes take their places again, and the translator
 * translates them anew. Every first view loads this, so it is short.
 */
export function guardTranslatedTexts(): void {
  // It was translated before this script ran.
  if (document.querySelector('font')) {
    // Taken now: React may render before the chunk comes.
    const page = {
      fields: document.querySelectorAll('input,textarea,select'),
      focused: document.activeElement,
      href: location.href,
    };
    // In a chunk that there is already: each has its name and hash in every first view.
    void import(/* webpackChunkName: "http" */ './restore-typed.ts').then((typed) =>
      typed.restoreTyped(page),
    );
  }
  const observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });

  /** Finds the pairs: a translator adds the element and removes the text, or moves the text into the element. */
  function follow(records: readonly MutationRecord[]): void {
    let text: Node | undefined;
    let font: Node | undefined;
    for (const { target, addedNodes, removedNodes } of records) {
      // React has changed a text that is not shown: only of texts is their own change recorded.
      if (!target.isConnected) restoreTexts([counterparts.get(target)?.parentNode]);
      for (const node of addedNodes) if (isFont(node) && !isFont(target)) font = node;
      for (const node of removedNodes) if (node.nodeType === 3) text = node;
      if (!text || !font) continue;
      counterparts.set(text, font).set(font, text);
      observer.observe(text, { characterData: true });
      text = font = undefined;
    }
  }

  const { removeChild, insertBefore } = Node.prototype;
  const isChild = (child: Node, parent: Node): boolean => {
    if (child.parentNode !== parent) {
      follow(observer.takeRecords());
      restoreTexts([parent]);
    }
    return child.parentNode === parent;
  };
  // Nothing is thrown where a translator has taken away more than it has put there.
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (isChild(child, this)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && isChild(before, this) ? before : null);
    return child;
  };
}

/** Gives elements their own text nodes again, in the places of their translations. */
function restoreTexts(parents: Iterable<Node | null | undefined>): void {
  for (const parent of parents) {
    for (const child of parent ? [...parent.childNodes] : []) {
      const text = isFont(child) && counterparts.get(child);
      if (text) child.replaceWith(text);
    }
  }
}

/** The same for all in an element, before React hydrates what a translator has changed meanwhile. */
export function restoreTextsIn(element: ParentNode): void {
  restoreTexts([...element.querySelectorAll('font')].map(({ parentNode }) => parentNode));
}

function isFont({ nodeName }: Node): boolean {
  return nodeName === 'FONT';
}
