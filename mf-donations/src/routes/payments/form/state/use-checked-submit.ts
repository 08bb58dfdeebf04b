import { useState, type FormEvent } from 'react';
import { loadChecks, loadedChecks, type Checks } from './load-checks.ts';

/**
 * A form's submit handler, which loads the checks first and calls `send` with them. Where they do not load, the form is
 * posted as without scripts: the server checks it. Presses are ignored while they load, and while the donation is being paid.
 */
export function useCheckedSubmit(
  isBeingPaid: boolean,
  send: (form: HTMLFormElement, checks: Checks) => void,
) {
  const [isLoading, setIsLoading] = useState(false);
  const isBusy = isLoading || isBeingPaid;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const checks = loadedChecks();
    if (checks) return send(form, checks);
    setIsLoading(true);
    void loadChecks()
      .then(
        (loaded) => send(form, loaded),
        () => form.submit(),
      )
      .finally(() => setIsLoading(false));
  };
  return { isBusy, onSubmit };
}
