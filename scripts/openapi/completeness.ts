import type { ApiDocument } from '../../tooling/openapi/document.ts';

/**
 * What Redocly's rules do not ask: every named schema has a description and an example that a reader and a mock can use.
 * Gives one sentence per omission.
 */
export function omissions(document: ApiDocument): string[] {
  return Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => [
    ...(schema.description?.trim() ? [] : [`${name} has no description.`]),
    ...(schema.examples?.length ? [] : [`${name} has no example.`]),
  ]);
}
