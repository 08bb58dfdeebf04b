import type { MouseEvent } from 'react';
import { matchesPattern } from '../path-pattern.ts';
import type { LinkProps } from '../../ui/ui-context.tsx';
import { useRemoteContext } from '../context.tsx';
import { useRouting } from './routing.ts';

/** A link of a remote whose page navigates without a document load: links to the remote's own pages go through it. */
export function OwnLink({ href, onClick, ...rest }: LinkProps) {
  const { ownPaths } = useRemoteContext();
  const { navigate, prefetch } = useRouting();
  const path = href.split(/[?#]/)[0] ?? href;
  const isOwn = path !== '' && ownPaths.some((pattern) => matchesPattern(pattern, path));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOwn || !followsInPage(event)) return;
    event.preventDefault();
    navigate(href);
  };
  const intent = isOwn ? { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch } : {};
  return <a href={href} onClick={handleClick} {...intent} {...rest} />;
}

/** A plain click; any other is the browser's, such as for a new tab. */
function followsInPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const changesTarget = (target !== '' && target !== '_self') || download !== '';
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !changesTarget && !hasModifier;
}
