import { expect, test } from 'vitest';
import { problemsOf, type StatedMembership, stateOf } from './membership-state.ts';

const TODAY = '2026-11-25';
const monthly: StatedMembership = {
  status: 'active',
  isMonthly: true,
  startDate: '2026-09-01',
  endDate: null,
  isFollowed: false,
};
const single: StatedMembership = { ...monthly, isMonthly: false, endDate: '2026-12-04' };

test.each<[string, Partial<StatedMembership>]>([
  ['active', {}],
  ['pending', { status: 'pending' }],
  ['pending', { startDate: '2026-11-26' }],
  ['active', { endDate: TODAY }],
  ['ended', { endDate: '2026-11-24' }],
  ['ended', { status: 'ended' }],
])('a membership is %s', (state, given) => {
  expect(stateOf({ ...monthly, ...given }, TODAY)).toBe(state);
});

test('a monthly membership can be changed, and goes on by itself', () => {
  expect(problemsOf(monthly, TODAY)).toEqual({
    change: null,
    renew: 'This membership goes on by itself and does not need to be renewed.',
    freeze: 'Please ask at reception to freeze this membership.',
    cancel: 'Please ask at reception to cancel this membership.',
  });
});

test('a single payment can be renewed once, and ends by itself', () => {
  expect(problemsOf(single, TODAY)).toMatchObject({
    renew: null,
    freeze: 'Only monthly memberships can be frozen.',
    cancel: 'This membership ends by itself on 4 December 2026.',
  });
  const { renew } = problemsOf({ ...single, isFollowed: true }, TODAY);
  expect(renew).toBe('This membership has been renewed already.');
});

test('what has ended can only be renewed', () => {
  expect(problemsOf({ ...single, endDate: '2026-11-20' }, TODAY)).toEqual({
    change: 'This membership has ended.',
    renew: null,
    freeze: 'This membership has ended.',
    cancel: 'This membership has ended.',
  });
});
