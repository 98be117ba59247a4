import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { waitForNextTask } from '@/shared/lib';
import { deferred } from '@/shared/testing';
import { pendingChallenge, startChallenge } from '../testing/start-challenge';

const PENDING = 'pending' as const;

describe('the result request', () => {
  test('the result is requested once, with the transaction’s id', async () => {
    const bank = await startChallenge(['authorised']);
    await bank.returns('authorised');
    expect(bank.fetchResult).toHaveBeenCalledExactlyOnceWith({
      transactionId: 'transaction-1',
      transactionUuid: 'transaction-1',
      scaResult: 'authorised',
    });
  });

  test('a refusal ends the challenge with the server’s message', async () => {
    const bank = await startChallenge([{ failureMessage: 'Your basket has changed.' }]);
    await bank.returns();
    expect(bank.ended()).toEqual({
      reason: 'returned',
      isConfirmedByServer: true,
      message: 'Your basket has changed.',
    });
  });

  test('an API 4xx ends the payment with its message; a proxy’s 4xx or a 500 is polled again', async () => {
    const message = 'No such payment.';
    const refusedBank = await startChallenge([{ failure: { kind: 'http', status: 404, message } }]);
    await refusedBank.returns();
    expect(refusedBank.ended()).toEqual({ reason: 'returned', isConfirmedByServer: true, message });
    for (const failure of [
      { kind: 'http', status: 404, message, isForeign: true },
      { kind: 'http', status: 500, message },
    ] as const) {
      const bank = await startChallenge([{ failure }, 'authorised']);
      await bank.returns();
      expect(bank.isAuthorised()).toBe(true);
    }
  });

  test('an unknown status counts as pending', async () => {
    const bank = await startChallenge([]);
    bank.fetchResult.mockImplementationOnce(async () => JSON.parse('{"status":"unheard_of"}'));
    await bank.happens('checkClicked');
    expect(bank.phase()).toBe('shown');
  });

  test('every poll after a return sends the claimed result', async () => {
    const bank = await startChallenge([PENDING, PENDING, 'authorised']);
    await bank.returns('hint');
    expect(bank.sentResults()).toEqual(['hint', 'hint', 'hint']);
  });

  test('a check or probe sends no claimed result and ends nothing', async () => {
    const bank = await startChallenge([]);
    await bank.happens('checkClicked');
    await bank.fireTimer('probe');
    expect(bank.sentResults()).toEqual([null, null]);
    expect([bank.phase(), bank.ended()]).toEqual(['shown', null]);
    expect(bank.timerDelays.pause).toEqual([]);
  });

  test('a refusal found by a check ends as `returned`', async () => {
    const bank = await startChallenge(['failed']);
    await bank.happens('checkClicked');
    expect(bank.ended()).toEqual({ reason: 'returned', isConfirmedByServer: true, message: null });
    expect(bank.phase()).toBe('none');
  });

  test('$isChecking is true during a check, false during polls after a return', async () => {
    const bank = await startChallenge([{ delayed: new Promise(() => {}) }]);
    expect(bank.isChecking()).toBe(false);
    void bank.happens('checkClicked');
    expect(bank.isChecking()).toBe(true);
    const silentBank = await startChallenge([{ delayed: new Promise(() => {}) }]);
    void silentBank.returns();
    expect([silentBank.phase(), silentBank.isChecking()]).toEqual(['polling', false]);
  });

  test.each(['authorised', 'failed', PENDING] as const)(
    'a late %s for an earlier payment is ignored',
    async (status) => {
      const lateResult = deferred<typeof status>();
      const bank = await startChallenge([{ delayed: lateResult.promise }]);
      const polling = bank.returns();
      void bank.happens('reset');
      void allSettled(bank.challenge.started, { scope: bank.scope, params: { ...pendingChallenge } });
      lateResult.resolve(status);
      await polling;
      expect([bank.phase(), bank.isAuthorised(), bank.ended()]).toEqual(['shown', false, null]);
      expect(bank.timerDelays.pause).toEqual([]);
    },
  );
});

