import type { RJSFSchema } from '@rjsf/utils';
import type { Branch, Condition, Conditions } from '../../api';
import { toFieldKey } from './field-key';

/** The JSON Schema keywords of a section. */
type SectionParts = Pick<RJSFSchema, 'properties' | 'required' | 'allOf'>;

type Fields = {
  readonly properties: Readonly<Record<string, RJSFSchema>>;
  readonly required: readonly string[];
};

function keyed<Value>(byName: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byName).map(([name, value]) => [toFieldKey(name), value]));
}

function only<Value>(all: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));
}

function branchSchema({ properties, required }: Fields, { asked, required: demanded }: Branch): RJSFSchema {
  const keys = asked.map(toFieldKey);
  const mandatory = [...required.filter((key) => keys.includes(key)), ...demanded.map(toFieldKey)];
  return {
    properties: only(properties, keys),
    required: [...new Set(mandatory)].filter((key) => properties[key] && !properties[key].readOnly),
  };
}

/** Converts dependencies to conditions on the presence of an answer. */
function conditionsOf({ allOf, dependentRequired, dependentSchemas }: Conditions): readonly Condition[] {
  const where = (name: string, met: Branch): Condition => ({
    test: { properties: {}, required: [name] },
    met,
    unmet: { asked: [], required: [] },
  });
  return [
    ...allOf,
    ...Object.entries(dependentRequired).map(([name, required]) => where(name, { asked: [], required })),
    ...Object.entries(dependentSchemas).map(([name, branch]) => where(name, branch)),
  ];
}

/** The keys of the fields whose answers decide what else is asked. */
export function listDecidingKeys(conditions: Conditions | undefined): ReadonlySet<string> {
  const all = conditions ? conditionsOf(conditions) : [];
  return new Set(
    all.flatMap(({ test }) => [...Object.keys(test.properties), ...test.required]).map(toFieldKey),
  );
}

/**
 * Converts a section's fields and conditions to JSON Schema: conditional fields are properties of their branch, the others of the
 * section.
 */
export function buildConditionalParts(fields: Fields, conditions: Conditions | undefined): SectionParts {
  if (!conditions) return { properties: { ...fields.properties }, required: [...fields.required] };
  const all = conditionsOf(conditions);
  const conditional = new Set(
    all.flatMap(({ met, unmet }) => [...met.asked, ...unmet.asked]).map(toFieldKey),
  );
  const unconditional = Object.keys(fields.properties).filter((key) => !conditional.has(key));
  return {
    properties: only(fields.properties, unconditional),
    required: fields.required.filter((key) => !conditional.has(key)),
    allOf: all.map(({ test, met, unmet }) => ({
      if: { properties: keyed(test.properties), required: test.required.map(toFieldKey) },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: branchSchema(fields, met),
      else: branchSchema(fields, unmet),
    })),
  };
}
