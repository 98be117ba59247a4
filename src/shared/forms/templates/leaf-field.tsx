import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, use } from 'react';
import type { WidgetName } from '../schema/form-definition';
import { leafOptions } from '../schema/leaf-options';
import { CheckboxesWidget } from './checkboxes-widget';
import { CheckboxWidget, RadioWidget, SelectWidget } from './choice-widgets';
import { EditedContext } from './edited-context';
import { PasswordWidget } from './password-widget';
import { ReadOnlyWidget } from './read-only-widget';
import { DateWidget, NumberWidget, TextAreaWidget, TextWidget } from './text-widgets';
import type { WidgetProps } from './widget-props';

const WIDGETS: Record<WidgetName, ComponentType<WidgetProps>> = {
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

/** Every field that is not an object: chooses the widget and hands it its value. */
export function LeafField({ schema, uiSchema, fieldPathId, formData, onChange, ...field }: FieldProps) {
  const edited = use(EditedContext);
  const options = leafOptions(schema, uiSchema);
  const Widget = WIDGETS[options.widget];
  const { path, $id: id } = fieldPathId;
  const label: unknown = uiSchema?.['ui:title'] ?? schema.title;
  return (
    <Widget
      id={id}
      label={typeof label === 'string' && label !== '' ? label : field.name}
      error={field.rawErrors?.[0] ?? null}
      isRequired={field.required ?? false}
      isDisabled={field.disabled === true || field.readonly === true}
      value={formData}
      options={options}
      onCommit={(value) => onChange(value, path)}
      onEdited={() => edited(path.join('.'))}
    />
  );
}
