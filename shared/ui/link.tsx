import { useUiContext, type LinkProps } from './ui-context.tsx';

/**
 * A link to a page of this site. The remote's router, where it has one, handles links to the remote's own pages. A link
 * to another remote's page is a plain link, which the shell follows without a document load where that is allowed.
 */
export function Link(props: LinkProps) {
  const { RoutedLink = 'a' } = useUiContext();
  return <RoutedLink {...props} />;
}
