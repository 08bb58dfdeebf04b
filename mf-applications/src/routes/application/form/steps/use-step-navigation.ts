import { useNavigateTo } from '@trust/shared/remote';

/** Goes to a step, as an entry of its own in the browser's history; '' is the page before the form. */
export function useStepNavigation(): (step: string) => void {
  const navigateTo = useNavigateTo();
  return (step) => {
    const { pathname, search } = window.location;
    navigateTo(`${pathname}${search}${step === '' ? '' : `#${step}`}`);
  };
}
