import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSweeping } from '../../server/sweeping.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { loginAttempts, tokens } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createCustomer } from '../../testing/joining-customer.ts';
import { ATTEMPT_LIMITS, countAttemptOrThrow, formatAttemptKey } from '../common/index.ts';
import { authenticate } from '../people/index.ts';
import { deleteExpiredRows } from './sweep.ts';

let sandbox: TestSandbox;
let store: Store;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
afterAll(() => sandbox.close());

const DAY_MS = 86_400_000;
/** The same database, some days later. */
const createLaterStore = (days: number): Store => ({
  ...store,
  clock: { now: () => new Date(store.clock.now().getTime() + days * DAY_MS) },
});
const listTokens = (customerId: string) =>
  store.read((db) => db.select().from(tokens).where(eq(tokens.customerId, customerId)));
const listAttempts = (key: string) =>
  store.read((db) => db.select().from(loginAttempts).where(eq(loginAttempts.key, key)));

test('an expired token is deleted, and a valid one stays', async () => {
  const { token, caller } = await createCustomer(store);
  await deleteExpiredRows(store);
  expect(await listTokens(caller.userId)).toHaveLength(1);
  expect(await authenticate(store, token)).toMatchObject({ userId: caller.userId });
  await deleteExpiredRows(createLaterStore(3650));
  expect(await listTokens(caller.userId)).toHaveLength(0);
});

test('log-in failures are deleted when their minute is over, and not before', async () => {
  const key = formatAttemptKey('somebody@example.com', '127.0.0.1');
  await countAttemptOrThrow(store, [{ key, limit: ATTEMPT_LIMITS.passwordsFromOneAddress }]);
  await deleteExpiredRows(store);
  expect(await listAttempts(key)).toHaveLength(1);
  await deleteExpiredRows(createLaterStore(1));
  expect(await listAttempts(key)).toHaveLength(0);
});

test('a sandbox that starts sweeps at once', async () => {
  const { caller } = await createCustomer(store);
  const stopSweeping = await startSweeping(createLaterStore(3650));
  await stopSweeping();
  expect(await listTokens(caller.userId)).toHaveLength(0);
});
