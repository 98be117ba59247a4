import { dataFieldsAnswer, questionId, questionsAnswer } from './asked.ts';

/** One of the two forms that an operator describes: where it stands and what fills it. */
export type FormKind = {
  readonly name: string;
  /** The section of the joining page that holds it. */
  readonly section: string;
  /** The call that brings it. */
  readonly call: string;
  readonly isForCustomers: boolean;
  readonly formId: string;
  readonly answer: (count: number) => unknown;
  /** A control below the first screen: when it is painted, all that the customer sees is. */
  readonly firstScreen: string;
  /** The last control: when it is painted, the whole form is. */
  readonly lastControl: (count: number) => string;
  /** A text box in the middle, to type in. */
  readonly textBox: (count: number) => string;
};

/** The place of the first question that a phone of 844 px cannot show. */
const BELOW_SCREEN = 11;
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
    answer: dataFieldsAnswer,
    firstScreen: `register_f-field_${BELOW_SCREEN}`,
    lastControl: () => 'register_password_confirmation',
    textBox: (count) => `register_f-field_${middle(count, KINDS_OF_FIELDS)}`,
  },
  {
    name: 'questions form',
    section: 'Additional details',
    call: '**/api/custom-questions/memberships/*',
    isForCustomers: true,
    formId: 'questions',
    answer: questionsAnswer,
    firstScreen: `questions_f-${questionId(BELOW_SCREEN)}`,
    lastControl: (count) => `questions_f-${questionId(count - 1)}`,
    textBox: (count) => `questions_f-${questionId(middle(count, KINDS_OF_QUESTIONS))}`,
  },
];
