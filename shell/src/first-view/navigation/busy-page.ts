type Reason = 'navigation' | 'outlet';

/** Shows that the page waits, for as long as there is a reason. */
export function createBusyPage(): (reason: Reason, isWaiting: boolean) => void {
  const reasons = new Set<Reason>();
  return (reason, isWaiting) => {
    if (isWaiting) reasons.add(reason);
    else reasons.delete(reason);
    document.documentElement.toggleAttribute('data-busy', reasons.size > 0);
  };
}
