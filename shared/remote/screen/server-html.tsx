import { useEffect, useRef, type ReactNode } from 'react';
import { useRemoteContext } from '../context.tsx';
import { followsInPage, leadsTo } from './own-link.tsx';
import { useRouting } from './routing.ts';
import styles from './server-html.module.css';

/** Something that is shown, or null where its HTML is in the page that is hydrated and its data is not. */
export type InPage<Data> = Data | null;

/** The outline of a list whose entries stand in the page. */
export function outlineInPage<Data>(list: readonly Data[]): InPage<Data>[] {
  return list.map(() => null);
}

// The same object each time: React writes it into the element where it is another.
const EMPTY_HTML = { __html: '' };

/**
 * An element whose contents hold text, pictures and links, but nothing else to press. Where its data is not in the page, it
 * stays as the server has rendered it, until the data comes with a navigation or another language.
 */
export function ServerHtml<Data>({
  as: Element = 'div',
  className = Element === 'div' ? styles.through : undefined,
  value,
  children,
}: {
  as?: 'div' | 'li';
  className?: string | undefined;
  value: InPage<Data>;
  children: (value: Data) => ReactNode;
}) {
  // A key of its own: the server's contents are taken out when those of the browser come.
  return value === null ? (
    <RenderedHtml key="server" as={Element} className={className} />
  ) : (
    <Element key="browser" className={className}>
      {children(value)}
    </Element>
  );
}

function RenderedHtml({ as: Element, className }: { as: 'div' | 'li'; className: string | undefined }) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  const { reload } = useRouting();
  useEffect(() => {
    // React has rendered the page anew, since its HTML was another than expected.
    if (element.current?.childElementCount === 0) reload();
  }, [reload]);
  useLinks(element);
  return (
    <Element
      ref={element}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY_HTML}
    />
  );
}

/** Follows links of server-rendered contents as those of components are followed. */
function useLinks(contents: { readonly current: HTMLElement | null }): void {
  const { ownPaths, RoutedLink } = useRemoteContext();
  const { navigate, prefetch } = useRouting();
  useEffect(() => {
    const { current } = contents;
    if (!current || !RoutedLink) return;
    const ownLinkOf = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      return link && leadsTo(ownPaths, link.getAttribute('href') ?? '') ? link : undefined;
    };
    const follow = (event: MouseEvent) => {
      const link = ownLinkOf(event);
      if (!link || !followsInPage(event, link)) return;
      event.preventDefault();
      navigate(link.getAttribute('href') ?? '');
    };
    const prepare = (event: Event) => {
      if (ownLinkOf(event)) prefetch();
    };
    current.addEventListener('click', follow);
    for (const sign of SIGNS) current.addEventListener(sign, prepare, { passive: true });
    return () => {
      current.removeEventListener('click', follow);
      for (const sign of SIGNS) current.removeEventListener(sign, prepare);
    };
  }, [contents, ownPaths, RoutedLink, navigate, prefetch]);
}

/** What tells that a link is about to be followed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
