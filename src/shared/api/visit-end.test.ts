import { expect, test, vi } from 'vitest';
import { abortCalls, configureApi, isAborted, isApiFailure, loadCart, loadUser } from './index';

function answerWith(transport: () => Promise<Response>) {
  const baseUrl = 'http://operator.test';
  configureApi({ baseUrl, timeoutMs: 15_000, readToken: () => null, onUnauthorised: () => {}, transport });
}

// Proves S6.11.
test('when a visit ends, all requests in flight are aborted, and later ones are sent', async () => {
  const silent = vi.fn(() => new Promise<Response>(() => {}));
  answerWith(silent);
  const inFlight = [loadCart(), loadUser()].map((call) => call.catch((failure: unknown) => failure));
  await vi.waitFor(() => expect(silent).toHaveBeenCalledTimes(2));
  abortCalls();
  for (const failure of await Promise.all(inFlight)) {
    expect(isApiFailure(failure) && isAborted(failure)).toBe(true);
  }

  answerWith(async () => Response.json({ data: { id: 'u-1' } }));
  expect(await loadUser()).toMatchObject({ id: 'u-1' });
});
