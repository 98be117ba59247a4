import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { $basketPlace } from '@/entities/hand-off';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildHandOff } from '../../../../tests/fixtures/handoffs.ts';
import {
  $handOff,
  $isDialogShown,
  $isSupported,
  $notice,
  dialogHidden,
  moreTimeClicked,
  startClicked,
  takeBackClicked,
} from './hand-off';
import { $isStateUnknown, lookAgainClicked, watchStarted, watchStopped } from './watch';

const ID = buildHandOff().id;
const READ = `GET /api/cart/handoffs/${ID}`;
const CREATE = 'POST /api/cart/handoffs';
const CANCEL = `DELETE /api/cart/handoffs/${ID}`;
const EXTEND = `POST /api/cart/handoffs/${ID}/extend`;
const refused = (status: number, code: string): FakeAnswer => ({ status, body: { message: 'No.', code } });

let visibility: DocumentVisibilityState;
beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
function look(at: DocumentVisibilityState): void {
  visibility = at;
  document.dispatchEvent(new Event('visibilitychange'));
}

type Answers = Parameters<typeof fakeOperator>[0];

/** Starts a desk that has handed off the basket of a customer. */
async function handedOver(answers: Answers = {}) {
  const calls = fakeOperator({
    'GET /api/cart': { data: buildCart() },
    [CREATE]: { data: buildHandOff() },
    [READ]: { data: buildHandOff() },
    ...answers,
  });
  const scope = fork();
  await allSettled(cartRequested, { scope });
  await allSettled(watchStarted, { scope });
  await allSettled(startClicked, { scope });
  const asked = (call: string) => calls.filter((one) => one.call === call).length;
  return {
    scope,
    calls,
    asked,
    place: () => scope.getState($basketPlace),
    close: () => allSettled(watchStopped, { scope }),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a handed-off basket', () => {
  test('a handed-off basket is polled every two seconds for two minutes, and every five seconds afterwards', async () => {
    const { asked, close } = await handedOver();
    await pass(20_000);
    expect(asked(READ)).toBeGreaterThanOrEqual(9);
    expect(asked(READ)).toBeLessThanOrEqual(10);
    await pass(100_000);
    const before = asked(READ);
    await pass(20_000);
    expect(asked(READ) - before).toBe(4);
    await close();
  });

  test('a handed-off basket is not polled in a hidden tab, and at once when the tab is shown again', async () => {
    const { asked, close } = await handedOver();
    look('hidden');
    await pass(60_000);
    expect(asked(READ)).toBe(0);
    look('visible');
    await pass(1);
    expect(asked(READ)).toBe(1);
    await close();
  });

  test('a handed-off basket has one pending request at a time', async () => {
    let answer = (_: FakeAnswer) => {};
    const { asked, close } = await handedOver({
      [READ]: () =>
        new Promise<FakeAnswer>((resolve) => {
          answer = resolve;
        }),
    });
    await pass(4000);
    look('visible');
    expect(asked(READ)).toBe(1);
    answer({ data: buildHandOff({ state: 'opened' }) });
    await pass(3000);
    expect(asked(READ)).toBe(2);
    answer({ data: buildHandOff({ state: 'opened' }) });
    await close();
  });

  test('the state of a handed-off basket is unknown after 15 seconds without a response; it stays locked until the next response', async () => {
    let isDown = true;
    const { scope, place, close } = await handedOver({
      [READ]: () => (isDown ? { breaks: true } : { data: buildHandOff({ state: 'opened' }) }),
    });
    await pass(14_000);
    expect(scope.getState($isStateUnknown)).toBe(false);
    await pass(5000);
    expect(scope.getState($isStateUnknown)).toBe(true);
    expect(place()).toBe('onTheirPhone');
    isDown = false;
    await allSettled(lookAgainClicked, { scope });
    expect(scope.getState($isStateUnknown)).toBe(false);
    expect(scope.getState($handOff)?.state).toBe('opened');
    await close();
  });

  test.each(['expired', 'given_back', 'cancelled'] as const)(
    'a handed-off basket is returned to the desk when the server answers %s, and is no longer polled',
    async (state) => {
      const { asked, place, close } = await handedOver({ [READ]: { data: buildHandOff({ state }) } });
      expect(place()).toBe('onTheirPhone');
      await pass(4000);
      expect(place()).toBe('here');
      const before = asked(READ);
      await pass(20_000);
      expect(asked(READ)).toBe(before);
      await close();
    },
  );

  test('a handed-off basket stays locked when it is paid', async () => {
    const { place, asked, close } = await handedOver({
      [READ]: { data: buildHandOff({ state: 'paid', order_id: 'order-1' }) },
    });
    await pass(4000);
    expect(place()).toBe('onTheirPhone');
    const before = asked(READ);
    await pass(20_000);
    expect(asked(READ)).toBe(before);
    await close();
  });

  test('a handed-off basket stays on the phone when the dialog is closed', async () => {
    const { scope, calls, place, close } = await handedOver();
    expect(scope.getState($isDialogShown)).toBe(true);
    await allSettled(dialogHidden, { scope });
    expect([scope.getState($isDialogShown), place()]).toEqual([false, 'onTheirPhone']);
    expect(calls.some(({ call }) => call === CANCEL)).toBe(false);
    await close();
  });

  test('a handed-off basket returns when staff take it back', async () => {
    const { scope, place, close } = await handedOver({ [CANCEL]: { data: null } });
    await allSettled(takeBackClicked, { scope });
    expect([place(), scope.getState($isDialogShown)]).toEqual(['here', false]);
    await close();
  });

  test('a handed-off basket cannot be taken back while it is being paid, and the desk shows why', async () => {
    let state: 'waiting' | 'paying' = 'waiting';
    const { scope, place, close } = await handedOver({
      [READ]: () => ({ data: buildHandOff({ state }) }),
      [CANCEL]: () => {
        state = 'paying';
        return refused(409, 'paying');
      },
    });
    await allSettled(takeBackClicked, { scope });
    expect(scope.getState($notice)).toBe('No.');
    expect([place(), scope.getState($handOff)?.state]).toEqual(['onTheirPhone', 'paying']);
    await close();
  });

  test('a handed-off basket stays on the phone when the response to taking it back is lost', async () => {
    const { scope, place, close } = await handedOver({ [CANCEL]: { breaks: true } });
    await allSettled(takeBackClicked, { scope });
    expect(place()).toBe('onTheirPhone');
    await close();
  });

  test('the code of a handed-off basket can be extended by ten minutes', async () => {
    const later = buildHandOff({ expires_at: '2026-11-23T10:47:00Z', extensions_left: 1 });
    const { scope, close } = await handedOver({ [EXTEND]: { data: later } });
    await allSettled(moreTimeClicked, { scope });
    expect(scope.getState($handOff)?.extensionsLeft).toBe(1);
    await close();
  });
});

test('the button disappears if the API has no hand-offs', async () => {
  const { scope, place, close } = await handedOver({ [CREATE]: refused(404, '') });
  expect(scope.getState($isSupported)).toBe(false);
  expect(place()).toBe('here');
  await close();
});
