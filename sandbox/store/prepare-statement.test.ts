import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreshCustomer } from '../scenarios/fresh-customer.ts';
import { isOneOf } from './is-one-of.ts';
import { openMemoryStore } from './open-memory-store.ts';
import { type PlaceholderFactory, prepareStatement } from './prepare-statement.ts';
import { customers } from './schema/people.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

test('a statement is composed once for a connection, and run with different values', async () => {
  let compositionCount = 0;
  const listCustomersSince = prepareStatement(
    'customers since',
    (db, placeholder: PlaceholderFactory<'operatorId' | 'ids' | 'since'>) => {
      compositionCount += 1;
      return db
        .select({ id: customers.id })
        .from(customers)
        .where(
          and(
            eq(customers.operatorId, placeholder('operatorId')),
            isOneOf(customers.id, placeholder('ids')),
            gte(customers.createdAt, sql.param(placeholder('since'), customers.createdAt)),
          ),
        );
    },
  );
  const { operatorId } = store;
  const [{ userId: firstId }, { userId: secondId }] = [
    await createFreshCustomer(store),
    await createFreshCustomer(store),
  ];
  const findIds = (ids: readonly string[], since: string) =>
    store.read((db) => listCustomersSince(db, { operatorId, ids, since: new Date(since) }));
  expect(await findIds([firstId], '2020-01-01')).toEqual([{ id: firstId }]);
  expect((await findIds([firstId, secondId], '2020-01-01')).map(({ id }) => id).sort()).toEqual(
    [firstId, secondId].sort(),
  );
  expect(await findIds([firstId, secondId], '2999-01-01')).toEqual([]);
  expect(compositionCount).toBe(1);
});
