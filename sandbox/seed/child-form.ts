import type { Answer } from '../domain/common/types.ts';
import type { DataFieldSectionDetail } from '../store/schema/details.ts';
import { defineField } from './data-fields.ts';

const YES_OR_NO_OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const contactsSection: DataFieldSectionDetail = {
  sectionName: 'Emergency contacts',
  sectionReference: 'emergency-contacts',
  sectionFields: [
    defineField('contact_1_name', 'First contact: name', 'text', { isRequired: true, isForFamily: true }),
    defineField('contact_1_phone', 'First contact: phone number', 'tel', {
      isRequired: true,
      isForFamily: true,
    }),
    defineField('contact_2_name', 'Second contact: name', 'text', {
      isRequired: true,
      isForFamily: true,
      description: 'Someone else we can call if we can’t reach the first person.',
    }),
    defineField('contact_2_phone', 'Second contact: phone number', 'tel', {
      isRequired: true,
      isForFamily: true,
    }),
  ],
};

const collectionSection: DataFieldSectionDetail = {
  sectionName: 'Collecting your child',
  sectionReference: 'collection',
  sectionFields: [
    defineField('collected_by', 'Who may collect your child?', 'text', {
      isRequired: true,
      isForFamily: true,
    }),
    defineField('collection_word', 'Password for collection', 'text', {
      isRequired: true,
      isForFamily: true,
      description:
        'The person who collects your child will be asked for it. Don’t use one of your account passwords.',
      htmlAttributes: { autocomplete: 'off', maxlength: '40', spellcheck: 'false' },
    }),
    defineField('leaves_alone', 'May your child go home alone?', 'radio', {
      isRequired: true,
      options: YES_OR_NO_OPTIONS,
      fromAge: 11,
    }),
  ],
};

const healthSection: DataFieldSectionDetail = {
  sectionName: 'Health',
  sectionReference: 'health',
  sectionFields: [
    defineField('has_conditions', 'Does your child have any medical conditions or allergies?', 'radio', {
      isRequired: true,
      options: YES_OR_NO_OPTIONS,
    }),
    defineField('conditions', 'Which conditions or allergies?', 'textarea', {
      isRequired: true,
      description: 'What we should know, and what helps.',
      htmlAttributes: { maxlength: '500', rows: '3' },
    }),
    defineField('medicines', 'Medicines', 'textarea', {
      description: 'What your child takes or carries, such as an inhaler or an adrenaline pen.',
      htmlAttributes: { maxlength: '500', rows: '3' },
    }),
    defineField('gp', 'Doctor’s surgery', 'text', { isRequired: true, isForFamily: true }),
  ],
  allOf: [
    {
      if: { properties: { has_conditions: { const: 'yes' } }, required: ['has_conditions'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: { properties: { conditions: {} }, required: ['conditions'] },
    },
  ],
};

const permissionsSection: DataFieldSectionDetail = {
  sectionName: 'Activities and permissions',
  sectionReference: 'permissions',
  sectionFields: [
    defineField('swimming', 'How well does your child swim?', 'select', {
      isRequired: true,
      options: [
        { value: 'not_yet', label: 'Not yet' },
        { value: 'with_help', label: 'With help' },
        { value: '25_m', label: '25 metres' },
        { value: 'well', label: 'Well' },
      ],
    }),
    defineField('sun_cream', 'Staff may help with sun cream', 'checkbox', {}),
    defineField('photographs', 'Staff may take photographs', 'checkbox', {}),
  ],
};

/** The questions about each child before a camp or a course. */
export const childFormSections: DataFieldSectionDetail[] = [
  contactsSection,
  collectionSection,
  healthSection,
  permissionsSection,
];

/**
 * Answers to the form.
 * @param conditions what the leaders have to know about the child's health; null for nothing
 */
export function buildChildFormAnswers(conditions: string | null): Record<string, Answer> {
  return {
    contact_1_name: 'Rosa Demo',
    contact_1_phone: '01632 960011',
    contact_2_name: 'Jan Demo',
    contact_2_phone: '01632 960012',
    collected_by: 'Rosa or Jan',
    collection_word: 'Otter',
    has_conditions: conditions === null ? 'no' : 'yes',
    ...(conditions !== null && { conditions }),
    medicines: null,
    gp: 'Ardwick Surgery',
    swimming: 'with_help',
    sun_cream: true,
    photographs: false,
  };
}
