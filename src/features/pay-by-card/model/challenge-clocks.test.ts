import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { nextTask } from '@/shared/lib';
import { deferred } from '@/shared/testing';
import { atTheBank, task } from '../testing/at-the-bank';

const PENDING = 'pending' as const;

describe('what the server is asked and answers', () => {
  test('it is asked about the payment by its transaction', async () => {
    const bank = await atTheBank(['authorised']);
    await bank.returns('authorised');
    expect(bank.askServer).toHaveBeenCalledExactlyOnceWith({
      transactionId: 'transaction-1',
      transactionUuid: 'transaction-1',
      scaResult: 'authorised',
    });
  });

  test('its reason for a refusal is handed on', async () => {
    const bank = await atTheBank([{ failedWith: 'Your basket has changed.' }]);
    await bank.returns();
    expect(bank.ended()).toEqual({ reason: 'returned', isKnown: true, message: 'Your basket has changed.' });
  });

  test('its refusal counts, with its reason; that of a proxy, and its own failure, do not', async () => {
    const message = 'No such payment.';
    const refused = await atTheBank([{ refused: { kind: 'http', status: 404, message } }]);
    await refused.returns();
    expect(refused.ended()).toEqual({ reason: 'returned', isKnown: true, message });
    for (const failure of [
      { kind: 'http', status: 404, message, isForeign: true },
      { kind: 'http', status: 500, message },
    ] as const) {
      const bank = await atTheBank([{ refused: failure }, 'authorised']);
      await bank.returns();
      expect(bank.isAuthorised()).toBe(true);
    }
  });

  test('an unknown status counts as pending', async () => {
    const bank = await atTheBank([]);
    bank.askServer.mockImplementationOnce(async () => JSON.parse('{"status":"unheard_of"}'));
    await bank.happens('checkClicked');
    expect(bank.phase()).toBe('shown');
  });

  test('the bank’s hint goes with every question about its return', async () => {
    const bank = await atTheBank([PENDING, PENDING, 'authorised']);
    await bank.returns('hint');
    expect(bank.hints()).toEqual(['hint', 'hint', 'hint']);
  });

  test('a check and a probe say nothing of the bank’s word, and end nothing by themselves', async () => {
    const bank = await atTheBank([]);
    await bank.happens('checkClicked');
    await bank.rings('probe');
    expect(bank.hints()).toEqual([null, null]);
    expect([bank.phase(), bank.ended()]).toEqual(['shown', null]);
    expect(bank.clocks.pause).toEqual([]);
  });

  test('a refusal that a check finds while the bank’s page is shown is the bank’s', async () => {
    const bank = await atTheBank(['failed']);
    await bank.happens('checkClicked');
    expect(bank.ended()).toEqual({ reason: 'returned', isKnown: true, message: null });
    expect(bank.phase()).toBe('none');
  });

  test('while a check is under way the customer can see it; a question after the bank’s return is none', async () => {
    const bank = await atTheBank([{ later: new Promise(() => {}) }]);
    expect(bank.isChecking()).toBe(false);
    void bank.happens('checkClicked');
    expect(bank.isChecking()).toBe(true);
    const returned = await atTheBank([{ later: new Promise(() => {}) }]);
    void returned.returns();
    expect([returned.phase(), returned.isChecking()]).toEqual(['asking', false]);
  });

  test.each(['authorised', 'failed', PENDING] as const)(
    'the answer "%s" about the payment of before says nothing of the next one',
    async (answer) => {
      const late = deferred<typeof answer>();
      const bank = await atTheBank([{ later: late.promise }]);
      const asking = bank.returns();
      void bank.happens('reset');
      void allSettled(bank.challenge.started, { scope: bank.scope, params: { ...task } });
      late.resolve(answer);
      await asking;
      expect([bank.phase(), bank.isAuthorised(), bank.ended()]).toEqual(['shown', false, null]);
      expect(bank.clocks.pause).toEqual([]);
    },
  );
});

