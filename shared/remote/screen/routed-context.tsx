import { Link as RouterLink, matchPath, useNavigate } from 'react-router-dom';
import type { LinkProps } from '../../ui/ui-context.tsx';
import { useRemoteContext, type RemoteContext } from '../context.tsx';
import type { Runtime } from '../runtime.ts';
import { createRemoteContext } from './remote-context.ts';

/** A link of a remote with a router, which handles the remote's own paths. */
function RoutedLink({ href, ...rest }: LinkProps) {
  const { ownPaths } = useRemoteContext();
  const path = href.split(/[?#]/)[0] ?? href;
  if (ownPaths.some((pattern) => matchPath(pattern, path))) return <RouterLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}

function useRoutedNavigate() {
  const navigate = useNavigate();
  return (href: string) => void navigate(href);
}

export function createRoutedContext(runtime: Runtime, parcels: RemoteContext['parcels']): RemoteContext {
  return { ...createRemoteContext(runtime, parcels), RoutedLink, useRoutedNavigate };
}
