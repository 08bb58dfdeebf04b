import { useSurroundings } from './context.tsx';

/** Goes to one of this remote's own pages from code (a form's submission, say). */
export function useNavigateTo(): (href: string) => void {
  const { useRoutedNavigate = useDocument } = useSurroundings();
  return useRoutedNavigate();
}

function useDocument() {
  return (href: string) => window.location.assign(href);
}
