import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** Goes to one of this remote's own pages from code (a form's submission, say). */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href);
}

/** The query of the address as shown, and whether another page is being loaded. */
export function useSearch(): { search: URLSearchParams; loading: boolean } {
  const { search } = useLocation();
  return { search: new URLSearchParams(search), loading: useNavigation().state !== 'idle' };
}
