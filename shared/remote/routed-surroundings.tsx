import { Link as RouterLink, matchPath, useNavigate } from 'react-router-dom';
import { useSurroundings, type LinkProps, type Surroundings } from './context.tsx';
import type { Runtime } from './runtime.ts';
import { surroundingsOf } from './surroundings.ts';

/** A link where the remote has a router: it answers to the remote's own paths. */
function RoutedLink({ href, ...rest }: LinkProps) {
  const { ownPaths } = useSurroundings();
  const path = href.split(/[?#]/)[0] ?? href;
  if (ownPaths.some((pattern) => matchPath(pattern, path))) return <RouterLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}

function useRoutedNavigate() {
  const navigate = useNavigate();
  return (href: string) => void navigate(href);
}

/** What the components of a remote see around them where it has a router. */
export function routedSurroundingsOf(runtime: Runtime, parcels: Surroundings['parcels']): Surroundings {
  return { ...surroundingsOf(runtime, parcels), RoutedLink, useRoutedNavigate };
}
