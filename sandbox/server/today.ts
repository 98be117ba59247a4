import type { Store } from '../store/store.ts';

const LONDON = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The operator's day, `YYYY-MM-DD`: every rule about dates uses it, never the clock of a customer's device. */
export function today(store: Store): string {
  return LONDON.format(store.clock.now());
}
