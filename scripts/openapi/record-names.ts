import { toCamel, toSnake } from '../../src/shared/api/wire-case/shape.ts';

/**
 * Returns the wire names of one record that `toCamel` and `toSnake` do not convert in both directions, each with the camelCase
 * name that the table must list.
 */
export function findIrregularNames(wireNames: readonly string[]): Record<string, string> {
  const pairs = wireNames
    .map((wireName): [string, string] => [wireName, toCamel(wireName)])
    .filter(([wireName, camelName]) => toSnake(camelName) !== wireName);
  return Object.fromEntries(pairs);
}

/** Returns every wire name with its camelCase name, for a record that also has keys which are data. */
export function listAllNames(wireNames: readonly string[]): Record<string, string> {
  return Object.fromEntries(wireNames.map((wireName) => [wireName, toCamel(wireName)]));
}

/**
 * Finds wire names of one record that have the same camelCase name. Returns a sentence for each pair; none if the record can be
 * converted without loss. `place` is where the record is in the document, for the sentence.
 */
export function findNameClashes(wireNames: readonly string[], location: string): string[] {
  const firstWireNames = new Map<string, string>();
  const clashes: string[] = [];
  for (const wireName of wireNames) {
    const camelName = toCamel(wireName);
    const earlierWireName = firstWireNames.get(camelName);
    if (earlierWireName === undefined) firstWireNames.set(camelName, wireName);
    else clashes.push(`${location}: ${earlierWireName} and ${wireName} both become ${camelName}.`);
  }
  return clashes;
}
