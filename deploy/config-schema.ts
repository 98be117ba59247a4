import type { Schema } from '@cfworker/json-schema';
import {
  CONFIG_FIELDS,
  type ConfigFields,
  isFieldKind,
  PROVIDER_FIELDS,
} from '../src/shared/config/config-fields.ts';

/** What an editor shows about a field: its purpose, and its default. */
export interface FieldAnnotation {
  readonly description: string;
  readonly default?: unknown;
}

/**
 * Builds the JSON Schema of `config.json`, which each build serves as `/config.schema.json`.
 * @param annotate returns the description of a field, by its path with dots
 */
export function buildConfigSchema(annotate: (path: string) => FieldAnnotation): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'config.json of Pavilion',
    ...buildObjectSchema({ ...CONFIG_FIELDS }, annotate, '', {
      cardProviders: {
        type: ['object', 'null'],
        additionalProperties: buildObjectSchema({ ...PROVIDER_FIELDS }, annotate, 'cardProviders.*.'),
      },
    }),
  };
}

function buildObjectSchema(
  fields: ConfigFields,
  annotate: (path: string) => FieldAnnotation,
  path: string,
  otherProperties: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    type: path === '' ? 'object' : ['object', 'null'],
    properties: {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          isFieldKind(field)
            ? buildFieldSchema(field.schema, annotate(`${path}${name}`))
            : buildObjectSchema(field, annotate, `${path}${name}.`),
        ]),
      ),
      ...otherProperties,
    },
    // Allows notes and the address of the schema.
    patternProperties: { '^[$_/#]': {} },
    additionalProperties: false,
  };
}

/** Every field may also be null. */
function buildFieldSchema({ type, enum: enumValues, ...otherKeywords }: Schema, annotation: FieldAnnotation) {
  return {
    ...annotation,
    type: [type, 'null'],
    ...(Array.isArray(enumValues) ? { enum: [...enumValues, null] } : {}),
    ...otherKeywords,
  };
}
