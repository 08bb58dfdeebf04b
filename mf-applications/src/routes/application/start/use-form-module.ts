import { useEffect, useState } from 'react';

type FormModule = typeof import('../form/application-form.tsx');

/** The form's code stays loaded as long as the page. */
let loaded: FormModule | undefined;

export async function loadForm(): Promise<FormModule> {
  loaded = await import(/* webpackChunkName: "application-form" */ '../form/application-form.tsx');
  return loaded;
}

/** The form's code, loaded when the visitor begins or has begun already (`isBegun`), and how the load stands. */
export function useFormModule(isBegun: boolean) {
  const [module, setModule] = useState(loaded);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isNeeded = isBegun && module === undefined;
  useEffect(() => {
    if (isNeeded) loadForm().then(setModule, () => setState('failed'));
  }, [isNeeded]);

  const load = async (): Promise<FormModule | undefined> => {
    setState('loading');
    try {
      const form = await loadForm();
      setModule(form);
      setState('idle');
      return form;
    } catch {
      setState('failed');
      return undefined;
    }
  };
  return { module, state: isNeeded && state === 'idle' ? 'loading' : state, load };
}
