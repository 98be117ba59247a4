import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { networkFailure } from '@/shared/api';
import { aUser } from '@/shared/testing';
import { chooseMembership, fillBank, fillDates, readOpenSection } from '../testing/joining-steps';
import { type Visit, visit } from '../testing/joining-world';
import { directDebit, directDebitTerms } from './features';
import { detailsContinued } from './joining';

const debitTerms = { id: 'terms-debit', title: 'Direct Debit', html: '<p>Words</p>' };

/** Opens Monthly payment with everything completed except the terms. */
async function openDirectDebit(loadTerms: () => unknown): Promise<Visit> {
  const pageVisit = await visit({ user: aUser(), directDebitTerms: loadTerms });
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope: pageVisit.scope });
  await fillDates(pageVisit);
  await fillBank(pageVisit);
  return pageVisit;
}
const listBlockers = ({ scope }: Visit) => scope.getState(directDebit.$blockers);

// Proves J9.8.
test('Save is disabled until the Direct Debit terms are accepted', async () => {
  const pageVisit = await openDirectDebit(() => [debitTerms]);
  const { scope } = pageVisit;
  expect([readOpenSection(scope), listBlockers(pageVisit)]).toEqual([
    'direct-debit',
    ['accept the direct debit terms'],
  ]);
  await allSettled(directDebitTerms.ticked, { scope, params: true });
  await allSettled(directDebit.saveClicked, { scope });
  expect(readOpenSection(scope)).toBe('confirm');
});

// Proves J9.8.
test('no terms have to be accepted if the operator has no Direct Debit terms', async () => {
  const pageVisit = await openDirectDebit(() => []);
  expect(readOpenSection(pageVisit.scope)).toBe('confirm');
});

// Proves J9.8.
test('Direct Debit terms that failed to load block Save', async () => {
  const pageVisit = await openDirectDebit(() => Promise.reject(networkFailure));
  expect([readOpenSection(pageVisit.scope), listBlockers(pageVisit)]).toEqual([
    'direct-debit',
    ['load the terms again'],
  ]);
});

test('Direct Debit terms that are still loading block Save', async () => {
  const pageVisit = await visit({ user: aUser(), directDebitTerms: () => [debitTerms] });
  expect(listBlockers(pageVisit)).toContain('wait for the terms to load');
});
