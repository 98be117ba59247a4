import { expect, test } from 'vitest';
import type { Question, QuestionAnswer } from '@/shared/api';
import { optionsOf } from '@/shared/testing';
import { listAnsweredRows } from './answered-rows';

const plainQuestion: Question = {
  id: 'q',
  reference: 'q',
  label: 'A question',
  type: 'text',
  options: [],
  placeholder: null,
  default: null,
  isRequired: false,
  htmlAttributes: {},
};

// Proves J1.7.
test.each<[Partial<Question>, QuestionAnswer['answer'], string | undefined]>([
  [{}, 'Swim a mile', 'Swim a mile'],
  [{ type: 'number' }, 2, '2'],
  [{ type: 'date' }, '2026-01-31', '31/01/2026'],
  [{ type: 'checkbox' }, true, 'Yes'],
  [{ type: 'checkbox' }, false, 'No'],
  [{ type: 'select', options: optionsOf({ full_time: 'Full time' }) }, 'full_time', 'Full time'],
  [{ type: 'multi_select', options: optionsOf({ gym: 'Gym', swim: 'Swim' }) }, ['gym', 'swim'], 'Gym, Swim'],
  [{ type: 'multi_select' }, [], undefined],
  [{ type: 'group' }, [{ name: 'Alex', age: 7 }, { name: 'Sam' }], 'Alex 7, Sam'],
  [{}, null, undefined],
])('the question %o with the answer %o is shown as %o', (question, answer, value) => {
  const groups = [{ id: 'g', title: 'G', questions: [{ ...plainQuestion, ...question }] }];
  expect(listAnsweredRows(groups, [{ questionId: 'q', answer }])[0]?.value).toBe(value);
});
