import type { ApiDocument } from '../../tooling/openapi/document.ts';

/**
 * Checks what Redocly's rules do not: that every named schema has a description and an example, for readers and mock servers.
 * Returns one sentence for each omission.
 */
export function findOmissions(document: ApiDocument): string[] {
  return Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => [
    ...(schema.description?.trim() ? [] : [`${name} has no description.`]),
    ...(schema.examples?.length ? [] : [`${name} has no example.`]),
  ]);
}
