import type { DataFieldSection, FieldAnswer } from '@/shared/api';
import { formText } from '@/shared/forms';

type Sections = readonly DataFieldSection[];
type Answers = Readonly<Record<string, FieldAnswer>>;

const YES = 'yes';
const NO = 'no';

/**
 * The same questions where the answers of last time are not shown. None has to be answered again, and a tick becomes yes or no:
 * an empty box would read as a no.
 */
export function unseenSections(sections: Sections): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) => ({
      ...field,
      isRequired: false,
      ...(field.type === 'checkbox' && { type: 'radio', options: yesOrNo() }),
    })),
  }));
}

/** What is sent of the answers to them: ticks as the operator asks for them. */
export function answersToUnseen(sections: Sections, answers: Answers): Answers {
  const fields = sections.flatMap(({ sectionFields }) => sectionFields);
  const ticks = new Set(fields.filter(({ type }) => type === 'checkbox').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, ticks.has(name) ? answer === YES : answer]),
  );
}

function yesOrNo() {
  return [
    { value: YES, label: formText('joining.yes') },
    { value: NO, label: formText('joining.no') },
  ];
}
