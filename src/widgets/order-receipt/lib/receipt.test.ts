import { expect, test } from 'vitest';
import { loadOrder } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildPlaceDay } from '../../../../tests/fixtures/cart.ts';
import {
  buildBookedSession,
  buildBookingOrderItem,
  buildMembershipOrderItem,
  buildOrder,
  buildOrderPayment,
} from '../../../../tests/fixtures/orders.ts';
import { buildPrice } from '../../../../tests/fixtures/wire.ts';
import { formatOrderTime, formatPaidWith, splitReceipt } from './receipt';

async function loadOrderWith(overrides: Partial<ReturnType<typeof buildOrder>> = {}) {
  fakeOperator({ 'GET /api/orders/order-1': { data: buildOrder(overrides) } });
  return loadOrder({ orderId: 'order-1' });
}

test('each item of the order is listed with its lines', async () => {
  const booking = buildBookingOrderItem({ id: 'b1', quantity: 2 });
  const order = await loadOrderWith({ items: [buildMembershipOrderItem({ id: 'm1' }), booking] });
  const receipt = splitReceipt(order).map(({ title, lines }) => ({
    title,
    lines: lines.map(({ label, amount }) => `${label} ${amount}`),
  }));
  expect(receipt).toEqual([
    {
      title: 'Total Fitness, monthly',
      lines: ['Setup fee £15.00', 'Pro-rata fee for the first month £12.42'],
    },
    { title: 'Badminton × 2', lines: ['Adult £6.50'] },
  ]);
});

test('a camp lists the price of each day and the reductions', async () => {
  const lines = [
    ['Mon 7 Dec: Full day', 2800],
    ['Mon 7 Dec: Early drop-off from 08:00', 300],
    ['Wed 9 Dec: Morning', 1600],
    ['Brother or sister', -440],
  ] as const;
  const camp = buildBookingOrderItem({
    related: { ...buildBookingOrderItem().related, simple_name: 'Multi-sports camp' },
    price_breakdown: lines.map(([label, pence]) => ({ label, price: buildPrice(pence) })),
  });
  const [part] = splitReceipt(await loadOrderWith({ items: [camp] }));
  expect(part?.title).toBe('Multi-sports camp');
  expect(part?.lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Mon 7 Dec: Full day £28.00',
    'Mon 7 Dec: Early drop-off from 08:00 £3.00',
    'Wed 9 Dec: Morning £16.00',
    `Brother or sister ${buildPrice(-440).formatted}`,
  ]);
  expect(new Set(part?.lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('each line names the attendee', async () => {
  const [leo, mia] = ['Leo Taylor', 'Mia Taylor'].map((name) =>
    buildBookedSession({ attendee: { id: name, name } }),
  );
  if (!leo || !mia) throw new Error('Two children are booked.');
  const items = [leo, { ...mia, id: 'b2' }, buildBookingOrderItem({ id: 'b3' })];
  expect(splitReceipt(await loadOrderWith({ items })).map(({ title }) => title)).toEqual([
    'Yoga, for Leo Taylor',
    'Yoga, for Mia Taylor',
    'Badminton',
  ]);
});

test('each line has the time and the place, which distinguish items and are needed for childcare claims', async () => {
  const yoga = buildBookedSession({ venue_address: '12 Riverside Walk, Norwich, NR1 1EF' });
  const days = [
    buildPlaceDay({ local_date: '2026-12-07', local_start: '08:30', local_end: '17:30' }),
    buildPlaceDay({ local_date: '2026-12-08', local_start: '08:30', local_end: '12:30' }),
  ];
  const camp = buildBookedSession({ days });
  const items = [yoga, camp, buildMembershipOrderItem(), buildBookingOrderItem({ variant: null })];
  expect(splitReceipt(await loadOrderWith({ items })).map(({ facts }) => facts)).toEqual([
    [
      '24 November 2026, 18:30 to 19:30',
      'Studio 1',
      'Riverside Leisure Centre, 12 Riverside Walk, Norwich, NR1 1EF',
    ],
    [
      '7 December 2026, 08:30 to 17:30',
      '8 December 2026, 08:30 to 12:30',
      'Studio 1',
      'Riverside Leisure Centre',
    ],
    ['From 20 November 2026', 'Riverside Leisure Centre'],
    ['Riverside Leisure Centre'],
  ]);
});

const credit = buildOrderPayment({ tender_type: 'credit', amount: buildPrice(500), card: null });
const byCard = buildOrderPayment({ amount: buildPrice(2242) });

test.each([
  ['Visa ending in 4242', [byCard]],
  ['Card', [buildOrderPayment({ card: null })]],
  ['£5.00 Account credit, £22.42 Visa ending in 4242', [credit, byCard]],
  ['Cash', [buildOrderPayment({ tender_type: 'cash', card: null })]],
  ['Nothing to pay', []],
])('the payments read "%s"', async (expected, payments) => {
  expect(formatPaidWith(await loadOrderWith({ payments }))).toBe(expected);
});

test.each([
  ['2026-11-20T10:02:11Z', '20 November 2026, 10:02'],
  ['2026-07-01T23:30:00Z', '2 July 2026, 00:30'],
])('an order of %s was made at %s in London', async (created_at, expected) => {
  expect(formatOrderTime(await loadOrderWith({ created_at }))).toBe(expected);
});
