import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { networkFailure } from '@/shared/api';
import { aUser } from '@/shared/testing';
import { chooseMembership, fillBank, fillDates, openIn } from '../testing/joining-steps';
import { type Visit, visit } from '../testing/joining-world';
import { directDebit, directDebitTerms } from './features';
import { detailsContinued } from './joining';

const terms = { id: 'terms-debit', title: 'Direct Debit', html: '<p>Words</p>' };

/** Opens Monthly payment with everything completed except the terms. */
async function openBank(answer: () => unknown): Promise<Visit> {
  const visited = await visit({ user: aUser(), directDebitTerms: answer });
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope: visited.scope });
  await fillDates(visited);
  await fillBank(visited);
  return visited;
}
const listBlockers = ({ scope }: Visit) => scope.getState(directDebit.$blockers);

// Proves J9.8.
test('Save is disabled until the Direct Debit terms are accepted', async () => {
  const visited = await openBank(() => [terms]);
  const { scope } = visited;
  expect([openIn(scope), listBlockers(visited)]).toEqual(['direct-debit', ['accept the direct debit terms']]);
  await allSettled(directDebitTerms.ticked, { scope, params: true });
  await allSettled(directDebit.saveClicked, { scope });
  expect(openIn(scope)).toBe('confirm');
});

// Proves J9.8.
test('no terms have to be accepted if the operator has no Direct Debit terms', async () => {
  const visited = await openBank(() => []);
  expect(openIn(visited.scope)).toBe('confirm');
});

// Proves J9.8.
test('Direct Debit terms that failed to load block Save', async () => {
  const visited = await openBank(() => Promise.reject(networkFailure));
  expect([openIn(visited.scope), listBlockers(visited)]).toEqual(['direct-debit', ['load the terms again']]);
});

test('Direct Debit terms that are still loading block Save', async () => {
  const visited = await visit({ user: aUser(), directDebitTerms: () => [terms] });
  expect(listBlockers(visited)).toContain('wait for the terms to load');
});
