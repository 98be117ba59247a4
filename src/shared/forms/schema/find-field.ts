import type { RJSFSchema } from '@rjsf/utils';
import { listSectionSchemas } from './sections';

const BRANCH_KEYWORDS = ['then', 'else'] as const;
const BRANCH_LIST_KEYWORDS = ['allOf', 'anyOf', 'oneOf'] as const;
const LIST_INDEX = /^\d+$/;

type SchemaPart = RJSFSchema | boolean | readonly string[] | undefined;

function isSchema(part: SchemaPart): part is RJSFSchema {
  return typeof part === 'object' && !Array.isArray(part);
}

/** Subschemas that can add properties: sections and conditional branches. */
function listSubschemas(schema: RJSFSchema): RJSFSchema[] {
  const parts: SchemaPart[] = [
    ...BRANCH_KEYWORDS.map((name) => schema[name]),
    ...BRANCH_LIST_KEYWORDS.flatMap((name) => schema[name] ?? []),
    ...Object.values(schema.dependencies ?? {}),
  ];
  return [...listSectionSchemas(schema), ...parts.filter(isSchema)];
}

/** The schemas that describe a key or list index. */
function listDescribingSchemas(schema: RJSFSchema, key: string): RJSFSchema[] {
  const ownSchema: SchemaPart =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  const items: SchemaPart = LIST_INDEX.test(key) && !Array.isArray(schema.items) ? schema.items : undefined;
  return [ownSchema, items]
    .filter(isSchema)
    .concat(listSubschemas(schema).flatMap((part) => listDescribingSchemas(part, key)));
}

/**
 * The schemas of a field, unconditional ones first; empty for an unknown field.
 *
 * @param path keys and list indexes joined by dots, without the section
 */
export function listFieldSchemas(schema: RJSFSchema, path: string): RJSFSchema[] {
  return path
    .split('.')
    .reduce((schemas, key) => schemas.flatMap((node) => listDescribingSchemas(node, key)), [schema]);
}

/** The keys of all fields, conditional ones included, in form order. */
export function listFieldKeys(schema: RJSFSchema): string[] {
  const sections = new Set<unknown>(listSectionSchemas(schema));
  const ownKeys = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    sections.has(property) && typeof property === 'object' ? listFieldKeys(property) : [key],
  );
  return [...new Set([...ownKeys, ...listSubschemas(schema).flatMap(listFieldKeys)])];
}
