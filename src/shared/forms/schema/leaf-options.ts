import { getByPath, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { Choice, FieldOptions } from './form-definition';

function toChoices(values: readonly unknown[] | undefined): Choice[] {
  return (values ?? []).map((value) => ({ value, label: String(value) }));
}

/** The choices of a plain JSON Schema: `enum`, or `oneOf` with `const` and `title`. */
function readSchemaChoices(schema: RJSFSchema): readonly Choice[] {
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : null;
  if (items) return toChoices(items.enum);
  if (schema.enum) return toChoices(schema.enum);
  return (schema.oneOf ?? []).flatMap((option) =>
    typeof option === 'object' && 'const' in option
      ? [{ value: option.const, label: option.title ?? String(option.const) }]
      : [],
  );
}

/** The options of a field, from its uiSchema with gaps filled from its schema. */
export function findLeafOptions(schema: RJSFSchema, uiSchema: UiSchema | undefined): Partial<FieldOptions> {
  const uiOptions = getByPath<Partial<FieldOptions>>(uiSchema, 'ui:options', {});
  const hint = uiOptions.hint ?? schema.description;
  return {
    ...uiOptions,
    choices: uiOptions.choices ?? readSchemaChoices(schema),
    ...(hint === undefined ? {} : { hint }),
  };
}
