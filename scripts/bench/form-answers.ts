/** Every type of field that an operator can configure, some of them with a hint. */
const FIELD_KINDS = [
  { type: 'text', hint: null },
  { type: 'select', hint: null },
  { type: 'date', hint: 'As it stands on the document.' },
  { type: 'text', hint: 'We ask so that the team knows whom to call.' },
  { type: 'radio', hint: null },
  { type: 'number', hint: null },
  { type: 'textarea', hint: 'A sentence or two is enough.' },
  { type: 'checkbox', hint: null },
  { type: 'multi_select', hint: null },
  { type: 'email', hint: null },
  { type: 'tel', hint: 'With the code of the country if it is not ours.' },
  { type: 'postcode', hint: null },
] as const;

const QUESTION_TYPES: readonly string[] = ['text', 'number', 'date', 'select', 'multi_select', 'checkbox'];
const FIELDS_PER_SECTION = 20;
const OPTION_LABELS = ['Never', 'Now and then', 'Every week', 'Every day'];

const needsOptions = (type: string) => type === 'select' || type === 'radio' || type === 'multi_select';
const options = OPTION_LABELS.map((label, index) => ({ value: `option_${index}`, label }));

function splitIntoSections<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / FIELDS_PER_SECTION);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * FIELDS_PER_SECTION, (index + 1) * FIELDS_PER_SECTION),
  );
}

/** Builds a response of `GET /api/data-fields` with `count` fields of all types, in sections of twenty. */
export function buildDataFieldsAnswer(count: number) {
  const fields = Array.from({ length: count }, (_, index) => {
    const { type, hint } = FIELD_KINDS[index % FIELD_KINDS.length] ?? FIELD_KINDS[0];
    return {
      name: `field_${index}`,
      path: `user.field_${index}`,
      label: `Question ${index + 1} of the operator`,
      type,
      is_required: index % 3 === 0,
      is_authorised: true,
      html_attributes: type === 'text' ? { maxlength: 120 } : {},
      metadata: { description: hint },
      options: needsOptions(type) ? options : [],
      answer: null,
    };
  });
  const data = splitIntoSections(fields).map((section_fields, index) => ({
    section_name: `Part ${index + 1}`,
    section_reference: `part-${index + 1}`,
    section_fields,
  }));
  return { data, checksum: `bench-${count}` };
}

/** Builds a response of `GET /api/custom-questions/memberships/{id}` with `count` questions of all types. */
export function buildQuestionsAnswer(count: number) {
  const questions = Array.from({ length: count }, (_, index) => {
    const type = QUESTION_TYPES[index % QUESTION_TYPES.length] ?? 'text';
    return {
      id: formatQuestionId(index),
      reference: `question_${index}`,
      label: `Question ${index + 1} about the membership`,
      type,
      options: needsOptions(type)
        ? Object.fromEntries(options.map(({ value, label }) => [value, label]))
        : null,
      placeholder: type === 'text' ? 'Type here' : null,
      default: null,
      is_required: index % 3 === 0,
    };
  });
  const data = splitIntoSections(questions).map((sectionQuestions, index) => ({
    id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    title: `Part ${index + 1}`,
    questions: sectionQuestions,
  }));
  return { data };
}

export function formatQuestionId(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}
