import { afterEach, expect, test, vi } from 'vitest';
import { configureApi, loadPhoto, savePhoto, sendDocument, updateCustomer } from './index';

const LIMIT_MS = 15_000;
const MB = 1024 * 1024;
/** How much an EDGE phone sends in a second. */
const SLOW_BYTES = 20 * 1024;

afterEach(() => vi.restoreAllMocks());

/** Returns the time limit of the request that this call makes; the request is never answered. */
async function limitOf(call: () => Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
  const transport = () => {
    queueMicrotask(() => ended.abort());
    return new Promise<Response>(() => {});
  };
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: LIMIT_MS,
    readToken: () => null,
    onUnauthorised: () => {},
    transport,
  });
  await expect(call()).rejects.toMatchObject({ kind: 'timeout' });
  return timeout.mock.calls[0]?.[0] ?? 0;
}

test.each([
  [
    'a document',
    9 * MB,
    (bytes: Uint8Array) => sendDocument({ id: 'd-1', contentType: 'image/jpeg', bytes }),
  ],
  ['a photo', 2 * MB, (bytes: Uint8Array) => savePhoto(bytes)],
])('%s has as much time as its size needs on a slow connection', async (_, size, send) => {
  const limit = await limitOf(() => send(new Uint8Array(size)));
  expect(limit).toBeGreaterThan(LIMIT_MS + (size / SLOW_BYTES) * 1000);
});

test('a call without a file keeps the usual limit', async () => {
  expect(await limitOf(() => loadPhoto())).toBe(LIMIT_MS);
  expect(await limitOf(() => updateCustomer({ name: 'x'.repeat(MB) }, { currentPassword: '' }))).toBe(
    LIMIT_MS,
  );
});
