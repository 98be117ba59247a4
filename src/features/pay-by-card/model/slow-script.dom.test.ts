import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildGatewayFailure, type GatewayStart } from '../gateways/gateway';
import { openedCheckout } from '../testing/opened-checkout';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NOT_LOADED = 'Opayo payment form not loaded. Please try again later.';

/** A provider whose script loads when the test says so, and whose gateway has its own message for the timeout. */
async function slowCheckout() {
  const starts: GatewayStart[] = [];
  const arrivals: (() => void)[] = [];
  const checkout = await openedCheckout({
    isOpened: false,
    initialise: (start) =>
      new Promise((resolve, reject) => {
        starts.push(start);
        arrivals.push(resolve);
        start.signal.addEventListener('abort', () => reject(buildGatewayFailure(NOT_LOADED)));
      }),
  });
  const waitForStarts = (times: number) =>
    vi.waitFor(() => expect(starts).toHaveLength(times), { interval: 0 });
  void checkout.happens('opened');
  await waitForStarts(1);
  return {
    ...checkout,
    starts,
    waitForStarts,
    comes: (which = 0) => arrivals[which]?.(),
    passes: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('a provider’s script', () => {
  // Proves P6.9.
  test.each([3000, 14_000])(
    'a provider’s script that takes %i ms is waited for, and the form is then ready',
    async (ms) => {
      const checkout = await slowCheckout();
      await checkout.passes(ms);
      expect([checkout.status(), checkout.error()]).toEqual(['preparing', null]);
      checkout.comes();
      await checkout.passes(0);
      expect(checkout.status()).toBe('ready');
      await checkout.passes(60_000);
      expect(checkout.status()).toBe('ready');
      checkout.starts[0]?.onFieldsChange({ isComplete: true, error: null });
      expect(checkout.scope.getState(checkout.model.$fields).isComplete).toBe(true);
    },
  );

  // Proves P6.9.
  test('a provider’s script that has not loaded after 15 s shows the provider’s message, and typed text is kept', async () => {
    const checkout = await slowCheckout();
    await checkout.passes(10_000);
    const typedDetail = { field: 'addressLineOne', value: '12 Ockham Road' } as const;
    void allSettled(checkout.model.billing.fieldChanged, { scope: checkout.scope, params: typedDetail });
    await checkout.passes(4999);
    expect(checkout.status()).toBe('preparing');
    await checkout.passes(2);
    expect([checkout.status(), checkout.error()]).toEqual(['prepare_failed', NOT_LOADED]);
    expect(checkout.gateway.tearDown).toHaveBeenCalledOnce();
    expect(checkout.scope.getState(checkout.model.billing.$values).addressLineOne).toBe('12 Ockham Road');
  });

  // Proves P6.10.
  test('a provider’s script that loads after the timeout changes nothing, and the next try is independent', async () => {
    const checkout = await slowCheckout();
    await checkout.passes(15_001);
    checkout.comes();
    checkout.starts[0]?.onFieldsChange({ isComplete: true, error: null });
    await checkout.passes(1000);
    expect(checkout.status()).toBe('prepare_failed');
    void checkout.happens('retryClicked');
    await checkout.waitForStarts(2);
    checkout.starts[0]?.onFieldsChange({ isComplete: true, error: null });
    expect(checkout.scope.getState(checkout.model.$fields).isComplete).toBe(false);
    expect(checkout.status()).toBe('preparing');
    checkout.comes(1);
    await checkout.passes(0);
    expect(checkout.status()).toBe('ready');
  });

  test('if the gateway has no message for the timeout, ours is shown', async () => {
    const checkout = await openedCheckout({ isOpened: false, initialise: () => new Promise(() => {}) });
    void checkout.happens('opened');
    await vi.waitFor(() => expect(checkout.start()).not.toBeNull(), { interval: 0 });
    await vi.advanceTimersByTimeAsync(15_001);
    expect([checkout.status(), checkout.error()]).toEqual([
      'prepare_failed',
      'Failed to initialize payment form',
    ]);
  });

  test('a provider’s script that loads after leaving the page changes nothing', async () => {
    const checkout = await slowCheckout();
    void checkout.happens('closed');
    await checkout.passes(60_000);
    expect([checkout.status(), checkout.error()]).toEqual(['idle', null]);
  });
});
