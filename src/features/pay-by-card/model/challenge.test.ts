import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { atTheBank, task } from '../testing/at-the-bank';

test('the bank’s page is shown until something ends it', async () => {
  const bank = await atTheBank([]);
  expect(bank.phase()).toBe('shown');
  expect(bank.askServer).not.toHaveBeenCalled();
});

test('the bank’s message is never trusted: the server is asked, and its word counts', async () => {
  const bank = await atTheBank(['failed']);
  await bank.returns('authorised');
  expect(bank.hints()).toEqual(['authorised']);
  expect(bank.isAuthorised()).toBe(false);
  expect(bank.ended()).toEqual({ reason: 'returned', isKnown: true, message: null });
});

test('if the server answers authorised, completion follows', async () => {
  const bank = await atTheBank(['authorised']);
  await bank.returns();
  expect(bank.isAuthorised()).toBe(true);
  expect(bank.phase()).toBe('none');
  expect(bank.clocks.pause).toEqual([]);
});

test('pending is asked again with pauses', async () => {
  const bank = await atTheBank(['pending', 'pending', 'authorised']);
  await bank.returns();
  expect(bank.askServer).toHaveBeenCalledTimes(3);
  expect(bank.isAuthorised()).toBe(true);
});

test('a bank that stays silent leaves the customer two ways: check, or cancel', async () => {
  const bank = await atTheBank([]);
  await bank.returns();
  expect(bank.phase()).toBe('waiting');
  const asked = bank.askServer.mock.calls.length;
  await bank.happens('checkClicked');
  expect(bank.phase()).toBe('waiting');
  expect(bank.askServer).toHaveBeenCalledTimes(asked + 1);
});

test('checking finds the payment that was approved in the meantime', async () => {
  const bank = await atTheBank(['pending', 'pending', 'pending', 'pending', 'pending', 'authorised']);
  await bank.returns();
  await bank.happens('checkClicked');
  expect(bank.isAuthorised()).toBe(true);
});

test('a bank that returns twice is heard once', async () => {
  const bank = await atTheBank(['authorised', 'failed']);
  await bank.returns();
  await bank.returns();
  expect(bank.askServer).toHaveBeenCalledOnce();
  expect(bank.ended()).toBeNull();
});

test('cancel tells the server, and what the server knows decides', async () => {
  const refused = await atTheBank(['failed']);
  await refused.happens('cancelClicked');
  expect(refused.hints()).toEqual(['cancelled']);
  expect(refused.ended()).toEqual({ reason: 'cancelled', isKnown: true, message: null });
  const approved = await atTheBank(['authorised']);
  await approved.happens('cancelClicked');
  expect(approved.isAuthorised()).toBe(true);
});

test('cancel without any answer ends too, and says that nothing is known', async () => {
  const bank = await atTheBank(['lost', 'lost', 'lost', 'lost', 'lost', 'lost']);
  await bank.happens('cancelClicked');
  expect(bank.ended()).toEqual({ reason: 'cancelled', isKnown: false, message: null });
});

test('a bank that never answers ends when its time is over', async () => {
  const bank = await atTheBank(['failed']);
  await bank.rings('limit');
  expect(bank.hints()).toEqual(['cancelled']);
  expect(bank.ended()).toEqual({ reason: 'timed_out', isKnown: true, message: null });
});

test('the server is asked from time to time, in case the bank’s message never comes', async () => {
  const bank = await atTheBank(['pending', 'authorised']);
  await bank.rings('probe');
  expect(bank.phase()).toBe('shown');
  const probes = bank.clocks.probe.length;
  await bank.rings('probe');
  expect(bank.isAuthorised()).toBe(true);
  expect(bank.clocks.probe).toHaveLength(probes);
});

test('after a minute the customer reads that we still wait', async () => {
  const bank = await atTheBank([]);
  expect(bank.scope.getState(bank.challenge.$isLong)).toBe(false);
  await bank.rings('longWait');
  expect(bank.scope.getState(bank.challenge.$isLong)).toBe(true);
});

test('after a reload there is no form to post again: the server is asked at once', async () => {
  const bank = await atTheBank(['authorised'], { ...task, form: null });
  expect(bank.hints()).toEqual([null]);
  expect(bank.isAuthorised()).toBe(true);
});

test('an answer about an earlier payment is ignored', async () => {
  const bank = await atTheBank([]);
  await allSettled(bank.challenge.reset, { scope: bank.scope });
  await bank.returns();
  await bank.rings('probe');
  expect(bank.askServer).not.toHaveBeenCalled();
  expect(bank.phase()).toBe('none');
});
