import type { FormDefinition } from '../forms';

/** A form's sections, field schemas and uiSchemas, without the nesting. */
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
