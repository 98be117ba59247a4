import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { purchaseEnded } from '@/entities/cart';

import { $homeVenue } from '@/entities/venue';
import { readStored } from '@/shared/lib';
import { aUser } from '@/shared/testing';
import { START_PROGRESS } from '../lib/sections';
import { chooseMembership, fillBank, fillDates, openIn, submitQuestions } from '../testing/joining-steps';
import { visit } from '../testing/joining-world';
import { directDebit, membershipChooser, progress, promo, questions, review, selection } from './features';
import { closed, finder, flowClosed, flowOpened, opened } from './home';
import { detailsContinued } from './joining';
import { confirmClicked, submission } from './sending';

const customer = aUser();

/** Joins up to the checkout, which replaces the page. */
async function buyMembership() {
  const visited = await visit({ user: customer, hasQuestions: true });
  const { scope } = visited;
  await allSettled(finder.searchChanged, { scope, params: 'Riverside' });
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
  await submitQuestions(scope);
  await fillDates(visited);
  await fillBank(visited);
  await allSettled(confirmClicked, { scope });
  expect(openIn(scope)).toBe('checkout');
  await allSettled(flowClosed, { scope });
  await allSettled(closed, { scope });
  await allSettled(finder.mapToggled, { scope });
  expect(scope.getState(finder.$isMapShown)).toBe(true);
  const entriesBefore = visited.entries.length;
  await allSettled(purchaseEnded, { scope });
  return { ...visited, entriesBefore };
}

describe('a completed purchase in the same document', () => {
  // Proves J11.9.
  test('a completed purchase in the same document resets the selection, the search and the edited sections', async () => {
    const { scope } = await buyMembership();
    expect(scope.getState($homeVenue)).toBeNull();
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(scope.getState(membershipChooser.$types)).toEqual([]);
    expect(scope.getState(finder.$searchTerm)).toBe('');
    expect(scope.getState(finder.$isMapShown)).toBe(false);
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
    const { scope, entries, entriesBefore, goBack } = await buyMembership();
    expect(entries).toHaveLength(entriesBefore);
    entries.push({ to: '/', state: null }, { to: '/order-confirmed/order-1', state: null });
    await goBack();
    await allSettled(opened, { scope });
    await allSettled(flowOpened, { scope });
    expect(openIn(scope)).toBe('centre');
  });
});
