import { readFileSync } from 'node:fs';
import { MatchersV3 } from '@pact-foundation/pact';
import type { components } from '../../src/shared/api/schema.gen.ts';

const { boolean, like, number, regex, string } = MatchersV3;

type Schemas = components['schemas'];
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

const apiDocument: { components: { schemas: Record<string, Schema> } } = JSON.parse(
  readFileSync(new URL('../../openapi/bundle.json', import.meta.url), 'utf8'),
);

/**
 * Matches the keys of an example body that the API document requires, each with a value of the example's type.
 * Leaves out keys that may be null or missing, because the front end must work without them; a test that needs one adds it.
 * Nested lists may be empty.
 */
export function matchBody<SchemaName extends keyof Schemas>(
  schemaName: SchemaName,
  example: Schemas[SchemaName],
): unknown {
  return buildMatcher(apiDocument.components.schemas[schemaName] ?? {}, example);
}

/** Matches a list of at least one element, each like the example. */
export function matchList<SchemaName extends keyof Schemas>(
  schemaName: SchemaName,
  example: Schemas[SchemaName],
): unknown {
  return MatchersV3.eachLike(matchBody(schemaName, example));
}

function buildMatcher(schemaOrReference: Schema, example: unknown): unknown {
  const schema = resolveReference(schemaOrReference);
  if (schema.oneOf) {
    return buildMatcher(
      schema.oneOf.find((option) => fitsExample(resolveReference(option), example)) ?? {},
      example,
    );
  }
  if (Array.isArray(example)) {
    return example.length === 0
      ? like([])
      : MatchersV3.atLeastLike(buildMatcher(schema.items ?? {}, example[0]), 0, 1);
  }
  switch (typeof example) {
    case 'object':
      return example === null ? null : buildRecordMatcher(schema, example);
    case 'number':
      return number(example);
    case 'boolean':
      return boolean(example);
    default:
      return buildTextMatcher(schema, String(example));
  }
}

function buildRecordMatcher({ properties = {}, required = [] }: Schema, example: object): unknown {
  return like(
    Object.fromEntries(
      Object.entries(example)
        .filter(
          ([key, value]) => value !== null && required.includes(key) && !isNullable(properties[key] ?? {}),
        )
        .map(([key, value]) => [key, buildMatcher(properties[key] ?? {}, value)]),
    ),
  );
}

function buildTextMatcher({ enum: enumValues, format, pattern }: Schema, example: string): unknown {
  if (enumValues) {
    return regex(`^(${enumValues.join('|')})$`, example);
  }
  if (format === 'date') {
    return regex('^\\d{4}-\\d{2}-\\d{2}$', example);
  }
  return pattern ? regex(pattern, example) : string(example);
}

function resolveReference(schema: Schema): Schema {
  const referencedSchema = schema.$ref && apiDocument.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return referencedSchema ? resolveReference(referencedSchema) : schema;
}

function isNullable(schemaOrReference: Schema): boolean {
  const schema = resolveReference(schemaOrReference);
  return [schema.type].flat().includes('null') || (schema.oneOf ?? []).some(isNullable);
}

/** Picks the alternative that fits the example: null, or the object schema with the same `type`. */
function fitsExample(option: Schema, example: unknown): boolean {
  const typeNames = option.properties?.type?.enum;
  return (
    !isNullable(option) &&
    (!typeNames ||
      (typeof example === 'object' &&
        example !== null &&
        'type' in example &&
        typeNames.includes(example.type)))
  );
}