describe('the timers', () => {
  test('the time limit is as configured, a long wait is a minute, and a probe runs every 20 s', async () => {
    const bank = await startChallenge([]);
    expect(bank.timerDelays).toEqual({
      timeLimit: [600_000],
      longWait: [60_000],
      probe: [20_000],
      pause: [],
    });
    await bank.fireTimer('probe');
    expect(bank.timerDelays.probe).toEqual([20_000, 20_000]);
    await bank.happens('checkClicked');
    expect(bank.timerDelays.probe).toEqual([20_000, 20_000]);
  });

  test('pauses between polls grow, then probing resumes', async () => {
    const bank = await startChallenge([]);
    await bank.returns();
    expect(bank.timerDelays.pause).toEqual([1000, 2000, 4000, 8000]);
    expect(bank.fetchResult).toHaveBeenCalledTimes(5);
    expect(bank.timerDelays.probe).toEqual([20_000, 20_000]);
    await bank.fireTimer('probe');
    expect([bank.phase(), bank.timerDelays.probe.length]).toEqual(['waiting', 3]);
  });

  test('every timer stops at the end', async () => {
    const bank = await startChallenge(['authorised']);
    await bank.returns();
    expect(bank.stopped()).toEqual(['longWait', 'pause', 'probe', 'timeLimit']);
  });

  test('a pause that ends outside polling sends no request', async () => {
    const bank = await startChallenge([]);
    await bank.fireTimer('pause');
    expect(bank.fetchResult).not.toHaveBeenCalled();
  });

  test('$isLongWait is reset with its payment', async () => {
    const bank = await startChallenge([]);
    await bank.fireTimer('longWait');
    await allSettled(bank.challenge.started, { scope: bank.scope, params: { ...pendingChallenge } });
    expect(bank.isLongWait()).toBe(false);
    await bank.fireTimer('longWait');
    await bank.happens('reset');
    expect(bank.isLongWait()).toBe(false);
  });
});

describe('cancel and time limit', () => {
  test('a cancel replaces the poll in flight', async () => {
    const bank = await startChallenge([{ delayed: new Promise(() => {}) }, 'failed']);
    void bank.returns('hint');
    void bank.happens('cancelClicked');
    await Promise.resolve();
    await expect
      .poll(() => bank.ended())
      .toEqual({ reason: 'cancelled', isConfirmedByServer: true, message: null });
    expect(bank.sentResults()).toEqual(['hint', 'cancelled']);
  });

  test('a late pending from before the cancel starts no poll', async () => {
    const lateResult = deferred<'pending'>();
    const bank = await startChallenge([{ delayed: lateResult.promise }, { delayed: new Promise(() => {}) }]);
    void bank.returns('hint');
    void bank.happens('cancelClicked');
    lateResult.resolve(PENDING);
    await waitForNextTask();
    expect(bank.sentResults()).toEqual(['hint', 'cancelled']);
    expect(bank.timerDelays.pause).toEqual([]);
  });

  test('a second cancel, or the time limit after it, sends no request', async () => {
    const bank = await startChallenge([{ delayed: new Promise(() => {}) }]);
    void bank.happens('cancelClicked');
    void bank.happens('cancelClicked');
    void bank.fireTimer('timeLimit');
    expect(bank.sentResults()).toEqual(['cancelled']);
  });

  test('a cancel while waiting polls five times, then ends unknown', async () => {
    const bank = await startChallenge([]);
    await bank.returns();
    const requestCountBefore = bank.fetchResult.mock.calls.length;
    await bank.happens('cancelClicked');
    expect(bank.fetchResult.mock.calls.length - requestCountBefore).toBe(5);
    expect(bank.ended()).toEqual({ reason: 'cancelled', isConfirmedByServer: false, message: null });
    expect(bank.phase()).toBe('none');
  });

  test('a second return while waiting is ignored', async () => {
    const bank = await startChallenge([]);
    await bank.returns();
    const requestCountBefore = bank.fetchResult.mock.calls.length;
    await bank.returns();
    expect(bank.fetchResult.mock.calls.length).toBe(requestCountBefore);
  });

  test('without a payment, Cancel, Check and the time limit send no request', async () => {
    const bank = await startChallenge([]);
    await bank.happens('reset');
    await bank.happens('cancelClicked');
    await bank.happens('checkClicked');
    await bank.fireTimer('timeLimit');
    expect(bank.fetchResult).not.toHaveBeenCalled();
    expect(bank.phase()).toBe('none');
  });
});
