import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink, matchPath, useInRouterContext } from 'react-router-dom';
import { useSurroundings } from './context.tsx';

/**
 * A link to a page of this site. Inside the remote its router answers; to another remote's page it is a plain
 * link, which the shell takes without a document load where that is allowed.
 */
export function Link({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { ownPaths } = useSurroundings();
  const routed = useInRouterContext();
  const path = href.split(/[?#]/)[0] ?? href;
  if (routed && ownPaths.some((pattern) => matchPath(pattern, path)))
    return <RouterLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
