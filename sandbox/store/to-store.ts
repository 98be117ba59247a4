import { demoOperatorId } from '../seed/demo-ids.ts';
import type { Clock } from './clock.ts';
import type { Engine } from './engine.ts';
import type { Store } from './store.ts';
import { withRetries } from './transaction.ts';

/** Wraps an engine for the use cases: one operator, a clock, and retried transactions. */
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
