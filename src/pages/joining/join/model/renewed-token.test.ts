import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { signedIn } from '@/entities/customer';
import { aUser } from '@/shared/testing';
import { chooseMembership, readOpenSection } from '../testing/joining-steps';
import { visit } from '../testing/joining-world';
import { questions } from './features';
import { detailsContinued } from './joining';

test('a renewed token of the same customer changes nothing', async () => {
  const pageVisit = await visit({ user: aUser(), hasQuestions: true });
  const { scope } = pageVisit;
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
  await allSettled(signedIn, { scope, params: 'renewed' });
  expect(readOpenSection(scope)).toBe('questions');
  expect(scope.getState(questions.$values)).toEqual({ 'f-q-1': 'Swim a mile' });
});
