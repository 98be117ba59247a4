import { expect, test } from 'vitest';
import { buildCalendarFile as buildAccountCalendarFile } from '@/entities/booking';
import { loadBooking, loadOrder } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildAccountBooking } from '../../../../../tests/fixtures/bookings.ts';
import { buildPlaceDay } from '../../../../../tests/fixtures/cart.ts';
import {
  buildBookedSession,
  buildBookingOrderItem,
  buildMembershipOrderItem,
  buildOrder,
} from '../../../../../tests/fixtures/orders.ts';
import { hasCalendarDates } from './calendar-dates';
import { buildCalendarFile } from './calendar-file';

const ACCOUNT_URL = 'https://account.example/';
type OrderItem = ReturnType<typeof buildOrder>['items'][number];

async function loadOrderWithItems(items: OrderItem[]) {
  fakeOperator({ 'GET /api/orders/order-1': { data: buildOrder({ items }) } });
  return loadOrder({ orderId: 'order-1' });
}

async function listLines(items: OrderItem[]) {
  const file = buildCalendarFile(await loadOrderWithItems(items), 'join.example', ACCOUNT_URL);
  return (file ?? '').replaceAll('\r\n ', '').split('\r\n');
}

test('a membership is an all-day event on its first day, at its centre', async () => {
  const lines = await listLines([buildMembershipOrderItem({ id: 'm1', start_date: '2026-12-31' })]);
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pavilion Leisure//Pavilion//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:m1@join.example',
    'DTSTAMP:20261120T100211Z',
    'SUMMARY:Your membership starts: Total Fitness',
    'LOCATION:Riverside Leisure Centre',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['in winter', '2026-11-24T18:30:00Z', '2026-11-24T19:30:00Z', '20261124T183000', '20261124T193000'],
  ['in summer', '2026-07-01T18:30:00Z', '2026-07-01T19:30:00Z', '20260701T193000', '20260701T203000'],
  ['over midnight', '2026-07-01T22:30:00Z', '2026-07-01T23:30:00Z', '20260701T233000', '20260702T003000'],
  [
    'when the clocks go back',
    '2026-10-25T00:30:00Z',
    '2026-10-25T02:30:00Z',
    '20261025T013000',
    '20261025T023000',
  ],
  [
    'written with an offset',
    '2026-07-01T19:30:00+01:00',
    '2026-07-01T20:30:00+01:00',
    '20260701T193000',
    '20260701T203000',
  ],
])('a booking %s is at its London time', async (_, starts_at, ends_at, localStart, localEnd) => {
  const lines = await listLines([buildBookingOrderItem({ id: 'b1', starts_at, ends_at })]);
  expect(lines).toContain(`DTSTART;TZID=Europe/London:${localStart}`);
  expect(lines).toContain(`DTEND;TZID=Europe/London:${localEnd}`);
  expect(lines).toContain('BEGIN:VTIMEZONE');
  expect(lines).toContain('LOCATION:Court 2\\, Riverside Leisure Centre');
});

test('a booking has its attendee, place, what to bring and the link to its page, and a reminder two hours before', async () => {
  const lines = await listLines([
    { ...buildBookedSession({ venue_address: '12 Riverside Walk, Norwich, NR1 1EF' }), id: 'b1' },
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Yoga: Ann Example',
      'LOCATION:Studio 1\\, Riverside Leisure Centre\\, 12 Riverside Walk\\, Norwich\\, NR1 1EF',
      'DESCRIPTION:Please come ten minutes early.\\nYour booking: https://account.example/',
      'URL:https://account.example/',
    ]),
  );
  const [firstLine, lastLine] = [lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM')];
  expect(lines.slice(firstLine, lastLine + 1)).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Yoga: Ann Example',
    'TRIGGER:-PT2H',
    'END:VALARM',
  ]);
});

test('unnamed places show their number', async () => {
  const lines = await listLines([{ ...buildBookedSession({ attendee: null }), quantity: 3 }]);
  expect(lines).toContain('SUMMARY:Yoga: 3 spaces');
});

test('two children at one camp are two events with their names, including early drop-off and late collection', async () => {
  const buildCamp = (name: string) =>
    buildBookedSession({
      attendee: { id: name, name },
      days: [
        buildPlaceDay({
          extras: ['Early drop-off from 08:00', 'Late collection until 18:00'],
          arrive_at: '2026-12-07T08:00:00Z',
          collect_at: '2026-12-07T18:00:00Z',
        }),
      ],
    });
  const lines = await listLines([buildCamp('Leo Taylor'), buildCamp('Mia Taylor')]);
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
    'SUMMARY:Yoga: Leo Taylor',
    'SUMMARY:Yoga: Mia Taylor',
  ]);
  expect(lines).toContain('DTSTART;TZID=Europe/London:20261207T080000');
  expect(lines).toContain('DTEND;TZID=Europe/London:20261207T180000');
  expect(lines.join()).toContain('Early drop-off from 08:00\\nLate collection until 18:00');
});

