import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import type { BELOW_FOLD, OUT_OF_ROW } from '../../ui/below-fold.ts';
import { useRemoteContext } from '../context.tsx';
import { leadsTo } from '../path-pattern.ts';
import { followsInPage } from './own-link.tsx';

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
  as: Tag = 'div',
  // In base.css: laid out as if it were not there.
  attributes = Tag === 'div' ? { className: 'through' } : {},
  value,
  children,
}: {
  as?: 'div' | 'li';
  /** Those of the element. */
  attributes?: HTMLAttributes<HTMLElement> & Partial<typeof BELOW_FOLD | typeof OUT_OF_ROW>;
  value: InPage<Data>;
  children: (value: Data) => ReactNode;
}) {
  // A key of its own: the server's contents are taken out when those of the browser come.
  return value === null ? (
    <RenderedHtml key="server" as={Tag} attributes={attributes} />
  ) : (
    <Tag key="browser" {...attributes}>
      {children(value)}
    </Tag>
  );
}

/** Its links are followed as those of components are. */
function RenderedHtml({
  as: Tag,
  attributes,
}: {
  as: 'div' | 'li';
  attributes: HTMLAttributes<HTMLElement>;
}) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  const { ownPaths, RoutedLink, actions } = useRemoteContext();
  useEffect(() => {
    const { current } = element;
    // React has rendered the page anew, since its HTML was another than expected.
    if (!current?.firstChild) return actions?.reload();
    const handle = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const href = link && link.getAttribute('href');
      if (!href || !RoutedLink || !actions || !leadsTo(ownPaths, href)) return;
      if (!followsInPage(event, link)) return;
      event.preventDefault();
      actions.follow(href);
    };
    current.addEventListener('click', handle);
    return () => current.removeEventListener('click', handle);
  }, [ownPaths, RoutedLink, actions]);
  return <Tag ref={element} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />;
}
