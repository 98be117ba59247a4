import { toLondonDate } from '../domain/common/index.ts';
import type { Store } from '../store/store.ts';

/** The operator's current date, `YYYY-MM-DD`. Date rules use it instead of the clock of a customer's device. */
export function today(store: Store): string {
  return toLondonDate(store.clock.now());
}
