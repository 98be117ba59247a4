import { afterEach, expect, test, vi } from 'vitest';
import { configureApi, loadFooter } from './index';

const NEVER = new Promise<never>(() => {});

function answerWith(transport: (request: Request) => Promise<Response>) {
  const baseUrl = 'http://operator.test';
  configureApi({ baseUrl, timeoutMs: 15_000, readToken: () => null, onUnauthorised: () => {}, transport });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a request works in a browser that cannot combine abort signals', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  const transport = vi.fn(async () => Response.json({ data: '' }));
  answerWith(transport);
  await loadFooter({ venue: null });
  expect(transport).toHaveBeenCalledOnce();
});

test('a request ends at its time limit even if the browser does not report the reason', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answerWith(() => {
    queueMicrotask(() => limit.abort(new DOMException('', 'AbortError')));
    return NEVER;
  });
  await expect(loadFooter({ venue: null })).rejects.toMatchObject({ kind: 'timeout' });
});
