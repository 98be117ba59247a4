import { createFreshCustomer, type FreshCustomer } from '../../sandbox/scenarios/fresh-customer.ts';
import type { Store } from '../../sandbox/store/store.ts';
import { aClass } from '../../sandbox/testing/a-class.ts';
import type { Check } from './checks.ts';
import type { SandboxProcess } from './processes.ts';

/** What the runs share: the processes, their database, and the capacity of the sessions to check. */
export interface Stage {
  readonly store: Store;
  readonly running: readonly SandboxProcess[];
  readonly capacityOf: Map<string, number>;
}

export async function createClasses(
  { store, capacityOf }: Pick<Stage, 'store' | 'capacityOf'>,
  count: number,
  spaces: number,
): Promise<string[]> {
  const made: string[] = [];
  while (made.length < count) {
    const session = await aClass(store, spaces);
    capacityOf.set(session, spaces);
    made.push(session);
  }
  return made;
}

export async function createCustomers(store: Store, count: number): Promise<FreshCustomer[]> {
  const made: FreshCustomer[] = [];
  while (made.length < count) made.push(await createFreshCustomer(store));
  return made;
}

export function is(what: string, found: number, wanted: number): Check {
  return { what, isTrue: found === wanted, found: `${found} of ${wanted}` };
}
