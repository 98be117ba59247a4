import { allSettled, createStore } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { readUnfinishedPayment } from '@/entities/payment';
import { waitForNextTask } from '@/shared/lib';
import { buildScaCompletion } from '../../../../tests/fixtures/checkout.ts';
import type { Authorisation } from '../gateways/gateway';
import { declined, openedCheckout } from '../testing/opened-checkout';

describe('a provider whose script never answers', () => {
  /** Pay was pressed and the script is silent; `names` says whether it has reported its transaction. */
  async function silent(world: Parameters<typeof openedCheckout>[0], names = true) {
    const checkout = await openedCheckout(world);
    checkout.gateway.authorise.mockImplementation((_request, _card, onTransactionCreated) => {
      if (names) onTransactionCreated('transaction-1');
      return new Promise(() => {});
    });
    void checkout.happens('payClicked');
    const { providerWait } = checkout.model;
    const rings = (clock: 'longWait' | 'limit') => {
      void allSettled(providerWait.timers[clock].expired, { scope: checkout.scope });
    };
    return {
      ...checkout,
      rings,
      phase: () => checkout.scope.getState(checkout.model.challenge.$phase),
      check: () => void allSettled(providerWait.checkClicked, { scope: checkout.scope }),
    };
  }

  test('a silent provider is reported as slow after a minute, and the customer can check the payment', async () => {
    const checkout = await silent({ sca: { data: buildScaCompletion({ status: 'authorised' }) } });
    expect(checkout.scope.getState(checkout.model.providerWait.$isLongWait)).toBe(false);
    checkout.rings('longWait');
    expect(checkout.scope.getState(checkout.model.providerWait.$isLongWait)).toBe(true);
    expect(checkout.status()).toBe('authorizing');
    checkout.check();
    await vi.waitFor(() => expect(checkout.paid()).toEqual(['order-1']));
  });

  test('a silent provider times out, and the customer can then check or cancel', async () => {
    const checkout = await silent({ sca: { data: buildScaCompletion({ status: 'pending' }) } });
    checkout.rings('limit');
    await vi.waitFor(() => expect(checkout.phase()).toBe('waiting'));
    expect(checkout.status()).toBe('sca_processing');
    expect(readUnfinishedPayment()).toMatchObject({ transactionUuid: 'transaction-1', isAtBank: true });
    void checkout.cancels();
    await vi.waitFor(() => expect(checkout.status()).toBe('failed'));
    expect(checkout.paid()).toEqual([]);
  });

  test('a silent provider’s answer after the timeout is ignored during the next attempt', async () => {
    const checkout = await silent({ sca: { data: buildScaCompletion({ status: 'failed' }) } });
    let answerLate = (_: Authorisation) => {};
    checkout.gateway.authorise.mockImplementation(() => {
      return new Promise((resolve) => {
        answerLate = resolve;
      });
    });
    checkout.rings('limit');
    await vi.waitFor(() => expect(checkout.status()).toBe('failed'));
    void checkout.happens('payClicked');
    const answerFirst = answerLate;
    checkout.rings('limit');
    await vi.waitFor(() => expect(checkout.status()).toBe('failed'));
    void checkout.happens('payClicked');
    answerFirst({ kind: 'authorised', transactionUuid: 'transaction-of-before' });
    await waitForNextTask();
    expect(checkout.status()).toBe('authorizing');
    expect(checkout.gateway.finalise).not.toHaveBeenCalled();
  });

  test('a silent provider gets a message after a minute and times out after ten; the next attempt starts again', async () => {
    const checkout = await openedCheckout({ authorise: async () => declined });
    const { timers, $isLongWait } = checkout.model.providerWait;
    const $started = createStore<number[]>([])
      .on(timers.longWait.started, (all, ms) => [...all, ms])
      .on(timers.limit.started, (all, ms) => [...all, ms]);
    const $stopped = createStore(0).on([timers.longWait.stopped, timers.limit.stopped], (count) => count + 1);
    await allSettled(timers.longWait.expired, { scope: checkout.scope });
    await checkout.happens('payClicked');
    expect(checkout.scope.getState($started)).toEqual([60_000, 600_000]);
    expect(checkout.scope.getState($stopped)).toBe(2);
    expect(checkout.scope.getState($isLongWait)).toBe(false);
  });

  test('a silent provider is checked only if there is an attempt to check', async () => {
    const checkout = await openedCheckout();
    await allSettled(checkout.model.providerWait.checkClicked, { scope: checkout.scope });
    await allSettled(checkout.model.providerWait.timers.limit.expired, { scope: checkout.scope });
    expect([checkout.status(), checkout.error()]).toEqual(['ready', null]);
    expect(checkout.calls.map(({ call }) => call)).not.toContain('GET /api/cart');
  });

  test('a silent provider that fails after the timeout is ignored', async () => {
    const checkout = await openedCheckout({ sca: { data: buildScaCompletion({ status: 'failed' }) } });
    let fail = (_: unknown) => {};
    checkout.gateway.authorise.mockImplementationOnce((_request, _card, onTransactionCreated) => {
      onTransactionCreated('transaction-1');
      return new Promise((_resolve, reject) => {
        fail = reject;
      });
    });
    const paying = checkout.happens('payClicked');
    void allSettled(checkout.model.providerWait.timers.limit.expired, { scope: checkout.scope });
    await vi.waitFor(() => expect(checkout.error()).toBe('3D Secure verification failed'));
    fail({ kind: 'http', status: 409, message: 'Too late.' });
    await paying;
    expect(checkout.error()).toBe('3D Secure verification failed');
  });

  test('a silent provider without a transaction is looked up in the cart', async () => {
    const checkout = await silent({ orderOfCart: 'order-7' }, false);
    checkout.rings('limit');
    await vi.waitFor(() => expect(checkout.paid()).toEqual(['order-7']));
  });
});
