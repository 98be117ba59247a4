import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreshCustomer } from '../scenarios/fresh-customer.ts';
import { isOneOf } from './is-one-of.ts';
import { openMemoryStore } from './open-memory-store.ts';
import { type PlaceholderOf, prepareStatement } from './prepare-statement.ts';
import { customers } from './schema/people.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

test('a statement is composed once for a connection, and run with different values', async () => {
  let composed = 0;
  const customersSince = prepareStatement(
    'customers since',
    (db, placeholder: PlaceholderOf<'operatorId' | 'ids' | 'since'>) => {
      composed += 1;
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
  const [{ userId: one }, { userId: other }] = [
    await createFreshCustomer(store),
    await createFreshCustomer(store),
  ];
  const found = (ids: readonly string[], since: string) =>
    store.read((db) => customersSince(db, { operatorId, ids, since: new Date(since) }));
  expect(await found([one], '2020-01-01')).toEqual([{ id: one }]);
  expect((await found([one, other], '2020-01-01')).map(({ id }) => id).sort()).toEqual([one, other].sort());
  expect(await found([one, other], '2999-01-01')).toEqual([]);
  expect(composed).toBe(1);
});
