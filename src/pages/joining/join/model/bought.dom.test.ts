import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { purchaseEnded } from '@/entities/cart';

import { $homeVenue } from '@/entities/venue';
import { readStored } from '@/shared/lib';
import { aUser } from '@/shared/testing';
import { START_PROGRESS } from '../lib/sections';
import {
  chooseMembership,
  fillBank,
  fillDates,
  readOpenSection,
  submitQuestions,
} from '../testing/joining-steps';
import { visit } from '../testing/joining-world';
import { directDebit, membershipChooser, progress, promo, questions, review, selection } from './features';
import { centreFinder, closed, flowClosed, flowOpened, opened } from './home';
import { detailsContinued } from './joining';
import { confirmClicked, submission } from './sending';

const customer = aUser();

/** Joins up to the checkout, which replaces the page. */
async function buyMembership() {
  const pageVisit = await visit({ user: customer, hasQuestions: true });
  const { scope } = pageVisit;
  await allSettled(centreFinder.searchChanged, { scope, params: 'Riverside' });
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
  await submitQuestions(scope);
  await fillDates(pageVisit);
  await fillBank(pageVisit);
  await allSettled(confirmClicked, { scope });
  expect(readOpenSection(scope)).toBe('checkout');
  await allSettled(flowClosed, { scope });
  await allSettled(closed, { scope });
  await allSettled(centreFinder.mapToggled, { scope });
  expect(scope.getState(centreFinder.$isMapShown)).toBe(true);
  const entriesBefore = pageVisit.historyEntries.length;
  await allSettled(purchaseEnded, { scope });
  return { ...pageVisit, entriesBefore };
}

describe('a completed purchase in the same document', () => {
  // Proves J11.9.
  test('a completed purchase in the same document resets the selection, the search and the edited sections', async () => {
    const { scope } = await buyMembership();
    expect(scope.getState($homeVenue)).toBeNull();
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(scope.getState(membershipChooser.$types)).toEqual([]);
    expect(scope.getState(centreFinder.$searchTerm)).toBe('');
    expect(scope.getState(centreFinder.$isMapShown)).toBe(false);
    expect(scope.getState(progress.$progress)).toEqual(START_PROGRESS);
    expect(scope.getState(submission.$status)).toBe('idle');
  });

  // Proves J11.9.
  test('a completed purchase in the same document clears the typed values in memory and in the tab', async () => {
    const { scope } = await buyMembership();
    expect(scope.getState(directDebit.$typedFields)).toEqual({});
    expect(scope.getState(directDebit.$isAuthorised)).toBe(false);
    expect(scope.getState(questions.$answers)).toEqual([]);
    expect(scope.getState(review.$costs)).toBeNull();
    expect(scope.getState(promo.$code)).toBe('');
    expect(readStored('session', 'pavilion.joining')).toBeNull();
    expect(readStored('session', 'pavilion.joining.answers')).toBeNull();
  });

  test('a completed purchase in the same document does not navigate, and the page starts with the centre next time', async () => {
    const { scope, historyEntries, entriesBefore, goBack } = await buyMembership();
    expect(historyEntries).toHaveLength(entriesBefore);
    historyEntries.push({ to: '/', state: null }, { to: '/order-confirmed/order-1', state: null });
    await goBack();
    await allSettled(opened, { scope });
    await allSettled(flowOpened, { scope });
    expect(readOpenSection(scope)).toBe('centre');
  });
});
