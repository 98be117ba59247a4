import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aUser } from '@/shared/testing';
import { chooseMembership, readOpenSection, readToasts, submitQuestions } from '../testing/joining-steps';
import { venue, visit } from '../testing/joining-world';
import { questions } from './features';
import { detailsContinued } from './joining';
import { confirmClicked } from './sending';
import './stale-toasts';

// Proves J5.6.
test('an unanswered required question blocks Continue: a toast says so, and Additional details stays open', async () => {
  const pageVisit = await visit({ user: aUser(), hasQuestions: true });
  const { scope } = pageVisit;
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await submitQuestions(scope);
  expect(readOpenSection(scope)).toBe('questions');
  expect(readToasts(scope)).toEqual(['Please fill in required questions']);

  await allSettled(questions.submitted, { scope, params: { 'f-q-1': 'Swim a mile' } });
  expect(readOpenSection(scope)).toBe('dates');
  expect(readToasts(scope), 'what was wrong is put right').toEqual([]);
});

// Proves J5.8.
test.each([
  ['01603 555 0100', 'Please call Riverside Leisure Centre on 01603 555 0100.'],
  [null, 'Please contact Riverside Leisure Centre.'],
])(
  'a required question that cannot be shown blocks the purchase, with the operator’s telephone number (%s)',
  async (telephone, contact) => {
    const centre = { ...venue, telephone };
    const unaskable = [{ name: 'proof', label: 'Upload a proof' }];
    const pageVisit = await visit({ user: aUser(), unaskable, centre: () => centre });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit, 'recurring', centre);
    await allSettled(detailsContinued, { scope });
    expect(readOpenSection(scope)).toBe('questions');
    expect(scope.getState(questions.$refusal)).toBe(
      `You can’t buy this membership online at the moment. We need an answer to “Upload a proof”, but we can’t ask for it here. ${contact}`,
    );

    await submitQuestions(scope);
    await allSettled(confirmClicked, { scope });
    expect(readOpenSection(scope)).toBe('questions');
    expect(pageVisit.storedDetails).toEqual([]);
  },
);
