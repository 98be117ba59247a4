import { expect, test } from 'vitest';
import { type Progress, type SectionConditions, START_PROGRESS } from './sections';
import { findStepNumber, listStepStates } from './steps';

const noConditions: SectionConditions = { hasQuestions: false, needsDirectDebit: false };
const allConditions: SectionConditions = { hasQuestions: true, needsDirectDebit: true };
const buildProgress = (open: Progress['open'], ...edited: Progress['edited']): Progress => ({
  open,
  edited,
  isSent: false,
});

test('there are six steps from the start, and Bank is not ruled out before a membership is chosen', () => {
  expect(listStepStates(START_PROGRESS, noConditions)).toEqual([
    'current',
    'waiting',
    'waiting',
    'waiting',
    'waiting',
    'waiting',
  ]);
});

test.each<[string, Progress, SectionConditions, string[]]>([
  [
    'a membership that needs no bank details leaves Bank out',
    buildProgress('details', 'centre', 'membership'),
    noConditions,
    ['done', 'done', 'current', 'waiting', 'notNeeded', 'waiting'],
  ],
  [
    'questions are part of the step You',
    buildProgress('questions', 'centre', 'membership', 'details'),
    allConditions,
    ['done', 'done', 'current', 'waiting', 'waiting', 'waiting'],
  ],
  [
    'a step is completed when all of its sections are',
    buildProgress('centre', 'centre', 'membership', 'details', 'dates', 'direct-debit'),
    allConditions,
    ['current', 'done', 'waiting', 'done', 'waiting', 'waiting'],
  ],
  [
    'confirming the bank details is part of the step Bank',
    buildProgress('confirm', 'centre', 'membership', 'details', 'questions', 'dates', 'direct-debit'),
    allConditions,
    ['done', 'done', 'done', 'done', 'current', 'waiting'],
  ],
  [
    'at the checkout all steps are completed',
    buildProgress(
      'checkout',
      'centre',
      'membership',
      'details',
      'questions',
      'dates',
      'direct-debit',
      'confirm',
    ),
    allConditions,
    ['done', 'done', 'done', 'done', 'done', 'current'],
  ],
])('%s', (_, progress, conditions, states) => {
  expect(listStepStates(progress, conditions)).toEqual(states);
});

test('each section belongs to a step', () => {
  expect([
    findStepNumber('centre'),
    findStepNumber('questions'),
    findStepNumber('confirm'),
    findStepNumber('checkout'),
  ]).toEqual([1, 3, 5, 6]);
});
