import { expect, test } from 'vitest';
import type { ConfigurationProblem } from '@/shared/api';
import { formatProblem } from './problem-message';

const field = { kind: 'question', name: 'Diet', path: [0, 'questions', 1] } as const;
const membership = { kind: 'membership', name: 'Gym', path: [0] } as const;

test.each<[ConfigurationProblem, string]>([
  [{ ...field, code: 'notAnObject', isBlocking: false }, 'It is no object. It is left out.'],
  [
    { ...field, code: 'missing', key: 'id', isBlocking: true },
    'It has no id. It is required, so nothing can be sold without it.',
  ],
  [{ ...membership, code: 'missing', key: 'slug' }, 'It has no slug. It is left out.'],
  [
    { ...membership, code: 'twice', key: 'slug', value: 'm' },
    'Its slug “m” comes twice; the first one is kept. It is left out.',
  ],
  [{ ...field, code: 'unknownType', type: 'file' }, 'Its type “file” is not known. It is left out.'],
  [{ ...field, code: 'noReadableOption' }, 'None of its options can be read. It is left out.'],
  [{ ...field, code: 'unreadableGroup' }, 'What it asks for cannot be read. It is left out.'],
  [{ ...membership, code: 'noPaymentOptions' }, 'Its payment options are no list. It is left out.'],
  [
    { ...membership, code: 'unreadablePaymentOption' },
    'One of its payment options cannot be read. It is left out.',
  ],
  [{ ...field, code: 'noOptions' }, 'It has no options to choose from, and is asked for as a text.'],
  [
    { ...field, code: 'unreadable', isBlocking: true },
    'It cannot be read, so nothing can be sold without it.',
  ],
  [{ ...field, code: 'unreadableOption', position: 2 }, 'Its option 2 cannot be read and is left out.'],
  [{ ...field, code: 'optionTwice', value: 'A' }, 'Its value “A” comes twice; the first one is kept.'],
  [
    { ...field, code: 'unreadableCondition', position: 1 },
    'Its condition 1 cannot be read, and what it would bring is always asked.',
  ],
  [{ ...membership, code: 'namelessBenefit', position: 3 }, 'Its benefit 3 has no name and is left out.'],
  [
    { ...membership, code: 'badCategory', position: 1, fault: 'twice' },
    'Its category 1 comes twice and is left out.',
  ],
  [
    { ...membership, code: 'badCategory', position: 2, fault: 'noId' },
    'Its category 2 has no id and is left out.',
  ],
  [
    { ...membership, code: 'unplaced' },
    'Its position cannot be read. It is listed, but neither on the map nor near any place.',
  ],
])('%j is reported as “%s”', (problem, message) => {
  expect(formatProblem(problem)).toBe(message);
});
