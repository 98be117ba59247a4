import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { type FieldErrors, preloadFormFx } from '@/shared/forms';
import { aQuestion, deferred, optionsOf, questionsOf } from '@/shared/testing';
import { createAnswerQuestions } from './answer-questions';

const membershipChosen = createEvent<string>();
const $membershipTypeId = createStore<string | null>(null).on(membershipChosen, (_, id) => id);
const model = createAnswerQuestions({ $membershipTypeId });

const workQuestion = aQuestion({
  id: 'work',
  type: 'select',
  options: optionsOf({ full_time: 'Full time', 'Under 18s': 'Under 18s' }),
  isRequired: true,
});
const sinceQuestion = aQuestion({ id: 'since', label: 'Since when?', type: 'date' });
const groups = questionsOf(workQuestion, sinceQuestion);

type OpenQuestionsOptions = {
  readonly load?: (params: { membershipTypeId: string }) => unknown;
  readonly store?: (params: unknown) => unknown;
};

/** A response whose questions can all be shown. */
const buildQuestions = (sentGroups: unknown) => ({ groups: sentGroups, unavailableFields: [] });

async function openQuestions(
  membershipTypeId: string,
  { load = () => buildQuestions(groups), store }: OpenQuestionsOptions = {},
) {
  const storeSpy = vi.fn(store ?? (() => 1));
  const scope = fork({
    handlers: [
      // An attached effect calls its handler with the source first.
      [model.loadFx, (_: unknown, params: { membershipTypeId: string }) => load(params ?? _)],
      [model.storeAnswersFx, storeSpy],
      [preloadFormFx, () => {}],
    ],
  });
  const onCompleted = vi.fn<() => void>();
  const onRejected = vi.fn<(errors: FieldErrors) => void>();
  createWatch({ unit: model.completed, fn: onCompleted, scope });
  createWatch({ unit: model.rejected, fn: onRejected, scope });
  await allSettled(membershipChosen, { scope, params: membershipTypeId });
  await allSettled(model.opened, { scope });
  return { scope, storeSpy, onCompleted, onRejected };
}

describe('whether there are questions', () => {
  // Proves J1.2.
  test('a membership with questions has the section', async () => {
    const { scope } = await openQuestions('type-1');
    expect(scope.getState(model.$hasQuestions)).toBe(true);
    expect(scope.getState(model.$groups)).toEqual(groups);
  });

  test.each([[[]], [[{ id: 'g', title: 'Empty', questions: [] }]]])(
    'a membership without questions has no such section: %j',
    async (emptyGroups) => {
      const { scope } = await openQuestions('type-1', { load: () => buildQuestions(emptyGroups) });
      expect(scope.getState(model.$hasQuestions)).toBe(false);
      expect(scope.getState(model.$status)).toBe('ready');
    },
  );

  // Proves J5.9.
  test('questions that failed to load are not skipped, and can be retried', async () => {
    let isDown = true;
    const { scope } = await openQuestions('type-1', {
      load: () => (isDown ? Promise.reject({ kind: 'timeout' }) : buildQuestions([])),
    });
    expect(scope.getState(model.$status)).toBe('loadFailed');
    expect(scope.getState(model.$hasQuestions)).toBe(true);
    isDown = false;
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$hasQuestions)).toBe(false);
  });

  test('questions stay unknown during a retry, so that their section does not disappear', async () => {
    let isDown = true;
    const { promise, resolve } = deferred<ReturnType<typeof buildQuestions>>();
    const { scope } = await openQuestions('type-1', {
      load: () => (isDown ? Promise.reject({ kind: 'network' }) : promise),
    });
    isDown = false;
    const reopening = allSettled(model.opened, { scope });
    expect(scope.getState(model.$status)).toBe('loading');
    expect(scope.getState(model.$hasQuestions)).toBe(true);
    resolve(buildQuestions(groups));
    await reopening;
    expect(scope.getState(model.$groups)).toEqual(groups);
  });

  // Proves J1.2.
  test('another membership starts with no questions and no answers', async () => {
    const { scope } = await openQuestions('type-1');
    await allSettled(model.valuesChanged, { scope, params: { 'f-work': 'full_time' } });
    await allSettled(membershipChosen, { scope, params: 'type-2' });
    expect(scope.getState(model.$hasQuestions)).toBe(false);
    expect(scope.getState(model.$answers)).toEqual([]);
  });

  test('a late answer about another membership is ignored', async () => {
    let resolveLoad: (value: unknown) => void = () => {};
    const scope = fork({
      handlers: [[model.loadFx, () => new Promise((resolve) => (resolveLoad = resolve))]],
    });
    await allSettled(membershipChosen, { scope, params: 'type-1' });
    const loading = allSettled(model.opened, { scope });
    void allSettled(membershipChosen, { scope, params: 'type-2' });
    resolveLoad(buildQuestions(groups));
    await loading;
    expect(scope.getState(model.$hasQuestions)).toBe(false);
    expect(scope.getState(model.$status)).toBe('idle');
  });
});

