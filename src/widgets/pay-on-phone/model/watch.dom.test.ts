import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { $basketHolder } from '@/entities/hand-off';
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

const HAND_OFF_ID = buildHandOff().id;
const READ_CALL = `GET /api/cart/handoffs/${HAND_OFF_ID}`;
const CREATE_CALL = 'POST /api/cart/handoffs';
const CANCEL_CALL = `DELETE /api/cart/handoffs/${HAND_OFF_ID}`;
const EXTEND_CALL = `POST /api/cart/handoffs/${HAND_OFF_ID}/extend`;
const buildRefusal = (status: number, code: string): FakeAnswer => ({
  status,
  body: { message: 'No.', code },
});

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
function changeVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

type Answers = Parameters<typeof fakeOperator>[0];

/** Starts a desk that has handed off the basket of a customer. */
async function startHandOff(answers: Answers = {}) {
  const calls = fakeOperator({
    'GET /api/cart': { data: buildCart() },
    [CREATE_CALL]: { data: buildHandOff() },
    [READ_CALL]: { data: buildHandOff() },
    ...answers,
  });
  const scope = fork();
  await allSettled(cartRequested, { scope });
  await allSettled(watchStarted, { scope });
  await allSettled(startClicked, { scope });
  const countCalls = (call: string) => calls.filter((request) => request.call === call).length;
  return {
    scope,
    calls,
    countCalls,
    place: () => scope.getState($basketHolder),
    close: () => allSettled(watchStopped, { scope }),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a handed-off basket', () => {
  test('a handed-off basket is polled every two seconds for two minutes, and every five seconds afterwards', async () => {
    const { countCalls, close } = await startHandOff();
    await pass(20_000);
    expect(countCalls(READ_CALL)).toBeGreaterThanOrEqual(9);
    expect(countCalls(READ_CALL)).toBeLessThanOrEqual(10);
    await pass(100_000);
    const callsBefore = countCalls(READ_CALL);
    await pass(20_000);
    expect(countCalls(READ_CALL) - callsBefore).toBe(4);
    await close();
  });

  test('a handed-off basket is not polled in a hidden tab, and at once when the tab is shown again', async () => {
    const { countCalls, close } = await startHandOff();
    changeVisibility('hidden');
    await pass(60_000);
    expect(countCalls(READ_CALL)).toBe(0);
    changeVisibility('visible');
    await pass(1);
    expect(countCalls(READ_CALL)).toBe(1);
    await close();
  });

  test('a handed-off basket has one pending request at a time', async () => {
    let answer = (_: FakeAnswer) => {};
    const { countCalls, close } = await startHandOff({
      [READ_CALL]: () =>
        new Promise<FakeAnswer>((resolve) => {
          answer = resolve;
        }),
    });
    await pass(4000);
    changeVisibility('visible');
    expect(countCalls(READ_CALL)).toBe(1);
    answer({ data: buildHandOff({ state: 'opened' }) });
    await pass(3000);
    expect(countCalls(READ_CALL)).toBe(2);
    answer({ data: buildHandOff({ state: 'opened' }) });
    await close();
  });

  test('the state of a handed-off basket is unknown after 15 seconds without a response; it stays locked until the next response', async () => {
    let isDown = true;
    const { scope, place, close } = await startHandOff({
      [READ_CALL]: () => (isDown ? { breaks: true } : { data: buildHandOff({ state: 'opened' }) }),
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
      const { countCalls, place, close } = await startHandOff({
        [READ_CALL]: { data: buildHandOff({ state }) },
      });
      expect(place()).toBe('onTheirPhone');
      await pass(4000);
      expect(place()).toBe('here');
      const callsBefore = countCalls(READ_CALL);
      await pass(20_000);
      expect(countCalls(READ_CALL)).toBe(callsBefore);
      await close();
    },
  );

  test('a handed-off basket stays locked when it is paid', async () => {
    const { place, countCalls, close } = await startHandOff({
      [READ_CALL]: { data: buildHandOff({ state: 'paid', order_id: 'order-1' }) },
    });
    await pass(4000);
    expect(place()).toBe('onTheirPhone');
    const callsBefore = countCalls(READ_CALL);
    await pass(20_000);
    expect(countCalls(READ_CALL)).toBe(callsBefore);
    await close();
  });

  test('a handed-off basket stays on the phone when the dialog is closed', async () => {
    const { scope, calls, place, close } = await startHandOff();
    expect(scope.getState($isDialogShown)).toBe(true);
    await allSettled(dialogHidden, { scope });
    expect([scope.getState($isDialogShown), place()]).toEqual([false, 'onTheirPhone']);
    expect(calls.some(({ call }) => call === CANCEL_CALL)).toBe(false);
    await close();
  });

  test('a handed-off basket returns when staff take it back', async () => {
    const { scope, place, close } = await startHandOff({ [CANCEL_CALL]: { data: null } });
    await allSettled(takeBackClicked, { scope });
    expect([place(), scope.getState($isDialogShown)]).toEqual(['here', false]);
    await close();
  });

  test('a handed-off basket cannot be taken back while it is being paid, and the desk shows why', async () => {
    let state: 'waiting' | 'paying' = 'waiting';
    const { scope, place, close } = await startHandOff({
      [READ_CALL]: () => ({ data: buildHandOff({ state }) }),
      [CANCEL_CALL]: () => {
        state = 'paying';
        return buildRefusal(409, 'paying');
      },
    });
    await allSettled(takeBackClicked, { scope });
    expect(scope.getState($notice)).toBe('No.');
    expect([place(), scope.getState($handOff)?.state]).toEqual(['onTheirPhone', 'paying']);
    await close();
  });

  test('a handed-off basket stays on the phone when the response to taking it back is lost', async () => {
    const { scope, place, close } = await startHandOff({ [CANCEL_CALL]: { breaks: true } });
    await allSettled(takeBackClicked, { scope });
    expect(place()).toBe('onTheirPhone');
    await close();
  });

  test('the code of a handed-off basket can be extended by ten minutes', async () => {
    const extendedHandOff = buildHandOff({ expires_at: '2026-11-23T10:47:00Z', extensions_left: 1 });
    const { scope, close } = await startHandOff({ [EXTEND_CALL]: { data: extendedHandOff } });
    await allSettled(moreTimeClicked, { scope });
    expect(scope.getState($handOff)?.extensionsLeft).toBe(1);
    await close();
  });
});

test('the button disappears if the API has no hand-offs', async () => {
  const { scope, place, close } = await startHandOff({ [CREATE_CALL]: buildRefusal(404, '') });
  expect(scope.getState($isSupported)).toBe(false);
  expect(place()).toBe('here');
  await close();
});
