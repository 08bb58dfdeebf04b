import { useLocation, useNavigation } from 'react-router-dom';

/** The shown address's query, and whether another page is being loaded. */
export function useSearch(): { search: URLSearchParams; loading: boolean } {
  const { search } = useLocation();
  return { search: new URLSearchParams(search), loading: useNavigation().state !== 'idle' };
}

/** The shown address's fragment, without its sign. */
export function useFragment(): string {
  return useLocation().hash.slice(1);
}
