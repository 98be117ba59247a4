import type { DataFieldSection } from '@/shared/api';

/** The same fields, none of which a browser remembers or fills in: another person may use it next. */
export function privateSections(sections: readonly DataFieldSection[]): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) => ({
      ...field,
      htmlAttributes: { ...field.htmlAttributes, autocomplete: 'off' },
    })),
  }));
}
