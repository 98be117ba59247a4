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
const nothing = { outstandingPenalties: [], membershipDocumentUploadRequired: false, documentExpiry: [] };
const kinds = (known: Parameters<typeof listNotices>[0]) => listNotices(known).map(({ kind }) => kind);

test('only the three most urgent notices are shown, in order of urgency', () => {
  expect(kinds({ user, entries: [waiting, offered], outstanding: [failed], memberships: null })).toEqual([
    'penalties',
    'offer',
    'paymentFailed',
  ]);
  expect(kinds({ user, entries: [], outstanding: [], memberships: [] })).toEqual([
    'penalties',
    'proofMissing',
    'proofExpiring',
  ]);
});

test('a list that has not loaded gives no notice', () => {
  expect(kinds({ user: nothing, entries: null, outstanding: null, memberships: null })).toEqual([]);
  expect(kinds({ user: null, entries: [offered], outstanding: null, memberships: null })).toEqual(['offer']);
});

test('waiting without an offer gives no notice, nor does a proof that stays valid for a long time', () => {
  const valid = { ...nothing, documentExpiry: [{ documentExpiringSoon: false, daysToExpiry: 200 }] };
  expect(kinds({ user: valid, entries: [waiting], outstanding: [], memberships: [] })).toEqual([]);
});

test('of several proofs, the notice names the one that expires first', () => {
  const expiring = { ...user, outstandingPenalties: [], membershipDocumentUploadRequired: false };
  expect(listNotices({ user: expiring, entries: [], outstanding: [], memberships: [] })).toEqual([
    { kind: 'proofExpiring', days: 3 },
  ]);
});

test('a failed payment that is part of the outstanding balance is shown once', () => {
  const owed = { ...nothing, outstandingPenalties: [{ ...penalty, id: 'f-1' }] };
  expect(kinds({ user: owed, entries: [], outstanding: [failed], memberships: null })).toEqual(['penalties']);
});

test('a membership that is ending and can be renewed is the last notice', () => {
  const may = buildAccountMembership().may;
  const ending = toCamelCase(
    buildAccountMembership({
      end_date: '2026-12-10',
      may: { ...may, renew: { allowed: true, message: null } },
    }),
  );
  const proof = { ...nothing, membershipDocumentUploadRequired: true };
  expect(listNotices({ user: proof, entries: [], outstanding: [], memberships: [ending] })).toEqual([
    { kind: 'proofMissing' },
    { kind: 'ending', id: ending.id, name: 'Total Fitness', date: '2026-12-10' },
  ]);
});

test('a cancelled membership’s notice says until when the cancellation can be undone', () => {
  const left = toCamelCase(
    buildAccountMembership({ id: 'm-1', state: 'cancelling', cancels_on: '2026-12-25' }),
  );
  expect(listNotices({ user: null, entries: [], outstanding: [], memberships: [left] })).toEqual([
    { kind: 'leaving', id: 'm-1', name: 'Total Fitness', date: '2026-12-25' },
  ]);
});

test('a notice that the page itself shows is left out, and the next one takes its place', () => {
  const known = { user, entries: [offered], outstanding: [failed], memberships: null };
  expect(kinds({ ...known, hiddenKinds: ['penalties', 'paymentFailed'] })).toEqual([
    'offer',
    'proofMissing',
    'proofExpiring',
  ]);
});
