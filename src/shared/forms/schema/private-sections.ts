import type { DataFieldSection } from '../../api';

/** The same fields, none of which a browser remembers or fills in: they are about somebody else than whoever uses it. */
export function privateSections(sections: readonly DataFieldSection[]): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) => ({
      ...field,
      htmlAttributes: { ...field.htmlAttributes, autocomplete: 'off' },
    })),
  }));
}
