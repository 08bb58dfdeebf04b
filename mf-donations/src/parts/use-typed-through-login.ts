import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { useEffect, type RefObject } from 'react';
import { fillInEmpty } from './fill-in-empty.ts';
import { useBeforeLogin } from './use-before-login.ts';

const KEY = 'donations:typed';
const storage = createBrowserStorage('sessionStorage');

/** What is typed in the form of a page is there again, once, after this tab's return from Login. */
export function useTypedThroughLogin(formRef: RefObject<HTMLFormElement | null>): void {
  useBeforeLogin(() => {
    if (!formRef.current) return;
    const form = Object.fromEntries(new FormData(formRef.current));
    storage.write(KEY, JSON.stringify({ page: location.pathname, form }));
  });
  useEffect(() => {
    const { page, form } = parse(storage.readJson(KEY));
    if (page !== location.pathname) return;
    storage.remove(KEY);
    fillInEmpty(formRef.current, parse(form));
  }, [formRef]);
}

function parse(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
