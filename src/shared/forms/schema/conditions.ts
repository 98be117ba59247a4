import type { RJSFSchema } from '@rjsf/utils';
import type { Condition, ConditionBranch, Conditions } from '../../api';
import { toFieldKey } from './field-key';

/** The JSON Schema keywords of a section. */
type SectionParts = Pick<RJSFSchema, 'properties' | 'required' | 'allOf'>;

type SectionFields = {
  readonly properties: Readonly<Record<string, RJSFSchema>>;
  readonly required: readonly string[];
};

function keyByFieldKey<Value>(byName: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byName).map(([name, value]) => [toFieldKey(name), value]));
}

function pickKeys<Value>(
  byKey: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(byKey).filter(([key]) => keys.includes(key)));
}

function buildBranchSchema(
  { properties, required }: SectionFields,
  { asked, required: requiredNames }: ConditionBranch,
): RJSFSchema {
  const keys = asked.map(toFieldKey);
  const requiredKeys = [...required.filter((key) => keys.includes(key)), ...requiredNames.map(toFieldKey)];
  return {
    properties: pickKeys(properties, keys),
    required: [...new Set(requiredKeys)].filter((key) => properties[key] && !properties[key].readOnly),
  };
}

/** Converts dependencies to conditions on the presence of an answer. */
function toConditions({ allOf, dependentRequired, dependentSchemas }: Conditions): readonly Condition[] {
  const createPresenceCondition = (name: string, met: ConditionBranch): Condition => ({
    test: { properties: {}, required: [name] },
    met,
    unmet: { asked: [], required: [] },
  });
  return [
    ...allOf,
    ...Object.entries(dependentRequired).map(([name, required]) =>
      createPresenceCondition(name, { asked: [], required }),
    ),
    ...Object.entries(dependentSchemas).map(([name, branch]) => createPresenceCondition(name, branch)),
  ];
}

/** The keys of the fields whose answers decide what else is asked. */
export function listDecidingKeys(conditions: Conditions | undefined): ReadonlySet<string> {
  const allConditions = conditions ? toConditions(conditions) : [];
  return new Set(
    allConditions.flatMap(({ test }) => [...Object.keys(test.properties), ...test.required]).map(toFieldKey),
  );
}

/**
 * Converts a section's fields and conditions to JSON Schema: conditional fields are properties of their branch, the others of the
 * section.
 */
export function buildConditionalParts(
  fields: SectionFields,
  conditions: Conditions | undefined,
): SectionParts {
  if (!conditions) return { properties: { ...fields.properties }, required: [...fields.required] };
  const allConditions = toConditions(conditions);
  const conditionalKeys = new Set(
    allConditions.flatMap(({ met, unmet }) => [...met.asked, ...unmet.asked]).map(toFieldKey),
  );
  const unconditionalKeys = Object.keys(fields.properties).filter((key) => !conditionalKeys.has(key));
  return {
    properties: pickKeys(fields.properties, unconditionalKeys),
    required: fields.required.filter((key) => !conditionalKeys.has(key)),
    allOf: allConditions.map(({ test, met, unmet }) => ({
      if: { properties: keyByFieldKey(test.properties), required: test.required.map(toFieldKey) },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: buildBranchSchema(fields, met),
      else: buildBranchSchema(fields, unmet),
    })),
  };
}
