import type {
  DataField,
  DataFieldForm,
  DataFieldSection,
  FieldOption,
  Question,
  QuestionGroup,
} from '../api';

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

/** A form of these sections that can be asked as a whole. */
export function aDataFieldForm(sections: readonly DataFieldSection[] = [], checksum = 'c'): DataFieldForm {
  return { checksum, sections, unaskable: [] };
}

/** Options by their labels. */
export function optionsOf(labels: Readonly<Record<string, string>>): FieldOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** A text that the operator asks about a membership, not required. */
export function aQuestion(given: Partial<Question> = {}): Question {
  return {
    id: 'q1',
    reference: 'working_pattern',
    label: 'When do you work?',
    type: 'text',
    options: [],
    placeholder: null,
    default: null,
    isRequired: false,
    htmlAttributes: {},
    ...given,
  };
}

/** One group with these questions. */
export function questionsOf(...questions: Question[]): QuestionGroup[] {
  return [{ id: 'g1', title: 'About your visits', questions }];
}
