import type { DataFieldSection } from '@/shared/api';

/** As many choices are seen at a glance; more are a list. */
const MOST_SHOWN = 5;

/** The same questions where the few choices of a list are shown: it is answered with one tap. What may be left out stays a list, which can be emptied again. */
export function withChoicesShown(sections: readonly DataFieldSection[]): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) =>
      field.type === 'select' && field.isRequired && field.options.length <= MOST_SHOWN
        ? { ...field, type: 'radio' }
        : field,
    ),
  }));
}
