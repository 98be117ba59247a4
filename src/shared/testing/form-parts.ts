import type { FormDefinition } from '../forms';

/** What a form asks, without the objects of its sections: its sections, its fields' schemas and how they are asked, by key. */
export function formParts({ schema, uiSchema }: FormDefinition) {
  const sections = Object.entries(schema.properties ?? {}).flatMap(([key, section]) =>
    typeof section === 'object' ? [{ ...section, uiSchema: uiSchema[key] ?? {} }] : [],
  );
  return {
    sections: sections.map(({ title, properties = {} }) => ({ title, keys: Object.keys(properties) })),
    required: sections.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...sections.map(({ properties }) => properties)),
    uiSchema: Object.assign({}, ...sections.map((section) => section.uiSchema)),
  };
}
