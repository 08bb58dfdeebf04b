/*
 * What browsers on the list of package.json lack or may lack. A page requests this script only where something is missing
 * (`lacksBuiltIns`), before any other.
 */
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/es.promise.any.js';
import 'core-js/modules/es.string.at-alternative.js';
import 'core-js/modules/es.string.replace-all.js';
import 'core-js/modules/web.structured-clone.js';

/** Defines a method where the browser has none. */
function provide(prototype: object, name: string, method: (this: never) => void): void {
  if (!(name in prototype))
    Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true });
}

provide(HTMLFormElement.prototype, 'requestSubmit', function (this: HTMLFormElement) {
  const button = document.createElement('button');
  button.hidden = true;
  this.append(button);
  button.click();
  button.remove();
});
provide(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
  if (this.aborted) throw new DOMException('The operation was aborted.', 'AbortError');
});
