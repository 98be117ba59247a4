import { expect, test } from 'vitest';
import { formatCountdown, isLive, type KnownHandOff, toHandOffView } from './states';

const WAITING_HAND_OFF: KnownHandOff = {
  state: 'waiting',
  openedByOther: false,
  extensionsLeft: 2,
  orderId: null,
  isSilent: false,
};
const PAID_STATE = { state: 'paid', orderId: 'order-1' } as const;

test.each([
  ['waiting', {}, 'waiting', ['moreTime', 'takeBack', 'email']],
  ['waiting, without time extensions left', { extensionsLeft: 0 }, 'waiting', ['takeBack', 'email']],
  ['opened', { state: 'opened' }, 'opened', ['moreTime', 'takeBack', 'email']],
  ['paying', { state: 'paying' }, 'paying', []],
  ['paid', PAID_STATE, 'paid', ['printReceipt', 'nextCustomer']],
  ['reported as paid, without an order', { state: 'paid' }, 'paying', []],
  ['expired', { state: 'expired' }, 'expired', ['newCode']],
  ['cancelled', { state: 'cancelled' }, 'cancelled', ['newCode']],
  ['given back', { state: 'given_back' }, 'given_back', ['newCode']],
  ['waiting, without a response', { isSilent: true }, 'silent', ['lookAgain']],
  ['paying, without a response', { isSilent: true, state: 'paying' }, 'silent', ['lookAgain']],
  [
    'paid, and then without a response',
    { ...PAID_STATE, isSilent: true },
    'paid',
    ['printReceipt', 'nextCustomer'],
  ],
] as const)('a basket that is %s', (_, overrides, sentence, actions) => {
  const view = toHandOffView({ ...WAITING_HAND_OFF, ...overrides });
  expect([view.sentence, view.actions]).toEqual([sentence, actions]);
});

test('the code is shown only while it can be scanned', () => {
  const isCodeVisible = (overrides: Partial<KnownHandOff>) =>
    toHandOffView({ ...WAITING_HAND_OFF, ...overrides }).isCodeShown;
  expect([isCodeVisible({}), isCodeVisible({ state: 'opened' })]).toEqual([true, true]);
  expect([
    isCodeVisible({ state: 'paying' }),
    isCodeVisible({ state: 'expired' }),
    isCodeVisible({ isSilent: true }),
  ]).toEqual([false, false, false]);
});

test('the notice about another account is shown until the customer has opened the basket', () => {
  const isSaid = (overrides: Partial<KnownHandOff>) =>
    toHandOffView({ ...WAITING_HAND_OFF, openedByOther: true, ...overrides }).isOtherSaid;
  expect([isSaid({}), isSaid({ state: 'opened' }), isSaid({ isSilent: true })]).toEqual([true, false, false]);
});

test('a hand-off ends only with an order, or when the server returns the basket to the desk', () => {
  const isStateLive = (state: KnownHandOff['state'], orderId: string | null = null) =>
    isLive({ state, orderId });
  expect([isStateLive('waiting'), isStateLive('opened'), isStateLive('paying'), isStateLive('paid')]).toEqual(
    [true, true, true, true],
  );
  expect([
    isStateLive('paid', 'order-1'),
    isStateLive('expired'),
    isStateLive('cancelled'),
    isStateLive('given_back'),
  ]).toEqual([false, false, false, false]);
});

test.each([
  [511_000, '08:31'],
  [510_001, '08:31'],
  [59_000, '00:59'],
  [600_000, '10:00'],
  [0, '00:00'],
  [-5000, '00:00'],
])('%i ms are shown as %s', (ms, expected) => {
  expect(formatCountdown(ms)).toBe(expected);
});
