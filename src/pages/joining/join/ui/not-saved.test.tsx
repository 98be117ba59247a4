import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { storeUnfinishedPayment } from '@/entities/payment';
import { aUser, fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { questions, review } from '../model/features';
import { detailsContinued } from '../model/joining';
import { chooseMembership, fillDates, submitQuestions } from '../testing/joining-steps';
import { savedSelection } from '../testing/joining-world';
import { showSections, waitUntilSettled } from '../testing/show-sections';

const getSection = (title: string) => within(screen.getByRole('region', { name: title }));

test('a membership that could not be saved is reported in the dates section, which gets the focus', async () => {
  const options = {
    user: aUser({ hasInstruction: true }),
    storeMembership: () => Promise.reject({ kind: 'network' }),
  };
  const pageVisit = await showSections(options);
  await waitUntilSettled(chooseMembership(pageVisit));
  await waitUntilSettled(allSettled(detailsContinued, { scope: pageVisit.scope }));
  await waitUntilSettled(fillDates(pageVisit));
  const errorMessage = await getSection('Review & select dates').findByText(
    'We couldn’t save your membership',
  );
  expect(document.activeElement?.contains(errorMessage)).toBe(true);
});

test('the message says that answers, not the membership, could not be saved', async () => {
  const options = { user: aUser({ hasInstruction: true }), hasQuestions: true };
  const pageVisit = await showSections({
    ...options,
    saveAnswers: () => Promise.reject({ kind: 'network' }),
  });
  const { scope } = pageVisit;
  await waitUntilSettled(chooseMembership(pageVisit));
  await waitUntilSettled(allSettled(detailsContinued, { scope }));
  await waitUntilSettled(allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } }));
  await waitUntilSettled(submitQuestions(scope));
  await waitUntilSettled(allSettled(review.continueClicked, { scope }));
  const datesSection = getSection('Review & select dates');
  expect(await datesSection.findByText('We couldn’t save your answers')).toBeTruthy();
  expect(datesSection.queryByText('We couldn’t save your membership')).toBeNull();
});

test('nothing can be bought while an unfinished payment is being looked up', async () => {
  storeUnfinishedPayment({
    provider: 'stripe',
    transactionUuid: 'transaction-1',
    cartId: 'cart-1',
    itemHash: null,
    terms: [],
    isAtBank: false,
  });
  fakeOperator({ 'GET /api/cart': { breaks: true } });
  const pageVisit = await showSections({ user: aUser(), savedSelection });
  expect(await screen.findByText('We are checking your payment. Do not pay again.')).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check again']);
  fakeOperator({ 'GET /api/cart': { data: buildCart({ id: 'another' }) } });
  await pageVisit.user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('region', { name: 'Choose centre' })).toBeTruthy();
});
