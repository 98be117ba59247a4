import { getByPath, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { Choice, FieldOptions, WidgetName } from './form-definition';

const WIDGETS: readonly string[] = [
  'text',
  'textarea',
  'password',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'readonly',
] satisfies WidgetName[];

function isWidget(name: unknown): name is WidgetName {
  return typeof name === 'string' && WIDGETS.includes(name);
}

function choicesFrom(values: readonly unknown[] | undefined): Choice[] {
  return (values ?? []).map((value) => ({ value, label: String(value) }));
}

/** The choices that a plain JSON schema offers: enum, or oneOf with a const and a title each. */
function schemaChoices(schema: RJSFSchema): readonly Choice[] {
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : null;
  if (items) return choicesFrom(items.enum);
  if (schema.enum) return choicesFrom(schema.enum);
  return (schema.oneOf ?? []).flatMap((option) =>
    typeof option === 'object' && 'const' in option
      ? [{ value: option.const, label: option.title ?? String(option.const) }]
      : [],
  );
}

function schemaWidget(schema: RJSFSchema, choices: readonly Choice[]): WidgetName {
  if (schema.type === 'array') return 'checkboxes';
  if (schema.type === 'boolean') return 'checkbox';
  if (choices.length > 0) return 'select';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}

/** How a field is asked: what its uiSchema says, and for the rest what follows from its JSON schema. */
export function leafOptions(schema: RJSFSchema, uiSchema: UiSchema | undefined): FieldOptions {
  const own = getByPath<Partial<FieldOptions>>(uiSchema, 'ui:options', {});
  const named: unknown = uiSchema?.['ui:widget'] ?? own.widget;
  const choices = own.choices ?? schemaChoices(schema);
  const hint = own.hint ?? schema.description;
  return {
    ...own,
    widget: isWidget(named) ? named : schemaWidget(schema, choices),
    choices,
    ...(hint === undefined ? {} : { hint }),
  };
}
