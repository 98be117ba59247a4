import { expect, test } from 'vitest';
import type { WaitingStatus } from '../../common/types.ts';
import { canMoveEntry, deriveWaitingEntry } from './waiting-entry.ts';

const STARTS = new Date('2026-11-24T18:30:00Z');
const OFFER_ENDS = new Date('2026-11-24T12:00:00Z');
const before = (instant: Date) => new Date(instant.getTime() - 1);
const entry = (status: WaitingStatus, offerUntil: Date | null = null) => ({
  status,
  offerUntil,
  endedBy: null,
});

test('an offer is used once: none of its outcomes leads back onto the list', () => {
  const all: WaitingStatus[] = ['waiting', 'told', 'offered', 'accepted', 'booked', 'ended'];
  for (const from of ['offered', 'accepted', 'booked', 'ended'] as const) {
    expect(all.filter((to) => canMoveEntry(from, to) && (to === 'waiting' || to === 'told'))).toEqual([]);
  }
  expect(all.filter((to) => canMoveEntry('ended', to) || canMoveEntry('booked', to))).toEqual([]);
  expect(canMoveEntry('offered', 'accepted')).toBe(true);
});

test('an offer ends at its exact instant, and not before', () => {
  const offered = entry('offered', OFFER_ENDS);
  expect(deriveWaitingEntry(offered, STARTS, before(OFFER_ENDS))).toBe(offered);
  expect(deriveWaitingEntry(offered, STARTS, OFFER_ENDS)).toMatchObject({
    status: 'ended',
    endedBy: 'expired',
  });
});

test('a list ends when its session starts; accepted and booked entries stay', () => {
  for (const status of ['waiting', 'told'] as const) {
    expect(deriveWaitingEntry(entry(status), STARTS, before(STARTS)).status).toBe(status);
    expect(deriveWaitingEntry(entry(status), STARTS, STARTS)).toMatchObject({
      status: 'ended',
      endedBy: 'started',
    });
  }
  expect(deriveWaitingEntry(entry('accepted', OFFER_ENDS), STARTS, STARTS).status).toBe('accepted');
  expect(deriveWaitingEntry(entry('booked'), STARTS, STARTS).status).toBe('booked');
});
