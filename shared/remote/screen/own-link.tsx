import type { MouseEvent } from 'react';
import { leadsTo } from '../path-pattern.ts';
import type { LinkProps } from '../../ui/ui-context.tsx';
import { useRemoteContext } from '../context.tsx';

/** A link of a remote whose page navigates without a document load: links to the remote's own pages go through it. */
export function OwnLink({ href, onClick, ...rest }: LinkProps) {
  const { ownPaths, actions } = useRemoteContext();
  const own = leadsTo(ownPaths, href) ? actions : undefined;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!own || !followsInPage(event.nativeEvent, event.currentTarget)) return;
    event.preventDefault();
    own.follow(href);
  };
  return <a href={href} onClick={handleClick} {...rest} />;
}

/** A plain click; any other is the browser's, such as for a new tab. */
export function followsInPage(
  event: globalThis.MouseEvent,
  { target, download }: Pick<HTMLAnchorElement, 'target' | 'download'>,
): boolean {
  const changesTarget = (target !== '' && target !== '_self') || download !== '';
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !changesTarget && !hasModifier;
}
