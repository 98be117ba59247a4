import { expect, test } from 'vitest';
import type { WaitingStatus } from '../../common/types.ts';
import { canMoveEntry, deriveWaitingEntry } from './waiting-entry.ts';

const SESSION_START = new Date('2026-11-24T18:30:00Z');
const OFFER_ENDS = new Date('2026-11-24T12:00:00Z');
const subtractMillisecond = (instant: Date) => new Date(instant.getTime() - 1);
const entry = (status: WaitingStatus, offerUntil: Date | null = null) => ({
  status,
  offerUntil,
  endedBy: null,
});

test('an offer is used once: none of its outcomes leads back onto the list', () => {
  const allStatuses: WaitingStatus[] = ['waiting', 'told', 'offered', 'accepted', 'booked', 'ended'];
  for (const from of ['offered', 'accepted', 'booked', 'ended'] as const) {
    expect(allStatuses.filter((to) => canMoveEntry(from, to) && (to === 'waiting' || to === 'told'))).toEqual(
      [],
    );
  }
  expect(allStatuses.filter((to) => canMoveEntry('ended', to) || canMoveEntry('booked', to))).toEqual([]);
  expect(canMoveEntry('offered', 'accepted')).toBe(true);
});

test('an offer ends at its exact instant, and not before', () => {
  const offered = entry('offered', OFFER_ENDS);
  expect(deriveWaitingEntry(offered, SESSION_START, subtractMillisecond(OFFER_ENDS))).toBe(offered);
  expect(deriveWaitingEntry(offered, SESSION_START, OFFER_ENDS)).toMatchObject({
    status: 'ended',
    endedBy: 'expired',
  });
});

test('a list ends when its session starts; accepted and booked entries stay', () => {
  for (const status of ['waiting', 'told'] as const) {
    expect(deriveWaitingEntry(entry(status), SESSION_START, subtractMillisecond(SESSION_START)).status).toBe(
      status,
    );
    expect(deriveWaitingEntry(entry(status), SESSION_START, SESSION_START)).toMatchObject({
      status: 'ended',
      endedBy: 'started',
    });
  }
  expect(deriveWaitingEntry(entry('accepted', OFFER_ENDS), SESSION_START, SESSION_START).status).toBe(
    'accepted',
  );
  expect(deriveWaitingEntry(entry('booked'), SESSION_START, SESSION_START).status).toBe('booked');
});
