import { LONG_WORD } from '../seed/long-word.ts';

/** Changes a list of the API to an unusual configuration that the API document does not foresee. */
export type ListChange = (list: readonly unknown[]) => unknown[];
type AnswerObject = Readonly<Record<string, unknown>>;

const RIGHT_TO_LEFT = 'كم مرة في الأسبوع تنوي الحضور؟';

/**
 * Writes attributes, hints and options in the forms that settings screens produce. Names stay the same, so that answers
 * stay valid.
 */
export const addUnusualFields: ListChange = (sections) =>
  sections.map((section, index) =>
    withList(section, 'section_fields', (fields) => [
      ...fields.map(changeField),
      ...(index === 0 ? ADDED_FIELDS : []),
    ]),
  );

const FIELD_CHANGES: Readonly<Record<string, AnswerObject>> = {
  first_name: { html_attributes: null },
  last_name: { metadata: null },
  date_of_birth: { metadata: [], html_attributes: { AutoComplete: 'bday' } },
  title: { options: ['mr', 'mrs', 'dr'] },
  gender: { options: { self_described: 'I describe myself in another way', '2': 'Female', '1': 'Male' } },
  phone: {
    label: '<b>Phone number</b>',
    metadata: { description: `Call us <a href="/">here</a> ${LONG_WORD}` },
  },
};

function changeField(field: unknown): unknown {
  return isSent(field) ? { ...field, ...FIELD_CHANGES[String(field.name)] } : field;
}

const OPTIONAL_FIELD = { path: null, is_required: false, is_authorised: true, options: null, answer: null };
const ADDED_FIELDS = [
  { ...OPTIONAL_FIELD, name: 'first_name', label: 'First name once more', type: 'text' },
  { ...OPTIONAL_FIELD, name: 'welcome', label: 'Welcome', type: 'heading' },
  { ...OPTIONAL_FIELD, name: 'long_word', label: LONG_WORD, type: 'text' },
];

/** @param needsProof adds a required question of a type that no page can show */
export function addUnusualQuestions({ needsProof }: { needsProof: boolean }): ListChange {
  return (groups) => [
    ...groups.map((group) => withList(group, 'questions', (questions) => questions.map(changeQuestion))),
    { id: 'no-questions', title: 'Nothing to ask', questions: null },
    {
      id: 'added',
      title: LONG_WORD,
      questions: [
        question('signature-optional', 'Sign here if you like', 'signature', false),
        question('long-word', LONG_WORD, 'checkbox', false),
        ...(needsProof ? [question('proof', 'Upload a proof', 'file', true)] : []),
      ],
    },
  ];
}

function question(id: string, label: string, type: string, is_required: boolean) {
  return { id, reference: id, label, type, options: null, placeholder: null, default: null, is_required };
}

function changeQuestion(question: unknown): unknown {
  if (!isSent(question)) return question;
  switch (question.reference) {
    case 'working_pattern':
      return { ...question, options: listed(question.options) };
    case 'interests':
      return { ...question, options: Object.keys(Object(question.options)) };
    case 'visits_per_week':
      return { ...question, label: RIGHT_TO_LEFT, html_attributes: null };
    case 'medical_condition':
      return { ...question, label: `<p>I have a <em>medical condition</em> ${LONG_WORD}</p>` };
    default:
      return question;
  }
}

function listed(options: unknown): unknown {
  return Object.entries(Object(options)).map(([value, label]) => ({ value, label }));
}

export const addUnusualMemberships: ListChange = (types) =>
  types.map((type, index) => {
    if (!isSent(type) || index > 0) return type;
    const benefits = [
      { name: LONG_WORD, total_uses: 1, frequency: 'weeks', description: LONG_WORD },
      { name: null },
    ];
    const categories = [
      ...(Array.isArray(type.categories) ? type.categories : []),
      { id: 'long', name: LONG_WORD },
    ];
    return { ...type, categories, benefits, eligibility: { name: LONG_WORD } };
  });

export const addUnusualCentres: ListChange = (venues) =>
  venues.map((venue) =>
    isSent(venue) ? { ...venue, name: `${String(venue.name)} ${LONG_WORD}`, address1: LONG_WORD } : venue,
  );

function withList(
  question: unknown,
  key: string,
  change: (list: readonly unknown[]) => readonly unknown[],
): unknown {
  const list = isSent(question) ? question[key] : undefined;
  return isSent(question) && Array.isArray(list) ? { ...question, [key]: change(list) } : question;
}

function isSent(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
