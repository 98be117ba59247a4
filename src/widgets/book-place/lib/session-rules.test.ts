import { expect, it } from 'vitest';
import { listRules } from './session-rules';

const fee = { amount: 300, formatted: '£3.00', decimal: '3.00' };
const rules = {
  opens: 'Members book 8 days ahead.',
  closesMinutesBefore: 0,
  cancelUntilMinutes: 120,
  lateFee: fee,
};
const session = {
  rules,
  startsAt: '2026-11-24T18:30:00Z',
  serverTime: '2026-11-23T09:00:00Z',
  state: 'available',
  orderLimit: 1,
} as const;

it.each([
  [
    session,
    [
      'Members book 8 days ahead.',
      'Free to cancel until Tue 24 Nov, 16:30. After that, or if you don’t come, you pay £3.00.',
    ],
  ],
  [
    { ...session, rules: { ...rules, lateFee: null, cancelUntilMinutes: 1440 }, orderLimit: 6 },
    [
      'Members book 8 days ahead.',
      'Free to cancel until Mon 23 Nov, 18:30. After that, or if you don’t come, there’s no refund.',
      'Up to 6 spaces in one booking.',
    ],
  ],
  // Times are shown in the centre's time zone, including summer time.
  [
    {
      ...session,
      serverTime: '2026-06-30T09:00:00Z',
      startsAt: '2026-07-01T17:30:00Z',
      rules: { ...rules, lateFee: null },
    },
    [
      'Members book 8 days ahead.',
      'Free to cancel until Wed 1 Jul, 16:30. After that, or if you don’t come, there’s no refund.',
    ],
  ],
  // The free cancellation period is over.
  [
    { ...session, serverTime: '2026-11-24T16:30:00Z' },
    [
      'Members book 8 days ahead.',
      'It’s too late to cancel free: if you cancel, or don’t come, you pay £3.00.',
    ],
  ],
  [
    { ...session, serverTime: '2026-11-24T16:30:00Z', rules: { ...rules, lateFee: null } },
    [
      'Members book 8 days ahead.',
      'It’s too late to cancel free: if you cancel, or don’t come, there’s no refund.',
    ],
  ],
  [{ ...session, state: 'drop_in' } as const, []],
  [{ ...session, state: 'cancelled' } as const, []],
])('the rules of %j are %j', (session, sentences) => {
  expect(listRules(session)).toEqual(sentences);
});
