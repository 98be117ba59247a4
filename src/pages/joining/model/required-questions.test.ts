import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aUser } from '@/shared/testing';
import { detailsContinued } from './joining';
import { chooseMembership, openIn, toastsIn } from './joining-steps';
import { visit } from './joining-world';
import { questions } from './parts';

test('a required question unanswered blocks Continue: a toast says so, and Additional details stays open', async () => {
  const visited = await visit({ user: aUser(), hasQuestions: true });
  const { scope } = visited;
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.continueClicked, { scope });
  expect(openIn(scope)).toBe('questions');
  expect(toastsIn(scope)).toEqual(['Please fill in required questions']);

  await allSettled(questions.submitted, { scope, params: { 'f-q-1': 'Swim a mile' } });
  expect(openIn(scope)).toBe('dates');
});
