import type { DataFieldSection } from '@/shared/api';

/** Up to this many choices are shown as radio buttons, more as a list. */
const MAX_RADIO_CHOICES = 5;

/**
 * Turns lists with few choices into radio buttons, which need a single tap. Optional questions stay lists, because those can be
 * cleared.
 */
export function showShortListsAsRadios(sections: readonly DataFieldSection[]): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) =>
      field.type === 'select' && field.isRequired && field.options.length <= MAX_RADIO_CHOICES
        ? { ...field, type: 'radio' }
        : field,
    ),
  }));
}
