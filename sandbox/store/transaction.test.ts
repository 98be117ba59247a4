import { expect, test } from 'vitest';
import { withRetries } from './transaction.ts';

function createSerializationFailure(): Error {
  const failure = Object.assign(new Error('could not serialize access'), { code: '40001' });
  return new Error('Failed query', { cause: failure });
}

test('a transaction is retried as long as the engine requests it', async () => {
  let runCount = 0;
  const result = await withRetries(async () => {
    runCount += 1;
    if (runCount < 3) throw createSerializationFailure();
    return 'written';
  });
  expect([result, runCount]).toEqual(['written', 3]);
});

test('any other error is thrown at once', async () => {
  let runs = 0;
  const failing = withRetries(async () => {
    runs += 1;
    throw new Error('no such table');
  });
  await expect(failing).rejects.toThrow('no such table');
  expect(runs).toBe(1);
});

test('endless retry requests end with the error', async () => {
  let pauses = 0;
  const waitForTurn = async () => {
    pauses += 1;
  };
  const failing = withRetries(() => Promise.reject(createSerializationFailure()), waitForTurn);
  await expect(failing).rejects.toThrow('Failed query');
  expect(pauses).toBeGreaterThan(0);
});
