import { buildDataFieldsAnswer, buildQuestionsAnswer, formatQuestionId } from './form-answers.ts';

/** One of the two forms that an operator configures: its page and its API response. */
export type FormKind = {
  readonly name: string;
  readonly sectionName: string;
  readonly callPattern: string;
  readonly isForCustomers: boolean;
  readonly formId: string;
  readonly answer: (count: number) => unknown;
  /** The id of the last control; once it is painted, so is the whole form. */
  readonly lastControl: (count: number) => string;
  /** The id of a text box in the middle of the form, to type in. */
  readonly textBox: (count: number) => string;
};

const KINDS_OF_FIELDS = 12;
const KINDS_OF_QUESTIONS = 6;
const findMiddleIndex = (count: number, kindCount: number) => Math.floor(count / 2 / kindCount) * kindCount;

export const FORM_KINDS: readonly FormKind[] = [
  {
    name: 'details form',
    sectionName: 'Your details',
    callPattern: '**/api/data-fields*',
    isForCustomers: false,
    formId: 'register',
    answer: buildDataFieldsAnswer,
    lastControl: () => 'register_password_confirmation',
    textBox: (count) => `register_f-field_${findMiddleIndex(count, KINDS_OF_FIELDS)}`,
  },
  {
    name: 'questions form',
    sectionName: 'Additional details',
    callPattern: '**/api/custom-questions/memberships/*',
    isForCustomers: true,
    formId: 'questions',
    answer: buildQuestionsAnswer,
    lastControl: (count) => `questions_f-${formatQuestionId(count - 1)}`,
    textBox: (count) => `questions_f-${formatQuestionId(findMiddleIndex(count, KINDS_OF_QUESTIONS))}`,
  },
];
