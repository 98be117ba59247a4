import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';

/** A statement's failure, as the driver's error inside drizzle's. */
function failure(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });
}

test('what is read together comes in its order', async () => {
  expect(await readAll(Promise.resolve('session'), 20, Promise.resolve(null))).toEqual(['session', 20, null]);
});

test('a failure waits until nothing of the others is under way', async () => {
  let end: (value: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    end = resolve;
  });
  const ends: string[] = [];
  const read = readAll(
    Promise.reject(failure('40001')),
    slow.then((value) => ends.push(value)),
  ).catch(() => ends.push('failed'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(ends).toEqual([]);
  end('read');
  await read;
  expect(ends).toEqual(['read', 'failed']);
});

test('the failure that ended the transaction is thrown, not those that only follow from it', async () => {
  const inner = readAll(Promise.reject(failure('25P02')), Promise.reject(failure('40001')));
  await expect(readAll(Promise.reject(failure('25P02')), inner)).rejects.toMatchObject({
    cause: { code: '40001' },
  });
});

test('a query that begins when it is awaited is asked once', async () => {
  let asked = 0;
  class Query extends Promise<string> {
    // biome-ignore lint/suspicious/noThenProperty: drizzle's queries begin so.
    override then: Promise<string>['then'] = (...handlers) => {
      asked += 1;
      return Promise.resolve('row').then(...handlers);
    };
  }
  expect(await readAll(new Query(() => undefined))).toEqual(['row']);
  expect(asked).toBe(1);
});
