import { expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing/to-camel-case';
import { buildPlaceDay } from '../../../../tests/fixtures/cart.ts';
import { buildPrice } from '../../../../tests/fixtures/wire.ts';
import { formatCancelRule } from './cancel-rule';

const moment = (day: string) => ({
  until: `2026-11-${day}T08:30:00Z`,
  local_date: `2026-11-${day}`,
  local_time: '08:30',
});
const dayOf = (local_date: string, day: string) => buildPlaceDay({ local_date, free_to_cancel: moment(day) });
const camp = toCamelCase({
  free_to_cancel: moment('23'),
  late_fee: null,
  days: [dayOf('2026-11-30', '23'), dayOf('2026-12-01', '24'), dayOf('2026-12-03', '26')],
});
const listRule = (at: string, place: Parameters<typeof formatCancelRule>[0] = camp) =>
  formatCancelRule(place, Date.parse(at)).join(' ');

test('each day of a camp has its own deadline for free cancellation', () => {
  expect(listRule('2026-11-20T08:00:00Z')).toBe(
    'Free to cancel: Mon 30 Nov until Mon 23 Nov, 08:30; Tue 1 Dec until Tue 24 Nov, 08:30; Thu 3 Dec until Thu 26 Nov, 08:30. ' +
      'After that, or if you don’t come, there’s no refund.',
  );
});

test('when a camp’s first days can no longer be cancelled free of charge, its later days still can', () => {
  expect(listRule('2026-11-25T08:00:00Z')).toBe(
    'It’s too late to cancel Mon 30 Nov and Tue 1 Dec free. Free to cancel: Thu 3 Dec until Thu 26 Nov, 08:30. ' +
      'After that, or if you don’t come, there’s no refund.',
  );
});

test('a camp with no freely cancellable days left says so once for all of its days', () => {
  expect(listRule('2026-11-28T08:00:00Z')).toBe(
    'It’s too late to cancel Mon 30 Nov, Tue 1 Dec and Thu 3 Dec free. ' +
      'If you cancel, or don’t come, there’s no refund.',
  );
});

test('a class has one deadline for free cancellation, and its late fee', () => {
  const yoga = { ...camp, days: null, lateFee: buildPrice(300) };
  expect(listRule('2026-11-23T08:29:59Z', yoga)).toBe(
    'Free to cancel until Mon 23 Nov, 08:30. After that, or if you don’t come, you pay £3.00.',
  );
  expect(listRule('2026-11-23T08:30:00Z', yoga)).toBe(
    'It’s too late to cancel free. If you cancel, or don’t come, you pay £3.00.',
  );
});

test('a course is one booking: its sessions have no deadlines of their own', () => {
  const sessions = [buildPlaceDay(), buildPlaceDay({ local_date: '2026-12-08' })];
  expect(listRule('2026-11-20T08:00:00Z', { ...camp, days: toCamelCase(sessions) })).toMatch(
    /^Free to cancel until Mon 23 Nov, 08:30\./,
  );
});
