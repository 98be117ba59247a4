import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type ComponentType, use } from 'react';
import { formatControlId } from '../schema/field-key';
import type { WidgetName } from '../schema/form-definition';
import { findLeafOptions } from '../schema/leaf-options';
import { CheckboxesWidget } from './checkboxes-widget';
import { CheckboxWidget, RadioWidget, SelectWidget } from './choice-widgets';
import { EditedContext } from './edited-context';
import { PasswordWidget } from './password-widget';
import { ReadOnlyWidget } from './read-only-widget';
import { DateWidget, NumberWidget, TextAreaWidget, TextWidget } from './text-widgets';
import type { WidgetProps } from './widget-props';

const WIDGET_COMPONENTS: Record<WidgetName, ComponentType<WidgetProps>> = {
  text: TextWidget,
  textarea: TextAreaWidget,
  password: PasswordWidget,
  number: NumberWidget,
  date: DateWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  readonly: ReadOnlyWidget,
};

/** The widget of a schema without a uiSchema. */
function findDefaultWidget({ type, format }: RJSFSchema, hasChoices: boolean): WidgetName {
  if (type === 'boolean') return 'checkbox';
  if (hasChoices) return 'select';
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' ? 'date' : 'text';
}

/**
 * A field with one control, in place of rjsf's own: those wrap each widget twice, and the one for numbers rounds long ones. The
 * field's name (`nameGenerator`) is its path without the section.
 */
export function LeafField({ schema, uiSchema, fieldPathId, onChange, ...field }: FieldProps) {
  const reportEdited = use(EditedContext);
  const path = fieldPathId.name ?? '';
  const options = findLeafOptions(schema, uiSchema);
  const Widget =
    WIDGET_COMPONENTS[options.widget ?? findDefaultWidget(schema, (options.choices ?? []).length > 0)];
  return (
    <Widget
      id={formatControlId(field.registry.globalFormOptions.idPrefix, path)}
      label={schema.title || field.name}
      error={field.rawErrors?.[0] ?? null}
      isRequired={field.required === true}
      isDisabled={field.disabled === true || field.readonly === true}
      value={field.formData}
      options={options}
      onCommit={(value) => onChange(value, fieldPathId.path)}
      onEdited={() => reportEdited(path)}
    />
  );
}
