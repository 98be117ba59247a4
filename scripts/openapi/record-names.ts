import { toCamel, toSnake } from '../../src/shared/api/wire-case/shape.ts';

/**
 * The wire names of one record that the rule of `toCamel` / `toSnake` does not carry there and back, each with the
 * camelCase name that the table has to state.
 */
export function irregularNames(wireNames: readonly string[]): Record<string, string> {
  const pairs = wireNames
    .map((wire): [string, string] => [wire, toCamel(wire)])
    .filter(([wire, camel]) => toSnake(camel) !== wire);
  return Object.fromEntries(pairs);
}

/** Every wire name with its camelCase name, for a record that also takes keys which are data. */
export function allNames(wireNames: readonly string[]): Record<string, string> {
  return Object.fromEntries(wireNames.map((wire) => [wire, toCamel(wire)]));
}

/**
 * Two wire names of one record that become the same camelCase name, as sentences; empty when the record can be
 * converted without loss. `place` says where the record is, for the reader of the sentence.
 */
export function nameClashes(wireNames: readonly string[], place: string): string[] {
  const first = new Map<string, string>();
  const clashes: string[] = [];
  for (const wire of wireNames) {
    const camel = toCamel(wire);
    const earlier = first.get(camel);
    if (earlier === undefined) first.set(camel, wire);
    else clashes.push(`${place}: ${earlier} and ${wire} both become ${camel}.`);
  }
  return clashes;
}
