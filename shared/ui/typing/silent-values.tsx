import { Component, createRef, type ReactNode } from 'react';
import { ADDRESS_CHANGE } from './address-change.ts';
import { isControl, isTicked, typeInto, type Control } from './type-into.ts';

interface SilentValue {
  readonly control: Control;
  readonly former: string | boolean;
  readonly value: string | boolean;
}

/** Before each of these reaches the page, what was silent until then is typed. */
const EVENTS = [
  ...['pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'submit'],
  // Not `popstate`: between its listeners React renders, and the router's is added earlier than one of here.
  ...[ADDRESS_CHANGE, 'visibilitychange', 'pagehide'],
] as const;

/**
 * A box whose fields have their values from React. What a program puts into one without an event, as some password managers do,
 * React does not know of, and would write over at its next update: it is typed anew, with its events.
 */
export class SilentValues extends Component<{ className?: string | undefined; children: ReactNode }> {
  readonly #box = createRef<HTMLDivElement>();
  /** What each control held when React or the visitor last changed it. */
  readonly #known = new WeakMap<Control, string | boolean>();

  override componentDidMount() {
    for (const type of EVENTS) window.addEventListener(type, this.#handleEvent, true);
    this.#note(this.#controls());
  }

  override componentWillUnmount() {
    for (const type of EVENTS) window.removeEventListener(type, this.#handleEvent, true);
  }

  override getSnapshotBeforeUpdate(): readonly SilentValue[] {
    return this.#findSilent(this.#controls());
  }

  override componentDidUpdate(_props: unknown, _state: unknown, silent: readonly SilentValue[]) {
    const others = this.#controls().filter((each) => !silent.some(({ control }) => control === each));
    this.#note(others);
    // After React's work, so that each is rendered before the next is typed.
    if (silent.length > 0) queueMicrotask(() => this.#type(silent));
  }

  override render() {
    const { className, children } = this.props;
    return (
      <div ref={this.#box} className={className}>
        {children}
      </div>
    );
  }

  readonly #handleEvent = ({ type, target }: Event) => {
    const controls = this.#controls();
    const own = isControl(target) ? controls.filter((control) => isOneOf(control, target)) : [];
    // The visitor's own change reaches React first: rendered before that, its field would lose it. A click has ticked its box by now.
    if (type === 'input' || type === 'change') this.#note(own);
    else if (type !== 'click' || !own.some(isTicked)) this.#type(this.#findSilent(controls));
  };

  #controls(): readonly Control[] {
    const controls = this.#box.current?.querySelectorAll('input:not([type=file]), textarea, select') ?? [];
    return [...controls].filter(isControl);
  }

  #note(controls: readonly Control[]) {
    for (const control of controls) this.#known.set(control, read(control));
  }

  #findSilent(controls: readonly Control[]): readonly SilentValue[] {
    return controls.flatMap((control) => {
      const value = read(control);
      if (!this.#known.has(control)) this.#known.set(control, value);
      const former = this.#known.get(control) ?? value;
      // A radio button is left by choosing another one.
      return value === former || (control.type === 'radio' && value === false)
        ? []
        : [{ control, former, value }];
    });
  }

  #type(silent: readonly SilentValue[]) {
    for (const { control, former, value } of silent) {
      if (this.#known.get(control) === value && read(control) === value) continue;
      this.#known.set(control, value);
      // React has to see a change, whichever way the value was put there.
      if (isTicked(control)) control.checked = former === true;
      else control.value = String(former);
      typeInto(control, value);
    }
  }
}

function read(control: Control): string | boolean {
  return isTicked(control) ? control.checked : control.value;
}

/** Whether a change of `target` changes `control` too. */
function isOneOf(control: Control, target: Control): boolean {
  return (
    control === target ||
    (control.type === 'radio' && target.type === 'radio' && control.name === target.name)
  );
}
