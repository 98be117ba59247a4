import { expect, test } from 'vitest';
import { loadOrder } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import {
  buildBookedSession,
  buildBookingOrderItem,
  buildMembershipOrderItem,
  buildOrder,
} from '../../../../../tests/fixtures/orders.ts';
import { buildTotal } from '../../../../../tests/fixtures/wire.ts';
import { formatWelcome, listNextSteps } from './next-steps';

const TODAY = '2026-11-20';
type MembershipOverrides = Parameters<typeof buildMembershipOrderItem>[0];

async function loadMembershipOrder(
  item: MembershipOverrides,
  overrides: Parameters<typeof buildOrder>[0] = {},
) {
  fakeOperator({
    'GET /api/orders/order-1': {
      data: buildOrder({ items: [buildMembershipOrderItem(item)], ...overrides }),
    },
  });
  return loadOrder({ orderId: 'order-1' });
}

const laterStartOverrides = { start_date: '2026-12-01' };
test.each<[string | null, string, MembershipOverrides]>([
  ['Welcome, Jo. You can start on 1 December.', 'Jo', laterStartOverrides],
  ['You can start on 1 December.', '', laterStartOverrides],
  ['Welcome, Jo. You can start today.', 'Jo', {}],
  ['Welcome, Jo.', 'Jo', { ...laterStartOverrides, requires_eligibility: true }],
  [
    'Thank you, Jo. Your membership starts on 1 December.',
    'Jo',
    { ...laterStartOverrides, purpose: 'change' },
  ],
  ['Thank you, Jo.', 'Jo', { purpose: 'renewal' }],
  [null, '', { purpose: 'renewal' }],
])('the customer is greeted with %j', async (greeting, firstName, item) => {
  expect(formatWelcome(await loadMembershipOrder(item), { firstName, today: TODAY })).toBe(greeting);
});

test('an order without a membership has no welcome', async () => {
  const order = await loadMembershipOrder({}, { items: [buildBookingOrderItem()] });
  expect(formatWelcome(order, { firstName: 'Jo', today: TODAY })).toBeNull();
});

async function listStepsOfOrder(
  item: MembershipOverrides,
  { hasMemberCode = true, ...overrides }: Record<string, unknown> = {},
) {
  const order = await loadMembershipOrder(item, overrides);
  return listNextSteps(order, { today: TODAY, hasMemberCode: hasMemberCode === true }).map(
    ({ date, title, detail }) => [date, title, detail].filter(Boolean).join(' | '),
  );
}

test('a monthly membership lists its payment, its start and its first Direct Debit', async () => {
  expect(await listStepsOfOrder(laterStartOverrides)).toEqual([
    'Today | You paid £27.42',
    '1 December 2026 | Total Fitness starts | Come in and show your member code.',
    '1 December 2026 | Your first monthly payment by Direct Debit',
  ]);
});

test('a single payment has an end instead of a next payment', async () => {
  const item = {
    ...laterStartOverrides,
    payment_type: 'fixed',
    end_date: '2027-11-30',
    first_billing_date: null,
  } as const;
  expect((await listStepsOfOrder(item)).at(-1)).toBe('30 November 2027 | Total Fitness ends');
});

test('missing parts of the order are left out: no code, no payment, no date', async () => {
  const steps = await listStepsOfOrder(
    { ...laterStartOverrides, first_billing_date: null },
    { hasMemberCode: false, total: buildTotal(0) },
  );
  expect(steps).toEqual(['Today | Your order is confirmed', '1 December 2026 | Total Fitness starts']);
});

test('a membership that needs a document does not invite its member to come', async () => {
  const [, startStep] = await listStepsOfOrder({ ...laterStartOverrides, requires_eligibility: true });
  expect(startStep).toBe(
    '1 December 2026 | Total Fitness starts | Pending until you provide your proof of eligibility.',
  );
});

test('bookings are sorted by date and time, with the place and the attendee', async () => {
  const items = [
    buildBookedSession({ local_start: '19:00', local_end: '20:00' }),
    buildMembershipOrderItem({ start_date: '2026-11-24', first_billing_date: null }),
    buildBookedSession({ local_start: '07:00', local_end: '07:45', attendee: null }),
  ];
  expect((await listStepsOfOrder({}, { items })).slice(1)).toEqual([
    '24 November 2026 | Total Fitness starts | Come in and show your member code.',
    '24 November 2026 | Yoga, 07:00 to 07:45 | Studio 1, Riverside Leisure Centre',
    '24 November 2026 | Yoga, 19:00 to 20:00 | Studio 1, Riverside Leisure Centre, for Ann Example',
  ]);
});
