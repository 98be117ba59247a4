import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { $homeVenue } from '@/entities/venue';
import { aUser } from '@/shared/testing';
import {
  chooseMembership,
  fillBank,
  fillDates,
  readOpenSection,
  submitQuestions,
} from '../testing/joining-steps';
import { gymType, type Visit, visit } from '../testing/joining-world';
import {
  $isDiscardPending,
  $losses,
  changeLocationClicked,
  discardClicked,
  keepClicked,
} from './confirm-discard';
import { directDebit, membershipChooser, progress, questions, selection } from './features';
import { detailsContinued } from './joining';

const swimType = { ...gymType, id: 'type-swim', slug: 'swim' };
const typedAnswers = { 'f-q-1': 'Swim a mile' };

async function openQuestions() {
  const pageVisit = await visit({ user: aUser(), hasQuestions: true });
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope: pageVisit.scope });
  return pageVisit;
}

async function answerQuestions() {
  const pageVisit = await openQuestions();
  await allSettled(questions.valuesChanged, { scope: pageVisit.scope, params: typedAnswers });
  return pageVisit;
}

async function chooseAgain({ scope }: Visit, paymentType: 'recurring' | 'fixed', membershipType = gymType) {
  const paymentOption = membershipType.paymentOptions.find((option) => option.paymentType === paymentType);
  await allSettled(progress.editRequested, { scope, params: 'membership' });
  if (paymentOption)
    await allSettled(membershipChooser.optionChosen, {
      scope,
      params: { membershipType, paymentOption },
    });
}

const isDiscardPending = ({ scope }: Visit) => scope.getState($isDiscardPending);
const getOptionId = ({ scope }: Visit) => scope.getState(selection.$membership)?.paymentOption.id;

describe('choosing again', () => {
  test('choosing again asks nothing if no answers would be lost', async () => {
    const pageVisit = await openQuestions();
    await chooseAgain(pageVisit, 'fixed');
    expect(isDiscardPending(pageVisit)).toBe(false);
    expect(getOptionId(pageVisit)).toBe('option-fixed');
  });

  // Proves J3.18.
  test('choosing again asks first if answers would be lost, and lists them', async () => {
    const pageVisit = await answerQuestions();
    await submitQuestions(pageVisit.scope);
    await fillDates(pageVisit);
    await fillBank(pageVisit);
    await chooseAgain(pageVisit, 'fixed');
    expect(isDiscardPending(pageVisit)).toBe(true);
    expect(getOptionId(pageVisit)).toBe('option-1');
    expect(pageVisit.scope.getState($losses)).toEqual(['your dates', 'your bank details']);
  });

  // Proves J3.20.
  test('another payment option of the same membership keeps the answers to its questions', async () => {
    const pageVisit = await answerQuestions();
    await chooseAgain(pageVisit, 'fixed');
    expect(isDiscardPending(pageVisit)).toBe(false);
    expect(getOptionId(pageVisit)).toBe('option-fixed');
    expect(pageVisit.scope.getState(questions.$values)).toEqual(typedAnswers);
  });

  test('nothing is lost when the customer keeps their choice', async () => {
    const pageVisit = await answerQuestions();
    await chooseAgain(pageVisit, 'fixed', swimType);
    expect(pageVisit.scope.getState($losses)).toEqual(['your additional details']);
    await allSettled(keepClicked, { scope: pageVisit.scope });
    expect(isDiscardPending(pageVisit)).toBe(false);
    expect(getOptionId(pageVisit)).toBe('option-1');
    expect(pageVisit.scope.getState(questions.$values)).toEqual(typedAnswers);
    await allSettled(discardClicked, { scope: pageVisit.scope });
    expect(getOptionId(pageVisit)).toBe('option-1');
  });

  test('Back closes the question and keeps the choice', async () => {
    const pageVisit = await answerQuestions();
    await chooseAgain(pageVisit, 'fixed', swimType);
    expect(isDiscardPending(pageVisit)).toBe(true);
    await pageVisit.goBack();
    expect(isDiscardPending(pageVisit)).toBe(false);
    expect(getOptionId(pageVisit)).toBe('option-1');
    expect(pageVisit.scope.getState(questions.$values)).toEqual(typedAnswers);
  });

  test('the answers are cleared when the customer agrees', async () => {
    const pageVisit = await answerQuestions();
    await chooseAgain(pageVisit, 'fixed', swimType);
    await allSettled(discardClicked, { scope: pageVisit.scope });
    expect(isDiscardPending(pageVisit)).toBe(false);
    expect(getOptionId(pageVisit)).toBe('option-fixed');
    expect(pageVisit.scope.getState(questions.$values)).toEqual({});
    expect(readOpenSection(pageVisit.scope)).toBe('questions');
  });

  // Proves J3.19.
  test('choosing the same membership again asks and clears nothing', async () => {
    const pageVisit = await answerQuestions();
    await submitQuestions(pageVisit.scope);
    await fillDates(pageVisit);
    await fillBank(pageVisit);
    await chooseAgain(pageVisit, 'recurring');
    expect(isDiscardPending(pageVisit)).toBe(false);
    expect(readOpenSection(pageVisit.scope)).toBe('details');
    expect(pageVisit.scope.getState(directDebit.$details)).not.toBeNull();
    expect(pageVisit.scope.getState(questions.$values)).toEqual(typedAnswers);
  });
});

describe('another centre', () => {
  test('choosing another centre asks first if answers would be lost', async () => {
    const pageVisit = await answerQuestions();
    const { scope, historyEntries } = pageVisit;
    await allSettled(changeLocationClicked, { scope });
    expect(isDiscardPending(pageVisit)).toBe(true);
    expect(scope.getState($homeVenue)).not.toBeNull();
    await allSettled(discardClicked, { scope });
    expect(isDiscardPending(pageVisit)).toBe(false);
    expect(scope.getState($homeVenue)).toBeNull();
    expect(historyEntries.at(-1)?.to).toBe('/');
  });
});
