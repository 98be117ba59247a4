import { expect, test } from 'vitest';
import { createMemoryStorage, type RecordAccess } from '../storage.ts';
import type { IntentRecord } from '../stripe-like/records.ts';
import { createEventStorage } from './event-storage.ts';

const intent: IntentRecord = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret_1',
  status: 'requires_payment_method',
  amount: 2742,
  currency: 'gbp',
  reference: 'transaction-1',
  customer: 'customer-1',
  createdAt: 0,
  heldAt: null,
  heldChargeId: null,
  methodId: null,
  challengeId: null,
  lastError: null,
};

/** A database whose transaction is aborted by the first error: every later write fails with another error. */
function createAbortingStorage() {
  const memory = createMemoryStorage();
  let isAborted = false;
  const put: RecordAccess['put'] = async (kind, record) => {
    if (isAborted) throw new Error('current transaction is aborted');
    await memory.put(kind, record);
  };
  return {
    ...memory,
    put,
    atomically: <T>(work: (records: RecordAccess) => Promise<T>) => work({ ...memory, put }),
    abort: () => {
      isAborted = true;
      throw new Error('could not serialize access');
    },
  };
}

test('a database error is rethrown, because it may request a retry', async () => {
  const storage = createAbortingStorage();
  const withEvents = createEventStorage({
    storage,
    now: () => 0,
    newId: (prefix) => prefix,
    onEvents: () => {},
  });
  const work = withEvents.atomically(async (records) => {
    await records.put('intents', intent);
    storage.abort();
  });
  await expect(work).rejects.toThrow('could not serialize access');
});
