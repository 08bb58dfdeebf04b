import { useRemoteContext } from '../context.tsx';

/** Navigates to one of this remote's own pages from code, such as after a form is sent. */
export function useNavigateTo(): (href: string) => void {
  const { useRoutedNavigate = useDocumentNavigate } = useRemoteContext();
  return useRoutedNavigate();
}

function useDocumentNavigate() {
  return (href: string) => window.location.assign(href);
}