// Proves B9.1.
test('a camp has one event per day, each with its own id', async () => {
  const days = [
    buildPlaceDay(),
    buildPlaceDay({
      local_date: '2026-12-09',
      label: 'Morning',
      local_end: '12:45',
      ends_at: '2026-12-09T12:45:00Z',
    }),
  ];
  const camp = { ...buildBookedSession({ days }), id: 'c1', starts_at: '2026-12-07T08:30:00Z' };
  const lines = await listLines([camp]);
  const findLines = (name: string) => lines.filter((line) => line.startsWith(name));
  expect(findLines('UID')).toEqual(days.map(({ local_date }) => `UID:c1-${local_date}@join.example`));
  expect(findLines('DTSTART;TZID')).toEqual([
    'DTSTART;TZID=Europe/London:20261207T083000',
    'DTSTART;TZID=Europe/London:20261209T083000',
  ]);
  expect(findLines('DTEND;TZID')).toEqual([
    'DTEND;TZID=Europe/London:20261207T173000',
    'DTEND;TZID=Europe/London:20261209T124500',
  ]);
});

test('cancelling a booking in the account gives its event the same id and a higher sequence, so that calendars remove it', async () => {
  const item = { ...buildBookedSession(), id: 'b1' };
  const lines = await listLines([item]);
  const freeEnding = {
    at: '2026-11-23T09:12:00Z',
    reason: null,
    refund: { to: 'none' as const, amount: { amount: 0, formatted: '£0.00', decimal: '0.00' } },
    fee: null,
  };
  const localDate = item.booking?.local_date ?? '';
  fakeOperator({
    'GET /api/my-account/bookings/x': {
      data: buildAccountBooking({
        item_id: 'b1',
        local_date: localDate,
        state: 'cancelled',
        ending: freeEnding,
      }),
    },
  });
  const calendarAbout = {
    brand: 'Pavilion',
    siteName: 'join.example',
    origin: 'https://account.example',
    now: '2026-11-23T09:12:00Z',
  };
  const cancelledLines = (
    buildAccountCalendarFile([await loadBooking({ id: 'x' })], calendarAbout) ?? ''
  ).split('\r\n');
  const uid = `UID:b1-${localDate}@join.example`;
  expect(lines).toContain(uid);
  expect(cancelledLines).toContain(uid);
  expect(cancelledLines).toContain('STATUS:CANCELLED');
  expect(cancelledLines).toContain('SEQUENCE:1');
});

test('a booking without a known end has no end', async () => {
  const lines = await listLines([buildBookingOrderItem({ ends_at: null })]);
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});

test('text is escaped, and cannot add lines to the file', async () => {
  const related = { ...buildBookingOrderItem().related, simple_name: 'Swim; gym, spa\\\r\nATTENDEE:x\u0007' };
  const lines = await listLines([buildBookingOrderItem({ related })]);
  expect(lines).toContain('SUMMARY:Swim\\; gym\\, spa\\\\\\nATTENDEE:x');
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});

test('no line is longer than 75 octets, and no character is split', async () => {
  const related = {
    ...buildBookingOrderItem().related,
    simple_name: 'Nofio i’r teulu – dŵr dwfn '.repeat(12),
  };
  const file =
    buildCalendarFile(
      await loadOrderWithItems([buildBookingOrderItem({ related })]),
      'join.example',
      ACCOUNT_URL,
    ) ?? '';
  const longestLine = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
  expect(longestLine).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${related.simple_name}`);
});

test('the same order gives the same file at any time', async () => {
  const items = [buildMembershipOrderItem(), buildBookingOrderItem()];
  expect(await listLines(items)).toEqual(await listLines(items));
});

test('an order without a date or a time has no calendar file', async () => {
  const order = await loadOrderWithItems([buildBookingOrderItem({ starts_at: null, ends_at: null })]);
  expect(buildCalendarFile(order, 'join.example', null)).toBeNull();
  expect(hasCalendarDates(order)).toBe(false);
  expect(hasCalendarDates(await loadOrderWithItems([buildMembershipOrderItem()]))).toBe(true);
});
