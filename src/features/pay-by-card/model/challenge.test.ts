import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { pendingChallenge, startChallenge } from '../testing/start-challenge';

test('the bank’s page is shown until something ends it', async () => {
  const bank = await startChallenge([]);
  expect(bank.phase()).toBe('shown');
  expect(bank.fetchResult).not.toHaveBeenCalled();
});

// Proves P3.4.
test('the bank’s message is never trusted: the server’s result counts', async () => {
  const bank = await startChallenge(['failed']);
  await bank.returns('authorised');
  expect(bank.sentResults()).toEqual(['authorised']);
  expect(bank.isAuthorised()).toBe(false);
  expect(bank.ended()).toEqual({ reason: 'returned', isConfirmedByServer: true, message: null });
});

// Proves P3.4.
test('if the server responds authorised, completion follows', async () => {
  const bank = await startChallenge(['authorised']);
  await bank.returns();
  expect(bank.isAuthorised()).toBe(true);
  expect(bank.phase()).toBe('none');
  expect(bank.timerDelays.pause).toEqual([]);
});

test('a pending payment is polled with growing pauses', async () => {
  const bank = await startChallenge(['pending', 'pending', 'authorised']);
  await bank.returns();
  expect(bank.fetchResult).toHaveBeenCalledTimes(3);
  expect(bank.isAuthorised()).toBe(true);
});

// Proves P3.7.
test('a payment that stays pending lets the customer check again', async () => {
  const bank = await startChallenge([]);
  await bank.returns();
  expect(bank.phase()).toBe('waiting');
  const requestCount = bank.fetchResult.mock.calls.length;
  await bank.happens('checkClicked');
  expect(bank.phase()).toBe('waiting');
  expect(bank.fetchResult).toHaveBeenCalledTimes(requestCount + 1);
});

test('checking finds the payment that was approved in the meantime', async () => {
  const bank = await startChallenge(['pending', 'pending', 'pending', 'pending', 'pending', 'authorised']);
  await bank.returns();
  await bank.happens('checkClicked');
  expect(bank.isAuthorised()).toBe(true);
});

// Proves P3.8.
test('a second return is ignored', async () => {
  const bank = await startChallenge(['authorised', 'failed']);
  await bank.returns();
  await bank.returns();
  expect(bank.fetchResult).toHaveBeenCalledOnce();
  expect(bank.ended()).toBeNull();
});

test('a cancel is sent to the server, whose result decides', async () => {
  const refused = await startChallenge(['failed']);
  await refused.happens('cancelClicked');
  expect(refused.sentResults()).toEqual(['cancelled']);
  expect(refused.ended()).toEqual({ reason: 'cancelled', isConfirmedByServer: true, message: null });
  const approved = await startChallenge(['authorised']);
  await approved.happens('cancelClicked');
  expect(approved.isAuthorised()).toBe(true);
});

test('a cancel that gets no response ends with an unknown result', async () => {
  const bank = await startChallenge(['timeout', 'timeout', 'timeout', 'timeout', 'timeout', 'timeout']);
  await bank.happens('cancelClicked');
  expect(bank.ended()).toEqual({ reason: 'cancelled', isConfirmedByServer: false, message: null });
});

test('a challenge without a return ends at the time limit', async () => {
  const bank = await startChallenge(['failed']);
  await bank.fireTimer('timeLimit');
  expect(bank.sentResults()).toEqual(['cancelled']);
  expect(bank.ended()).toEqual({ reason: 'timed_out', isConfirmedByServer: true, message: null });
});

// Proves P3.7.
test('the server is polled while the bank’s page is open, in case its message never comes', async () => {
  const bank = await startChallenge(['pending', 'authorised']);
  await bank.fireTimer('probe');
  expect(bank.phase()).toBe('shown');
  const probes = bank.timerDelays.probe.length;
  await bank.fireTimer('probe');
  expect(bank.isAuthorised()).toBe(true);
  expect(bank.timerDelays.probe).toHaveLength(probes);
});

// Proves P3.7.
test('$isLongWait is true after a minute', async () => {
  const bank = await startChallenge([]);
  expect(bank.scope.getState(bank.challenge.$isLongWait)).toBe(false);
  await bank.fireTimer('longWait');
  expect(bank.scope.getState(bank.challenge.$isLongWait)).toBe(true);
});

test('after a reload, without a form, the result is requested at once', async () => {
  const bank = await startChallenge(['authorised'], { ...pendingChallenge, form: null });
  expect(bank.sentResults()).toEqual([null]);
  expect(bank.isAuthorised()).toBe(true);
});

test('after a reset, a return or probe sends no request', async () => {
  const bank = await startChallenge([]);
  await allSettled(bank.challenge.reset, { scope: bank.scope });
  await bank.returns();
  await bank.fireTimer('probe');
  expect(bank.fetchResult).not.toHaveBeenCalled();
  expect(bank.phase()).toBe('none');
});

test('a code for which the provider has a text shows that text, any other the server’s message', async () => {
  const pending = {
    ...pendingChallenge,
    findTextOfCode: (code: string) => (code === '4026' ? 'Payment authentication failed' : null),
  };
  const endOf = async (code: string) => {
    const bank = await startChallenge([{ failureMessage: 'Declined.', code }], pending);
    await bank.returns();
    return bank.ended()?.message;
  };
  expect(await endOf('4026')).toBe('Payment authentication failed');
  expect(await endOf('2000')).toBe('Declined.');
});
