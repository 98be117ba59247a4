import { toCamel, toSnake } from '../../src/shared/api/wire-case/shape.ts';

/**
 * Returns the wire names of one record that `toCamel` and `toSnake` do not convert in both directions, each with the camelCase
 * name that the table must list.
 */
export function findIrregularNames(wireNames: readonly string[]): Record<string, string> {
  const pairs = wireNames
    .map((wire): [string, string] => [wire, toCamel(wire)])
    .filter(([wire, camel]) => toSnake(camel) !== wire);
  return Object.fromEntries(pairs);
}

/** Returns every wire name with its camelCase name, for a record that also has keys which are data. */
export function listAllNames(wireNames: readonly string[]): Record<string, string> {
  return Object.fromEntries(wireNames.map((wire) => [wire, toCamel(wire)]));
}

/**
 * Finds wire names of one record that have the same camelCase name. Returns a sentence for each pair; none if the record can be
 * converted without loss. `place` is where the record is in the document, for the sentence.
 */
export function nameClashes(wireNames: readonly string[], place: string): string[] {
  const firstWireNames = new Map<string, string>();
  const clashes: string[] = [];
  for (const wire of wireNames) {
    const camel = toCamel(wire);
    const earlierWireName = firstWireNames.get(camel);
    if (earlierWireName === undefined) firstWireNames.set(camel, wire);
    else clashes.push(`${place}: ${earlierWireName} and ${wire} both become ${camel}.`);
  }
  return clashes;
}
