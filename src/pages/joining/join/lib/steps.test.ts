import { expect, test } from 'vitest';
import { type Progress, type SectionConditions, START } from './sections';
import { findStepNumber, listStepStates } from './steps';

const plain: SectionConditions = { hasQuestions: false, needsDirectDebit: false };
const full: SectionConditions = { hasQuestions: true, needsDirectDebit: true };
const at = (open: Progress['open'], ...edited: Progress['edited']): Progress => ({
  open,
  edited,
  isSent: false,
});

test('there are six steps from the start, and Bank is not ruled out before a membership is chosen', () => {
  expect(listStepStates(START, plain)).toEqual([
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
    at('details', 'centre', 'membership'),
    plain,
    ['done', 'done', 'current', 'waiting', 'notNeeded', 'waiting'],
  ],
  [
    'questions are part of the step You',
    at('questions', 'centre', 'membership', 'details'),
    full,
    ['done', 'done', 'current', 'waiting', 'waiting', 'waiting'],
  ],
  [
    'a step is completed when all of its sections are',
    at('centre', 'centre', 'membership', 'details', 'dates', 'direct-debit'),
    full,
    ['current', 'done', 'waiting', 'done', 'waiting', 'waiting'],
  ],
  [
    'confirming the bank details is part of the step Bank',
    at('confirm', 'centre', 'membership', 'details', 'questions', 'dates', 'direct-debit'),
    full,
    ['done', 'done', 'done', 'done', 'current', 'waiting'],
  ],
  [
    'at the checkout all steps are completed',
    at('checkout', 'centre', 'membership', 'details', 'questions', 'dates', 'direct-debit', 'confirm'),
    full,
    ['done', 'done', 'done', 'done', 'done', 'current'],
  ],
])('%s', (_, progress, needs, states) => {
  expect(listStepStates(progress, needs)).toEqual(states);
});

test('each section belongs to a step', () => {
  expect([
    findStepNumber('centre'),
    findStepNumber('questions'),
    findStepNumber('confirm'),
    findStepNumber('checkout'),
  ]).toEqual([1, 3, 5, 6]);
});
