import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classes } from './classes.ts';
import { tabAfterKey } from './tabs.rules.ts';
import styles from './tabs.module.css';
import { useHydrated } from './use-hydrated.ts';

/** `id` is also the panel's DOM id, so that links can lead to it. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * Panels of which one is shown. Without scripts the tabs are links and all panels are visible. With `selected` and
 * `onSelect` the parent controls the choice.
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab[];
  selected?: string;
  onSelect?: (id: string) => void;
}) {
  const hydrated = useHydrated();
  const [selectedHere, setOwn] = useState<string>();
  const namedInAddress = useNamedInAddress(tabs);
  const list = useRef<HTMLDivElement>(null);
  const current = selected ?? selectedHere ?? namedInAddress ?? tabs[0]?.id;
  const reportSelected = useEffectEvent((id: string) => onSelect?.(id));

  useEffect(() => {
    if (namedInAddress) reportSelected(namedInAddress);
  }, [namedInAddress]);

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const press = (event: MouseEvent, id: string) => {
    event.preventDefault();
    select(id);
  };
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === current);
    const target = event.key === ' ' ? index : tabAfterKey(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll('a')[target]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        className={styles.list}
        {...(hydrated && { role: 'tablist', 'aria-label': label, onKeyDown: move })}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            className={classes(styles.tab, tab.id === current && styles.current)}
            {...(hydrated && {
              role: 'tab',
              'aria-selected': tab.id === current,
              'aria-controls': tab.id,
              tabIndex: tab.id === current ? 0 : -1,
              onClick: (event) => press(event, tab.id),
            })}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className={classes(styles.panel, tab.id !== current && styles.other)}
          hidden={hydrated && tab.id !== current}
          {...(hydrated && { role: 'tabpanel', 'aria-labelledby': `${tab.id}-tab` })}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The tab that the address's fragment names: from a link elsewhere, or from a tab pressed before hydration. */
function useNamedInAddress(tabs: readonly Tab[]): string | undefined {
  const hash = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => location.hash,
    () => '',
  );
  return tabs.find((tab) => `#${tab.id}` === hash)?.id;
}
