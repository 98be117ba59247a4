import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import type { SectionConditions } from '../lib/sections';
import type { HistoryEntry } from './flow';
import { createProgress } from './progress';

const $conditions = createStore<SectionConditions>({ hasQuestions: false, needsDirectDebit: false });
const model = createProgress({ $conditions });
const $historyEntries = createStore<readonly HistoryEntry[]>([]).on(
  model.moved,
  (historyEntries, { historyEntry }) => [...historyEntries, historyEntry],
);

async function openAt(
  openSection: 'details' | 'dates' | 'confirm',
  edited: readonly ('centre' | 'membership' | 'details')[],
) {
  const scope = fork();
  await allSettled(model.flowEventReceived, {
    scope,
    params: { kind: 'membershipRestored', section: openSection, edited },
  });
  return scope;
}

test('Continue opens the next displayed section as a new history entry', async () => {
  const scope = await openAt('details', ['centre', 'membership']);
  await allSettled(model.continued, { scope, params: 'details' });
  expect(scope.getState(model.$open)).toBe('dates');
  expect(scope.getState($historyEntries)).toEqual(['replace', 'push']);
});

test('going back in the browser opens the section without another history entry', async () => {
  const scope = await openAt('dates', ['centre', 'membership', 'details']);
  await allSettled(model.flowEventReceived, {
    scope,
    params: { kind: 'historyTraversed', section: 'membership' },
  });
  expect(scope.getState(model.$open)).toBe('membership');
  expect(scope.getState($historyEntries).at(-1)).toBe('none');
});

// Proves J1.2.
test('questions that appear later open before the dates', async () => {
  const scope = await openAt('dates', ['centre', 'membership', 'details']);
  await allSettled($conditions, { scope, params: { hasQuestions: true, needsDirectDebit: false } });
  expect(scope.getState(model.$open)).toBe('questions');
  expect(scope.getState($historyEntries).at(-1)).toBe('replace');
});

test('for a stored section that cannot be opened the first unfinished section opens', async () => {
  const scope = await openAt('confirm', ['centre', 'membership']);
  expect(scope.getState(model.$open)).toBe('details');
});
