import type { DataFieldSection, FieldAnswer } from '@/shared/api';
import { formText } from '@/shared/forms';

type Sections = readonly DataFieldSection[];
type Answers = Readonly<Record<string, FieldAnswer>>;

const YES = 'yes';
const NO = 'no';

/**
 * Questions whose previous answers are not shown: none is required, and checkboxes become yes or no, because an empty one would
 * look like a no.
 */
export function buildHiddenAnswerQuestions(sections: Sections): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) => ({
      ...field,
      isRequired: false,
      ...(field.type === 'checkbox' && { type: 'radio', options: buildYesNoOptions() }),
    })),
  }));
}

/** The answers to send for these questions, with checkbox answers in the operator's format. */
export function toOperatorAnswers(sections: Sections, answers: Answers): Answers {
  const fields = sections.flatMap(({ sectionFields }) => sectionFields);
  const checkboxNames = new Set(fields.filter(({ type }) => type === 'checkbox').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      checkboxNames.has(name) ? answer === YES : answer,
    ]),
  );
}

function buildYesNoOptions() {
  return [
    { value: YES, label: formText('joining.yes') },
    { value: NO, label: formText('joining.no') },
  ];
}
