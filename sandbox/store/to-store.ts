import { demoOperatorId } from '../seed/demo-ids.ts';
import type { Clock } from './clock.ts';
import type { Engine } from './engine.ts';
import type { Store } from './store.ts';
import { withRetries } from './transaction.ts';

/** The address of the bookings site if the sandbox runs with its default settings. */
const BOOKINGS_URL = 'http://bookings.pavilion.localhost:4000';

/** Wraps an engine for the use cases: one operator, a clock, and retried transactions. */
export function toStore(
  engine: Engine,
  clock: Clock,
  describedAs: string,
  bookingsUrl: string = BOOKINGS_URL,
): Store {
  return {
    operatorId: demoOperatorId,
    clock,
    bookingsUrl,
    describedAs,
    read: engine.read,
    write: (work) => withRetries(() => engine.write(work)),
    close: engine.close,
  };
}