describe('the clocks', () => {
  test('the bank has as long as is configured, a long wait is a minute, and a probe comes every 20 s', async () => {
    const bank = await atTheBank([]);
    expect(bank.clocks).toEqual({ limit: [600_000], longWait: [60_000], probe: [20_000], pause: [] });
    await bank.rings('probe');
    expect(bank.clocks.probe).toEqual([20_000, 20_000]);
    await bank.happens('checkClicked');
    expect(bank.clocks.probe).toEqual([20_000, 20_000]);
  });

  test('the pauses between the questions grow; then the probe goes on', async () => {
    const bank = await atTheBank([]);
    await bank.returns();
    expect(bank.clocks.pause).toEqual([1000, 2000, 4000, 8000]);
    expect(bank.askServer).toHaveBeenCalledTimes(5);
    expect(bank.clocks.probe).toEqual([20_000, 20_000]);
    await bank.rings('probe');
    expect([bank.phase(), bank.clocks.probe.length]).toEqual(['waiting', 3]);
  });

  test('all of them stop at the end', async () => {
    const bank = await atTheBank(['authorised']);
    await bank.returns();
    expect(bank.stopped()).toEqual(['limit', 'longWait', 'pause', 'probe']);
  });

  test('a pause that ends when nothing is asked any more asks nothing', async () => {
    const bank = await atTheBank([]);
    await bank.rings('pause');
    expect(bank.askServer).not.toHaveBeenCalled();
  });

  test('a long wait is over with its payment', async () => {
    const bank = await atTheBank([]);
    await bank.rings('longWait');
    await allSettled(bank.challenge.started, { scope: bank.scope, params: { ...task } });
    expect(bank.isLong()).toBe(false);
    await bank.rings('longWait');
    await bank.happens('reset');
    expect(bank.isLong()).toBe(false);
  });
});

describe('who gives up', () => {
  test('cancelling while the bank’s answer is asked for takes the question’s place', async () => {
    const bank = await atTheBank([{ later: new Promise(() => {}) }, 'failed']);
    void bank.returns('hint');
    void bank.happens('cancelClicked');
    await Promise.resolve();
    await expect.poll(() => bank.ended()).toEqual({ reason: 'cancelled', isKnown: true, message: null });
    expect(bank.hints()).toEqual(['hint', 'cancelled']);
  });

  test('a late "pending" to the question before the cancel asks nothing more', async () => {
    const late = deferred<'pending'>();
    const bank = await atTheBank([{ later: late.promise }, { later: new Promise(() => {}) }]);
    void bank.returns('hint');
    void bank.happens('cancelClicked');
    late.resolve(PENDING);
    await nextTask();
    expect(bank.hints()).toEqual(['hint', 'cancelled']);
    expect(bank.clocks.pause).toEqual([]);
  });

  test('a second cancel, or the time that runs out after it, changes nothing', async () => {
    const bank = await atTheBank([{ later: new Promise(() => {}) }]);
    void bank.happens('cancelClicked');
    void bank.happens('cancelClicked');
    void bank.rings('limit');
    expect(bank.hints()).toEqual(['cancelled']);
  });

  test('cancelling a wait that was told gets all its questions, and ends without an answer', async () => {
    const bank = await atTheBank([]);
    await bank.returns();
    const before = bank.askServer.mock.calls.length;
    await bank.happens('cancelClicked');
    expect(bank.askServer.mock.calls.length - before).toBe(5);
    expect(bank.ended()).toEqual({ reason: 'cancelled', isKnown: false, message: null });
    expect(bank.phase()).toBe('none');
  });

  test('a bank that returns while the customer waits for its answer is not heard again', async () => {
    const bank = await atTheBank([]);
    await bank.returns();
    const before = bank.askServer.mock.calls.length;
    await bank.returns();
    expect(bank.askServer.mock.calls.length).toBe(before);
  });

  test('without a payment, Cancel, Check and a return ask nothing', async () => {
    const bank = await atTheBank([]);
    await bank.happens('reset');
    await bank.happens('cancelClicked');
    await bank.happens('checkClicked');
    await bank.rings('limit');
    expect(bank.askServer).not.toHaveBeenCalled();
    expect(bank.phase()).toBe('none');
  });
});
