import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { signedOut } from '@/entities/customer';
import { visitEnded } from '@/shared/mode';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { toastTimerFx } from '@/shared/toast';
import { buildDataField, buildDataFieldSection } from '../../../../tests/fixtures/data-fields.ts';
import { $homeAddress, $isHomeAddressLoading, homeAddressRequested } from './home-address';

const CALL = 'GET /api/data-fields';

function fieldsOf(street: string): FakeAnswer {
  const line = buildDataField({ name: 'address_1', html_attributes: {}, answer: street });
  return { data: [buildDataFieldSection({ section_fields: [line] })] };
}

afterEach(() => {
  vi.useRealTimers();
});

test('the address comes from the customer’s own data fields and is requested once', async () => {
  const calls = fakeOperator({ [CALL]: fieldsOf('4 Mill Lane') });
  const scope = fork();
  await allSettled(homeAddressRequested, { scope, params: 'sam' });
  expect(scope.getState($homeAddress)?.lineOne).toBe('4 Mill Lane');
  await allSettled(homeAddressRequested, { scope, params: 'sam' });
  expect(calls).toHaveLength(1);
});

test('a customer never sees the previous customer’s address', async () => {
  let answer: FakeAnswer = fieldsOf('4 Mill Lane');
  fakeOperator({ [CALL]: () => answer });
  const scope = fork();
  await allSettled(homeAddressRequested, { scope, params: 'sam' });
  answer = { breaks: true };
  await allSettled(homeAddressRequested, { scope, params: 'alex' });
  expect(scope.getState($homeAddress)).toBeNull();
});

test.each([
  ['a log-out', signedOut],
  ['the end of a kiosk’s visit', visitEnded],
])('%s clears the address', async (_, event) => {
  fakeOperator({ [CALL]: fieldsOf('4 Mill Lane') });
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  await allSettled(homeAddressRequested, { scope, params: 'sam' });
  await allSettled(event, { scope });
  expect(scope.getState($homeAddress)).toBeNull();
});

test('after a failed request the address is unknown, and the next form asks again', async () => {
  const calls = fakeOperator({ [CALL]: { status: 500, body: {} } });
  const scope = fork();
  await allSettled(homeAddressRequested, { scope, params: 'sam' });
  expect([scope.getState($homeAddress), scope.getState($isHomeAddressLoading)]).toEqual([null, false]);
  await allSettled(homeAddressRequested, { scope, params: 'sam' });
  expect(calls).toHaveLength(2);
});

test('a form waits at most three seconds for the address', async () => {
  fakeOperator({ [CALL]: () => new Promise(() => {}) });
  const scope = fork();
  vi.useFakeTimers();
  const addressLoading = allSettled(homeAddressRequested, { scope, params: 'sam' });
  await vi.advanceTimersByTimeAsync(2999);
  expect(scope.getState($isHomeAddressLoading)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await addressLoading;
  expect(scope.getState($isHomeAddressLoading)).toBe(false);
});

test.each([
  ['a form that is no list', 'sections'],
  ['fields that are none', [null, { section_fields: null }, { section_fields: [null, 7] }]],
])('%s leaves the address unknown', async (_, data) => {
  fakeOperator({ [CALL]: { data } });
  const scope = fork();
  await allSettled(homeAddressRequested, { scope, params: 'sam' });
  expect(scope.getState($homeAddress)).toBeNull();
});
