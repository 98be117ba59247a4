import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';

/** A statement's failure: the driver's error wrapped in drizzle's. */
function failure(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });
}

test('reading several things together returns them in order', async () => {
  expect(await readAll(Promise.resolve('session'), 20, Promise.resolve(null))).toEqual(['session', 20, null]);
});

test('a failure waits until the other reads have ended', async () => {
  let endFirstRead: (value: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    endFirstRead = resolve;
  });
  const ends: string[] = [];
  const read = readAll(
    Promise.reject(failure('40001')),
    slow.then((value) => ends.push(value)),
  ).catch(() => ends.push('failed'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(ends).toEqual([]);
  endFirstRead('read');
  await read;
  expect(ends).toEqual(['read', 'failed']);
});

test('the failure that ended the transaction is thrown, not those that follow from it', async () => {
  const innerRead = readAll(Promise.reject(failure('25P02')), Promise.reject(failure('40001')));
  await expect(readAll(Promise.reject(failure('25P02')), innerRead)).rejects.toMatchObject({
    cause: { code: '40001' },
  });
});

test('a query that starts when it is awaited runs once', async () => {
  let askedCount = 0;
  class Query extends Promise<string> {
    // biome-ignore lint/suspicious/noThenProperty: drizzle's queries begin so.
    override then: Promise<string>['then'] = (...handlers) => {
      askedCount += 1;
      return Promise.resolve('row').then(...handlers);
    };
  }
  expect(await readAll(new Query(() => undefined))).toEqual(['row']);
  expect(askedCount).toBe(1);
});
