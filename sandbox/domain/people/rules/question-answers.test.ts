import { describe, expect, test } from 'vitest';
import type { QuestionGroup } from '../../common/types.ts';
import { checkQuestionAnswers } from './question-answers.ts';

describe('extra questions', () => {
  const groups: QuestionGroup[] = [
    {
      id: 'g',
      title: 'Your health',
      questions: [
        {
          id: 'q1',
          reference: 'work',
          label: 'How do you work?',
          type: 'select',
          options: { full_time: 'Full time', 'Under 18s': 'Under 18s' },
          placeholder: null,
          default: null,
          isRequired: true,
        },
      ],
    },
  ];

  test('option values are stored exactly as sent', () => {
    expect(checkQuestionAnswers(groups, [{ questionId: 'q1', answer: 'Under 18s' }]).answers).toEqual([
      { questionId: 'q1', reference: 'work', answer: 'Under 18s' },
    ]);
  });

  test('an answer may be long, and a date may be in the future', () => {
    const buildQuestions = (type: 'text' | 'date') => [
      {
        id: 'g',
        title: 'More',
        questions: [
          {
            id: 'q2',
            reference: 'more',
            label: 'More',
            type,
            options: {},
            placeholder: null,
            default: null,
            isRequired: false,
          },
        ],
      },
    ];
    const checkOneAnswer = (type: 'text' | 'date', answer: unknown) => {
      const { isValid, answers, errors } = checkQuestionAnswers(buildQuestions(type), [
        { questionId: 'q2', answer },
      ]);
      return isValid ? answers[0]?.answer : errors.q2?.[0];
    };
    expect(checkOneAnswer('text', 'x'.repeat(2000))).toBe('x'.repeat(2000));
    expect(checkOneAnswer('text', 'x'.repeat(2001))).toBe('More must not be longer than 2000 characters.');
    expect(checkOneAnswer('date', '31/12/2099')).toBe('2099-12-31');
    expect(checkOneAnswer('text', null)).toBeNull();
  });

  test('a missing required answer gives an error at its id', () => {
    expect(checkQuestionAnswers(groups, []).errors).toEqual({ q1: ['How do you work? is required.'] });
  });

  describe('questions that are asked any number of times', () => {
    const group: QuestionGroup = {
      id: 'g',
      title: 'Your family',
      questions: [
        {
          id: 'children',
          reference: 'children',
          label: 'Children',
          type: 'multi_select',
          options: {},
          placeholder: null,
          default: null,
          isRequired: false,
          fields: [
            { name: 'name', label: 'Name', type: 'text', isRequired: true },
            { name: 'age', label: 'Age', type: 'number', isRequired: false },
          ],
          maxItems: 2,
        },
      ],
    };
    const checkGroupAnswer = (answer: unknown) =>
      checkQuestionAnswers([group], [{ questionId: 'children', answer }]);

    test('repeated answers are stored entry by entry', () => {
      expect(checkGroupAnswer([{ name: ' Alex ', age: '7', other: 'x' }]).answers).toMatchObject([
        { questionId: 'children', answer: [{ name: 'Alex', age: 7 }] },
      ]);
      expect(checkGroupAnswer(undefined)).toMatchObject({ isValid: true, answers: [{ answer: null }] });
    });

    test.each([
      [
        [{ name: 'Alex' }, { age: 'seven' }],
        { 'children.1.name': ['Name is required.'], 'children.1.age': ['Age must be a number.'] },
      ],
      [[{ name: 'A' }, { name: 'B' }, { name: 'C' }], { children: ['Children has too many entries.'] }],
    ])('repeated answers are refused at the index of the entry: %j', (answer, errors) => {
      expect(checkGroupAnswer(answer).errors).toEqual(errors);
    });

    test('repeated answers that are missing give one error at the question', () => {
      const [ownQuestion] = group.questions;
      const required = { ...group, questions: ownQuestion ? [{ ...ownQuestion, isRequired: true }] : [] };
      expect(checkQuestionAnswers([required], []).errors).toEqual({ children: ['Children is required.'] });
    });
  });

  test('an answer to a question that is not asked is refused', () => {
    const sentAnswers = [
      { questionId: 'q1', answer: 'full_time' },
      { questionId: '__proto__', answer: 'x' },
    ];
    const { errors, isValid } = checkQuestionAnswers(groups, sentAnswers);
    expect(Object.entries(errors)).toEqual([['__proto__', ['This question is not asked.']]]);
    expect(isValid).toBe(false);
  });
});
