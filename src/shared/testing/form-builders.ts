import type {
  DataField,
  DataFieldForm,
  DataFieldSection,
  FieldOption,
  Question,
  QuestionGroup,
} from '../api';

export function aDataField(overrides: Partial<DataField> = {}): DataField {
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
    ...overrides,
  };
}

export function sectionsOf(...sectionFields: DataField[]): DataFieldSection[] {
  return [{ sectionName: 'About you', sectionReference: 'about-you', sectionFields }];
}

/** A form without unreadable fields. */
export function aDataFieldForm(sections: readonly DataFieldSection[] = [], checksum = 'c'): DataFieldForm {
  return { checksum, sections, unavailableFields: [] };
}

export function optionsOf(labels: Readonly<Record<string, string>>): FieldOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

export function aQuestion(overrides: Partial<Question> = {}): Question {
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
    ...overrides,
  };
}

export function questionsOf(...questions: Question[]): QuestionGroup[] {
  return [{ id: 'g1', title: 'About your visits', questions }];
}
