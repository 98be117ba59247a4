import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { $homeVenue } from '@/entities/venue';
import { aUser } from '@/shared/testing';
import { chooseMembership, fillBank, fillDates, openIn, submitQuestions } from '../testing/joining-steps';
import { gym, type Visit, visit } from '../testing/joining-world';
import { $isAsking, $losses, changeLocationClicked, discardClicked, keepClicked } from './confirm-discard';
import { directDebit, membershipChooser, progress, questions, selection } from './features';
import { detailsContinued } from './joining';

const swim = { ...gym, id: 'type-swim', slug: 'swim' };
const answer = { 'f-q-1': 'Swim a mile' };

async function openQuestions() {
  const visited = await visit({ user: aUser(), hasQuestions: true });
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope: visited.scope });
  return visited;
}

async function answerQuestions() {
  const visited = await openQuestions();
  await allSettled(questions.valuesChanged, { scope: visited.scope, params: answer });
  return visited;
}

async function chooseAgain({ scope }: Visit, paymentType: 'recurring' | 'fixed', type = gym) {
  const paymentOption = type.paymentOptions.find((option) => option.paymentType === paymentType);
  await allSettled(progress.editRequested, { scope, params: 'membership' });
  if (paymentOption)
    await allSettled(membershipChooser.optionChosen, {
      scope,
      params: { membershipType: type, paymentOption },
    });
}

const isAsking = ({ scope }: Visit) => scope.getState($isAsking);
const getOptionId = ({ scope }: Visit) => scope.getState(selection.$membership)?.paymentOption.id;

describe('choosing again', () => {
  test('choosing again asks nothing if no answers would be lost', async () => {
    const visited = await openQuestions();
    await chooseAgain(visited, 'fixed');
    expect(isAsking(visited)).toBe(false);
    expect(getOptionId(visited)).toBe('option-fixed');
  });

  // Proves J3.18.
  test('choosing again asks first if answers would be lost, and lists them', async () => {
    const visited = await answerQuestions();
    await submitQuestions(visited.scope);
    await fillDates(visited);
    await fillBank(visited);
    await chooseAgain(visited, 'fixed');
    expect(isAsking(visited)).toBe(true);
    expect(getOptionId(visited)).toBe('option-1');
    expect(visited.scope.getState($losses)).toEqual(['your dates', 'your bank details']);
  });

  // Proves J3.20.
  test('another payment option of the same membership keeps the answers to its questions', async () => {
    const visited = await answerQuestions();
    await chooseAgain(visited, 'fixed');
    expect(isAsking(visited)).toBe(false);
    expect(getOptionId(visited)).toBe('option-fixed');
    expect(visited.scope.getState(questions.$values)).toEqual(answer);
  });

  test('nothing is lost when the customer keeps their choice', async () => {
    const visited = await answerQuestions();
    await chooseAgain(visited, 'fixed', swim);
    expect(visited.scope.getState($losses)).toEqual(['your additional details']);
    await allSettled(keepClicked, { scope: visited.scope });
    expect(isAsking(visited)).toBe(false);
    expect(getOptionId(visited)).toBe('option-1');
    expect(visited.scope.getState(questions.$values)).toEqual(answer);
    await allSettled(discardClicked, { scope: visited.scope });
    expect(getOptionId(visited)).toBe('option-1');
  });

  test('Back closes the question and keeps the choice', async () => {
    const visited = await answerQuestions();
    await chooseAgain(visited, 'fixed', swim);
    expect(isAsking(visited)).toBe(true);
    await visited.goBack();
    expect(isAsking(visited)).toBe(false);
    expect(getOptionId(visited)).toBe('option-1');
    expect(visited.scope.getState(questions.$values)).toEqual(answer);
  });

  test('the answers are cleared when the customer agrees', async () => {
    const visited = await answerQuestions();
    await chooseAgain(visited, 'fixed', swim);
    await allSettled(discardClicked, { scope: visited.scope });
    expect(isAsking(visited)).toBe(false);
    expect(getOptionId(visited)).toBe('option-fixed');
    expect(visited.scope.getState(questions.$values)).toEqual({});
    expect(openIn(visited.scope)).toBe('questions');
  });

  // Proves J3.19.
  test('choosing the same membership again asks and clears nothing', async () => {
    const visited = await answerQuestions();
    await submitQuestions(visited.scope);
    await fillDates(visited);
    await fillBank(visited);
    await chooseAgain(visited, 'recurring');
    expect(isAsking(visited)).toBe(false);
    expect(openIn(visited.scope)).toBe('details');
    expect(visited.scope.getState(directDebit.$details)).not.toBeNull();
    expect(visited.scope.getState(questions.$values)).toEqual(answer);
  });
});

describe('another centre', () => {
  test('choosing another centre asks first if answers would be lost', async () => {
    const visited = await answerQuestions();
    const { scope, entries } = visited;
    await allSettled(changeLocationClicked, { scope });
    expect(isAsking(visited)).toBe(true);
    expect(scope.getState($homeVenue)).not.toBeNull();
    await allSettled(discardClicked, { scope });
    expect(isAsking(visited)).toBe(false);
    expect(scope.getState($homeVenue)).toBeNull();
    expect(entries.at(-1)?.to).toBe('/');
  });
});
