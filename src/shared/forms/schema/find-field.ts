import type { RJSFSchema } from '@rjsf/utils';
import { sectionSchemas } from './sections';

const BRANCHES = ['then', 'else'] as const;
const BRANCH_LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const PLACE = /^\d+$/;

type Part = RJSFSchema | boolean | readonly string[] | undefined;

function isSchema(part: Part): part is RJSFSchema {
  return typeof part === 'object' && !Array.isArray(part);
}

/** The schemas that may add to an object's properties: of its sections, and those that a condition brings. */
function partsOf(schema: RJSFSchema): RJSFSchema[] {
  const parts: Part[] = [
    ...BRANCHES.map((name) => schema[name]),
    ...BRANCH_LISTS.flatMap((name) => schema[name] ?? []),
    ...Object.values(schema.dependencies ?? {}),
  ];
  return [...sectionSchemas(schema), ...parts.filter(isSchema)];
}

/** The schemas that describe what stands under a key, or at a place of a list. */
function describing(schema: RJSFSchema, key: string): RJSFSchema[] {
  const own: Part =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  const items: Part = PLACE.test(key) && !Array.isArray(schema.items) ? schema.items : undefined;
  return [own, items].filter(isSchema).concat(partsOf(schema).flatMap((part) => describing(part, key)));
}

/**
 * The schemas of a field, its own first, then those that a condition brings; empty when the form has no such field.
 *
 * @param path keys and places in lists, joined by dots, without the section
 */
export function fieldSchemas(schema: RJSFSchema, path: string): RJSFSchema[] {
  return path.split('.').reduce((schemas, key) => schemas.flatMap((node) => describing(node, key)), [schema]);
}

/** The keys of all fields of a form, those that a condition brings included, in the order of the form. */
export function fieldKeys(schema: RJSFSchema): string[] {
  const sections = new Set<unknown>(sectionSchemas(schema));
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    sections.has(property) && typeof property === 'object' ? fieldKeys(property) : [key],
  );
  const brought = partsOf(schema)
    .filter((part) => !sections.has(part))
    .flatMap(fieldKeys);
  return [...new Set([...own, ...brought])];
}
