import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ComponentType, memo, use } from 'react';
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

type LeafProps = {
  readonly id: string;
  readonly name: string;
  /** The way to its value: keys joined by dots. */
  readonly path: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema | undefined;
  readonly value: unknown;
  readonly error: string | null;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown, path: string[]) => void;
};

/** One control: chooses the widget and hands it its value. Only the controls whose own part of the form changes are rendered again. */
export const Leaf = memo(function Leaf({
  id,
  name,
  path,
  schema,
  uiSchema,
  value,
  onChange,
  ...field
}: LeafProps) {
  const edited = use(EditedContext);
  const options = leafOptions(schema, uiSchema);
  const Widget = WIDGETS[options.widget];
  const label: unknown = uiSchema?.['ui:title'] ?? schema.title;
  return (
    <Widget
      {...field}
      id={id}
      label={typeof label === 'string' && label !== '' ? label : name}
      value={value}
      options={options}
      onCommit={(committed) => onChange(committed, path.split('.'))}
      onEdited={() => edited(path)}
    />
  );
});

/** Every field that is not an object, where rjsf itself goes through the schema. */
export function LeafField({ schema, uiSchema, fieldPathId, formData, onChange, ...field }: FieldProps) {
  return (
    <Leaf
      id={fieldPathId.$id}
      name={field.name}
      path={fieldPathId.path.join('.')}
      schema={schema}
      uiSchema={uiSchema}
      value={formData}
      error={field.rawErrors?.[0] ?? null}
      isRequired={field.required ?? false}
      isDisabled={field.disabled === true || field.readonly === true}
      onChange={onChange}
    />
  );
}
