import type { DataFieldDetail, DataFieldSectionDetail } from '../store/schema/details.ts';

const CONTACT_OPTIONS = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
  { value: 'post', label: 'Post' },
];

const aboutYouSection: DataFieldSectionDetail = {
  sectionName: 'About you',
  sectionReference: 'about-you',
  sectionFields: [
    defineField('title', 'Title', 'select', {
      options: ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'].map((value) => ({
        value: value.toLowerCase(),
        label: value,
      })),
      htmlAttributes: { autocomplete: 'honorific-prefix' },
    }),
    defineField('first_name', 'First name', 'text', {
      isRequired: true,
      htmlAttributes: { autocomplete: 'given-name', maxlength: '60', spellcheck: 'false' },
    }),
    defineField('last_name', 'Last name', 'text', {
      isRequired: true,
      htmlAttributes: { autocomplete: 'family-name', maxlength: '60', spellcheck: 'false' },
    }),
    defineField('date_of_birth', 'Date of birth', 'date', {
      isRequired: true,
      description: 'For example, 27/3/1985. Some memberships depend on your age.',
      htmlAttributes: { autocomplete: 'bday', placeholder: 'DD/MM/YYYY' },
    }),
    defineField('gender', 'Gender', 'radio', {
      options: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
        { value: 'self_described', label: 'I describe myself in another way' },
        { value: 'undisclosed', label: 'I prefer not to say' },
      ],
    }),
  ],
};

const contactSection: DataFieldSectionDetail = {
  sectionName: 'How to reach you',
  sectionReference: 'contact',
  sectionFields: [
    defineField('email', 'Email', 'email', {
      isRequired: true,
      htmlAttributes: { autocomplete: 'email', maxlength: '254', spellcheck: 'false' },
    }),
    defineField('phone', 'Phone number', 'tel', {
      isRequired: true,
      htmlAttributes: { autocomplete: 'tel' },
    }),
    defineField('address_1', 'Address line 1', 'text', {
      isRequired: true,
      htmlAttributes: { autocomplete: 'address-line1', maxlength: '100' },
    }),
    defineField('address_2', 'Address line 2', 'text', {
      htmlAttributes: { autocomplete: 'address-line2', maxlength: '100' },
    }),
    defineField('town', 'Town or city', 'text', {
      isRequired: true,
      htmlAttributes: { autocomplete: 'address-level2', maxlength: '60' },
    }),
    defineField('postcode', 'Postcode', 'postcode', {
      isRequired: true,
      htmlAttributes: { autocomplete: 'postal-code', maxlength: '10', spellcheck: 'false' },
    }),
  ],
};

/** Each channel needs its own consent, off by default. The hint says who writes, how often, and how to stop. */
const marketingField = defineField('marketing', 'Offers and events by', 'multi_select', {
  description:
    'From your leisure centre: emails once a month, texts four times a year, post twice a year. Stop at any time in your account.',
  options: CONTACT_OPTIONS,
});

const surveysField = defineField('surveys', 'Ask me what I think of my visits', 'checkbox', {
  description: 'a short survey, twice a year',
});

const contactByField = defineField('contact_by', 'How may we contact you?', 'multi_select', {
  description: 'About your bookings and payments.',
  options: CONTACT_OPTIONS,
});

const preferencesSection: DataFieldSectionDetail = {
  sectionName: 'Your preferences',
  sectionReference: 'preferences',
  sectionFields: [
    contactByField,
    defineField('heard_from', 'How did you hear about us?', 'select', {
      description: 'Choose the closest.',
      options: [
        { value: 'friend', label: 'A friend' },
        { value: 'walked past', label: 'I walked past' },
        { value: 'search', label: 'A search engine' },
        { value: 'other', label: 'Something else' },
      ],
    }),
    defineField('heard_from_other', 'Where did you hear about us?', 'text', { isRequired: true }),
    defineField('visits_per_month', 'How often do you exercise in a month?', 'number', {
      htmlAttributes: { min: '0', max: '60', inputmode: 'numeric' },
    }),
    defineField('access_needs', 'Is there anything that would make your visits easier?', 'textarea', {
      description: 'For example a hoist, a hearing loop or a quiet time.',
      htmlAttributes: { maxlength: '500', rows: '4' },
    }),
    marketingField,
    surveysField,
  ],
  allOf: [
    {
      if: { properties: { heard_from: { const: 'other' } }, required: ['heard_from'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: { properties: { heard_from_other: {} }, required: [] },
    },
  ],
};

const referenceField = defineField('reference', 'Customer ID', 'text', {
  isAuthorised: false,
  description: 'We gave you this number. You can’t change it.',
});

/** A new customer's form, with every type of field. */
export const accountFormSections: DataFieldSectionDetail[] = [
  aboutYouSection,
  contactSection,
  preferencesSection,
];

/** The form of a logged-in customer, for purchases and for the account. */
export const purchaseFormSections: DataFieldSectionDetail[] = [
  { ...aboutYouSection, sectionFields: [referenceField, ...aboutYouSection.sectionFields] },
  contactSection,
  {
    sectionName: 'Communication preferences',
    sectionReference: 'preferences',
    sectionFields: [contactByField, marketingField],
  },
];

/** Builds a field from the values that differ from the default. */
export function defineField(
  name: string,
  label: string,
  type: DataFieldDetail['type'],
  overrides: Partial<DataFieldDetail>,
): DataFieldDetail {
  return {
    name,
    label,
    type,
    isRequired: false,
    isAuthorised: true,
    htmlAttributes: {},
    description: null,
    options: [],
    ...overrides,
  };
}