describe('Continue', () => {
  test('Continue is blocked by an unanswered required question, which is named', async () => {
    const { scope, onCompleted, onRejected } = await openQuestions('type-1');
    await allSettled(model.submitted, { scope, params: scope.getState(model.$values) });
    const errors = { 'f-work': ['When do you work? is required.'] };
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(errors);
    expect(scope.getState(model.$errors)).toEqual(errors);
    expect(onCompleted).not.toHaveBeenCalled();
  });

  test('Continue goes on when every required question is answered', async () => {
    const { scope, onCompleted, onRejected } = await openQuestions('type-1');
    await allSettled(model.submitted, { scope, params: { 'f-work': 'Under 18s' } });
    expect(onCompleted).toHaveBeenCalledOnce();
    expect(onRejected).not.toHaveBeenCalled();
    expect(scope.getState(model.$answers)).toEqual([{ questionId: 'work', answer: 'Under 18s' }]);
  });

  // Proves J5.3.
  test('Continue goes on with the defaults when the customer changes nothing', async () => {
    const groupsWithDefault = questionsOf({ ...workQuestion, default: 'full_time' });
    const { scope, onCompleted } = await openQuestions('type-1', {
      load: () => buildQuestions(groupsWithDefault),
    });
    await allSettled(model.submitted, { scope, params: scope.getState(model.$values) });
    expect(onCompleted).toHaveBeenCalledOnce();
  });
});

test('a validation result for questions that have been replaced is ignored', async () => {
  const { scope, onCompleted } = await openQuestions('type-1');
  const checking = allSettled(model.submitted, { scope, params: { 'f-work': 'full_time' } });
  void allSettled(model.reset, { scope });
  await checking;
  expect(onCompleted).not.toHaveBeenCalled();
  expect(scope.getState(model.$answers)).toEqual([]);
});

describe('sending the answers', () => {
  // Proves J5.10.
  test('the answers are sent for the chosen membership, each exactly as its option was received', async () => {
    const { scope, storeSpy } = await openQuestions('type-1');
    await allSettled(model.valuesChanged, {
      scope,
      params: { 'f-work': 'full_time', 'f-since': '2026-01-31' },
    });
    await allSettled(model.saveAnswersFx, { scope });
    expect(storeSpy).toHaveBeenCalledExactlyOnceWith({
      membershipTypeId: 'type-1',
      answers: [
        { questionId: 'work', answer: 'full_time' },
        { questionId: 'since', answer: '2026-01-31' },
      ],
    });
  });

  test.each<[string, Record<string, string[]>, Record<string, string[]>]>([
    [
      'beside the questions',
      { 'answers.since': ['Must be in the past.'] },
      { 'f-since': ['Must be in the past.'] },
    ],
    [
      'beside a question that the server names only by its id',
      { since: ['Must be in the past.'] },
      { 'f-since': ['Must be in the past.'] },
    ],
    [
      'on top if they are about no question on the page',
      { 'answers.since': ['Must be in the past.'], 'answers.other': ['?'] },
      { 'f-since': ['Must be in the past.'], '': ['?'] },
    ],
    ['on top if they name no question', {}, { '': ['The given data was invalid.'] }],
  ])("sending the answers shows the server's messages %s", async (_, errors, messages) => {
    const failure: ApiFailure = { kind: 'validation', message: 'The given data was invalid.', errors };
    const { scope } = await openQuestions('type-1', { store: () => Promise.reject(failure) });
    await allSettled(model.saveAnswersFx, { scope });
    expect(scope.getState(model.$errors)).toEqual(messages);
  });
});
