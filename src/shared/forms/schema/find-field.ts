import type { RJSFSchema } from '@rjsf/utils';
import { listSectionSchemas } from './sections';

const BRANCHES = ['then', 'else'] as const;
const BRANCH_LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const LIST_INDEX = /^\d+$/;

type Part = RJSFSchema | boolean | readonly string[] | undefined;

function isSchema(part: Part): part is RJSFSchema {
  return typeof part === 'object' && !Array.isArray(part);
}

/** Subschemas that can add properties: sections and conditional branches. */
function listParts(schema: RJSFSchema): RJSFSchema[] {
  const parts: Part[] = [
    ...BRANCHES.map((name) => schema[name]),
    ...BRANCH_LISTS.flatMap((name) => schema[name] ?? []),
    ...Object.values(schema.dependencies ?? {}),
  ];
  return [...listSectionSchemas(schema), ...parts.filter(isSchema)];
}

/** The schemas that describe a key or list index. */
function findDescribingSchema(schema: RJSFSchema, key: string): RJSFSchema[] {
  const ownPart: Part =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  const items: Part = LIST_INDEX.test(key) && !Array.isArray(schema.items) ? schema.items : undefined;
  return [ownPart, items]
    .filter(isSchema)
    .concat(listParts(schema).flatMap((part) => findDescribingSchema(part, key)));
}

/**
 * The schemas of a field, unconditional ones first; empty for an unknown field.
 *
 * @param path keys and list indexes joined by dots, without the section
 */
export function listFieldSchemas(schema: RJSFSchema, path: string): RJSFSchema[] {
  return path
    .split('.')
    .reduce((schemas, key) => schemas.flatMap((node) => findDescribingSchema(node, key)), [schema]);
}

/** The keys of all fields, conditional ones included, in form order. */
export function listFieldKeys(schema: RJSFSchema): string[] {
  const sections = new Set<unknown>(listSectionSchemas(schema));
  const ownPart = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    sections.has(property) && typeof property === 'object' ? listFieldKeys(property) : [key],
  );
  return [...new Set([...ownPart, ...listParts(schema).flatMap(listFieldKeys)])];
}
