/** Every type of field that an operator can configure, some of them with a hint. */
const KINDS = [
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
const PER_SECTION = 20;
const LABELS = ['Never', 'Now and then', 'Every week', 'Every day'];

const needsOptions = (type: string) => type === 'select' || type === 'radio' || type === 'multi_select';
const options = LABELS.map((label, place) => ({ value: `option_${place}`, label }));

function inSections<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PER_SECTION);
  return Array.from({ length: count }, (_, place) =>
    items.slice(place * PER_SECTION, (place + 1) * PER_SECTION),
  );
}

/** Builds a response of `GET /api/data-fields` with `count` fields of all types, in sections of twenty. */
export function buildDataFieldsAnswer(count: number) {
  const fields = Array.from({ length: count }, (_, place) => {
    const { type, hint } = KINDS[place % KINDS.length] ?? KINDS[0];
    return {
      name: `field_${place}`,
      path: `user.field_${place}`,
      label: `Question ${place + 1} of the operator`,
      type,
      is_required: place % 3 === 0,
      is_authorised: true,
      html_attributes: type === 'text' ? { maxlength: 120 } : {},
      metadata: { description: hint },
      options: needsOptions(type) ? options : [],
      answer: null,
    };
  });
  const data = inSections(fields).map((section_fields, place) => ({
    section_name: `Part ${place + 1}`,
    section_reference: `part-${place + 1}`,
    section_fields,
  }));
  return { data, checksum: `bench-${count}` };
}

/** Builds a response of `GET /api/custom-questions/memberships/{id}` with `count` questions of all types. */
export function buildQuestionsAnswer(count: number) {
  const questions = Array.from({ length: count }, (_, place) => {
    const type = QUESTION_TYPES[place % QUESTION_TYPES.length] ?? 'text';
    return {
      id: formatQuestionId(place),
      reference: `question_${place}`,
      label: `Question ${place + 1} about the membership`,
      type,
      options: needsOptions(type)
        ? Object.fromEntries(options.map(({ value, label }) => [value, label]))
        : null,
      placeholder: type === 'text' ? 'Type here' : null,
      default: null,
      is_required: place % 3 === 0,
    };
  });
  const data = inSections(questions).map((own, place) => ({
    id: `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`,
    title: `Part ${place + 1}`,
    questions: own,
  }));
  return { data };
}

export function formatQuestionId(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}
