import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { readBookingForm, type BookingForm } from './solace.rules.ts';

const KEY = 'donations:booking';
const storage = createBrowserStorage('sessionStorage');

/** Stores what is typed in a booking, for this tab's return from Login. */
export function storeTypedBooking(nid: string, form: BookingForm): void {
  storage.write(KEY, JSON.stringify({ nid, form }));
}

/** What was typed for the programme `nid`, once. */
export function takeTypedBooking(nid: string): BookingForm | undefined {
  const stored = storage.readJson(KEY);
  if (propertyOf(stored, 'nid') !== nid) return undefined;
  storage.remove(KEY);
  const form = propertyOf(stored, 'form');
  return readBookingForm({ get: (name) => propertyOf(form, name) });
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
