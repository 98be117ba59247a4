import type { Schema } from '@cfworker/json-schema';
import {
  CONFIG_FIELDS,
  type ConfigFields,
  isFieldKind,
  PROVIDER_FIELDS,
} from '../src/shared/config/config-fields.ts';

/** What an editor shows about a field: its purpose, and its default. */
export interface Annotation {
  readonly description: string;
  readonly default?: unknown;
}

/**
 * Builds the JSON Schema of `config.json`, which each build serves as `/config.schema.json`.
 * @param annotate returns the description of a field, by its path with dots
 */
export function buildConfigSchema(annotate: (path: string) => Annotation): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'config.json of Pavilion',
    ...objectSchema({ ...CONFIG_FIELDS }, annotate, '', {
      cardProviders: {
        type: ['object', 'null'],
        additionalProperties: objectSchema({ ...PROVIDER_FIELDS }, annotate, 'cardProviders.*.'),
      },
    }),
  };
}

function objectSchema(
  fields: ConfigFields,
  annotate: (path: string) => Annotation,
  path: string,
  otherKeys: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    type: path === '' ? 'object' : ['object', 'null'],
    properties: {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          isFieldKind(field)
            ? kindSchema(field.schema, annotate(`${path}${name}`))
            : objectSchema(field, annotate, `${path}${name}.`),
        ]),
      ),
      ...otherKeys,
    },
    // Allows notes and the address of the schema.
    patternProperties: { '^[$_/#]': {} },
    additionalProperties: false,
  };
}

/** Every field may also be null. */
function kindSchema({ type, enum: values, ...rest }: Schema, annotation: Annotation) {
  return {
    ...annotation,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
    ...rest,
  };
}
