import { createFreshCustomer, type FreshCustomer } from '../../sandbox/scenarios/fresh-customer.ts';
import type { Store } from '../../sandbox/store/store.ts';
import { createClass } from '../../sandbox/testing/a-class.ts';
import type { Check } from './checks.ts';
import type { SandboxProcess } from './processes.ts';

/** What the runs share: the processes, their database, and the capacity of the sessions to check. */
export interface Stage {
  readonly store: Store;
  readonly processes: readonly SandboxProcess[];
  readonly capacityBySession: Map<string, number>;
}

export async function createClasses(
  { store, capacityBySession }: Pick<Stage, 'store' | 'capacityBySession'>,
  count: number,
  spaces: number,
): Promise<string[]> {
  const sessions: string[] = [];
  while (sessions.length < count) {
    const session = await createClass(store, spaces);
    capacityBySession.set(session, spaces);
    sessions.push(session);
  }
  return sessions;
}

export async function createCustomers(store: Store, count: number): Promise<FreshCustomer[]> {
  const customers: FreshCustomer[] = [];
  while (customers.length < count) customers.push(await createFreshCustomer(store));
  return customers;
}

export function checkCount(statement: string, count: number, expected: number): Check {
  return { statement, isTrue: count === expected, found: `${count} of ${expected}` };
}
