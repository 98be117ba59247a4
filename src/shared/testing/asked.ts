import type { DataField, DataFieldSection, Question, QuestionGroup } from '../api';

/** A text that the operator asks a customer for, not required. */
export function aDataField(given: Partial<DataField> = {}): DataField {
  return {
    name: 'first_name',
    path: 'user.first_name',
    label: 'First name',
    type: 'text',
    isRequired: false,
    isAuthorised: true,
    htmlAttributes: {},
    metadata: { description: null },
    options: [],
    answer: null,
    ...given,
  };
}

/** A form of one section with these fields. */
export function sectionsOf(...sectionFields: DataField[]): DataFieldSection[] {
  return [{ sectionName: 'About you', sectionReference: 'about-you', sectionFields }];
}

/** A text that the operator asks about a membership, not required. */
export function aQuestion(given: Partial<Question> = {}): Question {
  return {
    id: 'q1',
    reference: 'working_pattern',
    label: 'When do you work?',
    type: 'text',
    options: null,
    placeholder: null,
    default: null,
    isRequired: false,
    ...given,
  };
}

/** One group with these questions. */
export function questionsOf(...questions: Question[]): QuestionGroup[] {
  return [{ id: 'g1', title: 'About your visits', questions }];
}
