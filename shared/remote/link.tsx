import { useSurroundings, type LinkProps } from './context.tsx';

/**
 * A link to a page of this site. Inside the remote its router answers, where it has one; to another remote's page it is
 * a plain link, which the shell takes without a document load where that is allowed.
 */
export function Link(props: LinkProps) {
  const { RoutedLink = 'a' } = useSurroundings();
  return <RoutedLink {...props} />;
}
