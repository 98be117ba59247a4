import { buildDataFieldsAnswer, buildQuestionsAnswer, formatQuestionId } from './form-answers.ts';

/** One of the two forms that an operator configures: its page and its API response. */
export type FormKind = {
  readonly name: string;
  readonly section: string;
  readonly call: string;
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
const middle = (count: number, cycle: number) => Math.floor(count / 2 / cycle) * cycle;

export const FORM_KINDS: readonly FormKind[] = [
  {
    name: 'details form',
    section: 'Your details',
    call: '**/api/data-fields*',
    isForCustomers: false,
    formId: 'register',
    answer: buildDataFieldsAnswer,
    lastControl: () => 'register_password_confirmation',
    textBox: (count) => `register_f-field_${middle(count, KINDS_OF_FIELDS)}`,
  },
  {
    name: 'questions form',
    section: 'Additional details',
    call: '**/api/custom-questions/memberships/*',
    isForCustomers: true,
    formId: 'questions',
    answer: buildQuestionsAnswer,
    lastControl: (count) => `questions_f-${formatQuestionId(count - 1)}`,
    textBox: (count) => `questions_f-${formatQuestionId(middle(count, KINDS_OF_QUESTIONS))}`,
  },
];
