import { demoOperatorId } from '../seed/demo-ids.ts';
import type { Clock } from './clock.ts';
import type { Engine } from './engine.ts';
import type { Store } from './store.ts';
import { withRetries } from './transaction.ts';

/** An engine as the use-cases see it: one operator's books, a clock, transactions that are tried again. */
export function toStore(engine: Engine, clock: Clock, describedAs: string): Store {
  return {
    operatorId: demoOperatorId,
    clock,
    describedAs,
    read: engine.read,
    write: (work) => withRetries(() => engine.write(work)),
    close: engine.close,
  };
}
