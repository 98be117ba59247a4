import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildTerms } from '../../../../tests/fixtures/terms.ts';
import { createMembershipTerms } from './membership-terms';

const TERMS_REQUEST = 'GET /api/terms/membership/type-1';
const HEALTH_REQUEST = `${TERMS_REQUEST}/health-commitment`;
const healthAnswer = { data: buildTerms({ id: 'health', title: 'Health commitment' }) };
const termsAnswer = { data: buildTerms({ id: 'terms', title: 'Membership terms' }) };

async function openTerms(answers: Record<string, FakeAnswer>, typeId: string | null = 'type-1') {
  const calls = fakeOperator(answers);
  const model = createMembershipTerms({ $typeId: createStore(typeId) });
  const scope = fork();
  await allSettled(model.opened, { scope });
  return { calls, model, scope };
}

// Proves J6.15.
test('each document of a membership has to be ticked before the customer can continue', async () => {
  const { model, scope } = await openTerms({ [HEALTH_REQUEST]: healthAnswer, [TERMS_REQUEST]: termsAnswer });
  expect(scope.getState(model.$hasNoTerms)).toBe(false);
  expect(scope.getState(model.$blockers)).toEqual(['accept: Health commitment', 'accept: Membership terms']);
  await allSettled(model.health.ticked, { scope, params: true });
  expect(scope.getState(model.$blockers)).toEqual(['accept: Membership terms']);
  await allSettled(model.membership.ticked, { scope, params: true });
  expect(scope.getState(model.$blockers)).toEqual([]);
  await allSettled(model.reset, { scope });
  expect(scope.getState(model.$blockers)).not.toEqual([]);
});

test('an operator without documents has nothing to tick, once both requests have returned', async () => {
  const { model, scope } = await openTerms({
    [HEALTH_REQUEST]: { data: null },
    [TERMS_REQUEST]: { data: null },
  });
  expect(scope.getState(model.$hasNoTerms)).toBe(true);
  expect(scope.getState(model.$blockers)).toEqual([]);
});

test('documents that failed to load are not taken for an operator without documents', async () => {
  const { model, scope } = await openTerms({
    [HEALTH_REQUEST]: { data: null },
    [TERMS_REQUEST]: { status: 500, body: {} },
  });
  expect(scope.getState(model.$hasNoTerms)).toBe(false);
  expect(scope.getState(model.$blockers)).toEqual(['load the terms again']);
});

// Proves J8.4.
test('nothing is requested without a membership type', async () => {
  const { calls, model, scope } = await openTerms({}, null);
  expect(calls).toEqual([]);
  expect(scope.getState(model.$hasNoTerms)).toBe(false);
});
