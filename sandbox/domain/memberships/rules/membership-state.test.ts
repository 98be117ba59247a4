import { expect, test } from 'vitest';
import {
  deriveMembershipState,
  findMembershipProblems,
  type MembershipStateFacts,
} from './membership-state.ts';

const TODAY_DATE = '2026-11-25';
const monthly: MembershipStateFacts = {
  status: 'active',
  isMonthly: true,
  joinedOn: '2026-09-01',
  startDate: '2026-09-01',
  endDate: null,
  isCancelled: false,
  followedBy: null,
  freeze: null,
};
const single: MembershipStateFacts = { ...monthly, isMonthly: false, endDate: '2026-12-04' };

test.each<[string, Partial<MembershipStateFacts>]>([
  ['active', {}],
  ['pending', { status: 'pending' }],
  ['pending', { startDate: '2026-11-26' }],
  ['active', { endDate: TODAY_DATE }],
  ['ended', { endDate: '2026-11-24' }],
  ['ended', { status: 'ended' }],
  ['cancelling', { endDate: TODAY_DATE, isCancelled: true }],
  ['cancelling', { status: 'pending', endDate: '2026-12-25', isCancelled: true }],
  ['ended', { endDate: '2026-11-24', isCancelled: true }],
  ['frozen', { freeze: { from: TODAY_DATE, to: '2026-12-24' } }],
  ['frozen', { freeze: { from: '2026-10-26', to: TODAY_DATE } }],
  ['active', { freeze: { from: '2026-11-26', to: '2026-12-25' } }],
  ['ended', { freeze: { from: '2026-10-26', to: TODAY_DATE }, endDate: '2026-11-24' }],
])('a membership is %s', (state, overrides) => {
  expect(deriveMembershipState({ ...monthly, ...overrides }, TODAY_DATE)).toBe(state);
});

test('a monthly membership can be changed, and continues by itself', () => {
  expect(findMembershipProblems(monthly, TODAY_DATE)).toEqual({
    change: null,
    renew: 'This membership continues automatically, so you don’t need to renew it.',
    freeze: null,
    cancel: null,
  });
});

test('a single-payment membership can be renewed once, and ends by itself', () => {
  expect(findMembershipProblems(single, TODAY_DATE)).toMatchObject({
    renew: null,
    freeze: 'Only monthly memberships can be frozen.',
    cancel: 'This membership ends automatically on 4 December 2026.',
  });
  const renewal = { kind: 'renewed', name: 'Gym', startDate: '2026-12-05' } as const;
  const problem = 'You have renewed this membership already, from 5 December 2026.';
  expect(findMembershipProblems({ ...single, followedBy: renewal }, TODAY_DATE)).toMatchObject({
    renew: problem,
    change: problem,
  });
});

test('a membership that is changed cannot be changed again, renewed or left', () => {
  const followedBy = { kind: 'changed', name: 'Gym', startDate: '2026-12-05' } as const;
  const problem = 'You have changed this membership to Gym already, from 5 December 2026.';
  const changed = { ...monthly, joinedOn: TODAY_DATE, endDate: '2026-12-04', followedBy };
  expect(findMembershipProblems(changed, TODAY_DATE)).toMatchObject({ change: problem, cancel: problem });
  expect(findMembershipProblems({ ...single, followedBy }, TODAY_DATE)).toMatchObject({
    change: problem,
    renew: problem,
  });
});

test('a monthly membership with an end date cannot be changed', () => {
  const { change } = findMembershipProblems({ ...monthly, endDate: '2026-12-04' }, TODAY_DATE);
  expect(change).toBe('This membership ends on 4 December 2026 and can’t be changed.');
});

test('a membership that has ended can only be renewed', () => {
  expect(findMembershipProblems({ ...single, endDate: '2026-11-20' }, TODAY_DATE)).toEqual({
    change: 'This membership has ended.',
    renew: null,
    freeze: 'This membership has ended.',
    cancel: 'This membership has ended.',
  });
});

test('within 14 days of the order a single-payment membership can be left, too', () => {
  expect(findMembershipProblems({ ...single, joinedOn: '2026-11-11' }, TODAY_DATE).cancel).toBeNull();
  expect(findMembershipProblems({ ...single, joinedOn: '2026-11-10' }, TODAY_DATE).cancel).toContain(
    'ends automatically',
  );
});

test('a membership that the customer has left cannot be changed, renewed, frozen or left again', () => {
  const cancelledMessage = 'You’ve cancelled this membership.';
  const allMessages = {
    change: cancelledMessage,
    renew: cancelledMessage,
    freeze: cancelledMessage,
    cancel: cancelledMessage,
  };
  expect(findMembershipProblems({ ...single, isCancelled: true }, TODAY_DATE)).toEqual(allMessages);
});

test('a membership cannot be changed or frozen again while it is frozen', () => {
  const freeze = { from: '2026-11-20', to: '2026-12-19' };
  expect(findMembershipProblems({ ...monthly, freeze }, TODAY_DATE)).toMatchObject({
    change: 'This membership is frozen until 19 December 2026. End the freeze before you change it.',
    freeze: 'This membership is frozen until 19 December 2026.',
  });
});

test('a freeze that was ended is over tomorrow and cannot be ended again', () => {
  const freeze = { from: '2026-11-01', to: TODAY_DATE };
  expect(findMembershipProblems({ ...monthly, freeze }, TODAY_DATE).change).toBe(
    'This membership is frozen until today. You can change it from tomorrow.',
  );
});

test('a membership that will be frozen cannot be changed unless the freeze is withdrawn', () => {
  const freeze = { from: '2026-12-02', to: '2027-01-01' };
  expect(findMembershipProblems({ ...monthly, freeze }, TODAY_DATE)).toMatchObject({
    change: 'This membership will be frozen from 2 December 2026. Undo the freeze before you change it.',
    freeze: 'This membership will be frozen from 2 December 2026 to 1 January 2027.',
  });
});

test('a membership that has not started, or that is ending, cannot be frozen', () => {
  const pending = findMembershipProblems({ ...monthly, startDate: '2026-11-26' }, TODAY_DATE);
  expect(pending.freeze).toBe('A membership can be frozen once it has started.');
  const ending = findMembershipProblems({ ...monthly, endDate: '2026-12-31' }, TODAY_DATE);
  expect(ending.freeze).toBe('This membership ends on 31 December 2026 and can’t be frozen.');
});
