import { expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing';
import { buildAccountMembership } from '../../../../tests/fixtures/account-memberships.ts';
import { listNotices } from './notices';

const price = (amount: number, formatted: string) => ({ amount, formatted, decimal: formatted.slice(1) });
const penalty = { id: 'p-1', name: 'Missed class: Yoga', price: price(300, '£3.00') };
const user = {
  outstandingPenalties: [penalty],
  membershipDocumentUploadRequired: true,
  documentExpiry: [
    { documentExpiringSoon: true, daysToExpiry: 12 },
    { documentExpiringSoon: false, daysToExpiry: 200 },
    { documentExpiringSoon: true, daysToExpiry: 3 },
  ],
};
const offered = { status: 'offered' } as const;
const waiting = { status: 'waiting' } as const;
const failed = { id: 'f-1', kind: 'failed_collection', amount: { formatted: '£35.00' } };
const emptyUser = { outstandingPenalties: [], membershipDocumentUploadRequired: false, documentExpiry: [] };
const listKinds = (facts: Parameters<typeof listNotices>[0]) => listNotices(facts).map(({ kind }) => kind);

test('only the three most urgent notices are shown, in order of urgency', () => {
  expect(listKinds({ user, entries: [waiting, offered], outstanding: [failed], memberships: null })).toEqual([
    'penalties',
    'offer',
    'paymentFailed',
  ]);
  expect(listKinds({ user, entries: [], outstanding: [], memberships: [] })).toEqual([
    'penalties',
    'proofMissing',
    'proofExpiring',
  ]);
});

test('a list that has not loaded gives no notice', () => {
  expect(listKinds({ user: emptyUser, entries: null, outstanding: null, memberships: null })).toEqual([]);
  expect(listKinds({ user: null, entries: [offered], outstanding: null, memberships: null })).toEqual([
    'offer',
  ]);
});

test('waiting without an offer gives no notice, nor does a proof that stays valid for a long time', () => {
  const valid = { ...emptyUser, documentExpiry: [{ documentExpiringSoon: false, daysToExpiry: 200 }] };
  expect(listKinds({ user: valid, entries: [waiting], outstanding: [], memberships: [] })).toEqual([]);
});

test('of several proofs, the notice names the one that expires first', () => {
  const expiring = { ...user, outstandingPenalties: [], membershipDocumentUploadRequired: false };
  expect(listNotices({ user: expiring, entries: [], outstanding: [], memberships: [] })).toEqual([
    { kind: 'proofExpiring', days: 3 },
  ]);
});

test('a failed payment that is part of the outstanding balance is shown once', () => {
  const userWithPenalty = { ...emptyUser, outstandingPenalties: [{ ...penalty, id: 'f-1' }] };
  expect(listKinds({ user: userWithPenalty, entries: [], outstanding: [failed], memberships: null })).toEqual(
    ['penalties'],
  );
});

test('a membership that is ending and can be renewed is the last notice', () => {
  const may = buildAccountMembership().may;
  const ending = toCamelCase(
    buildAccountMembership({
      end_date: '2026-12-10',
      may: { ...may, renew: { allowed: true, message: null } },
    }),
  );
  const proof = { ...emptyUser, membershipDocumentUploadRequired: true };
  expect(listNotices({ user: proof, entries: [], outstanding: [], memberships: [ending] })).toEqual([
    { kind: 'proofMissing' },
    { kind: 'ending', id: ending.id, name: 'Total Fitness', date: '2026-12-10' },
  ]);
});

test('a cancelled membership’s notice says until when the cancellation can be undone', () => {
  const cancellingMembership = toCamelCase(
    buildAccountMembership({ id: 'm-1', state: 'cancelling', cancels_on: '2026-12-25' }),
  );
  expect(
    listNotices({ user: null, entries: [], outstanding: [], memberships: [cancellingMembership] }),
  ).toEqual([{ kind: 'leaving', id: 'm-1', name: 'Total Fitness', date: '2026-12-25' }]);
});

test('a notice that the page itself shows is left out, and the next one takes its place', () => {
  const facts = { user, entries: [offered], outstanding: [failed], memberships: null };
  expect(listKinds({ ...facts, hiddenKinds: ['penalties', 'paymentFailed'] })).toEqual([
    'offer',
    'proofMissing',
    'proofExpiring',
  ]);
});
