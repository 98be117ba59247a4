import type { Store } from '../store/store.ts';

const LONDON = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The operator's current date, `YYYY-MM-DD`. Date rules use it instead of the clock of a customer's device. */
export function today(store: Store): string {
  return LONDON.format(store.clock.now());
}
