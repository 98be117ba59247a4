import type {
  FieldProps,
  RegistryWidgetsType,
  RJSFSchema,
  WidgetProps as RjsfWidgetProps,
} from '@rjsf/utils';
import { type ComponentType, use } from 'react';
import { controlId } from '../schema/field-key';
import type { WidgetName } from '../schema/form-definition';
import { leafOptions } from '../schema/leaf-options';
import { CheckboxesWidget } from './checkboxes-widget';
import { CheckboxWidget, RadioWidget, SelectWidget } from './choice-widgets';
import { EditedContext } from './edited-context';
import { PasswordWidget } from './password-widget';
import { ReadOnlyWidget } from './read-only-widget';
import { DateWidget, NumberWidget, TextAreaWidget, TextWidget } from './text-widgets';
import type { WidgetProps } from './widget-props';

type ConnectedProps = RjsfWidgetProps & { readonly control: ComponentType<WidgetProps> };

/** A control of ours in rjsf's form. The field's name (`nameGenerator`) is its path of keys, without the section. */
function Connected({
  control: Control,
  htmlName = '',
  schema,
  uiSchema,
  rawErrors,
  ...field
}: ConnectedProps) {
  const edited = use(EditedContext);
  return (
    <Control
      id={controlId(field.registry.globalFormOptions.idPrefix, htmlName)}
      label={field.label || field.name}
      error={rawErrors?.[0] ?? null}
      isRequired={field.required === true}
      isDisabled={field.disabled === true || field.readonly === true}
      value={field.value}
      options={leafOptions(schema, uiSchema)}
      onCommit={(value) => field.onChange(value)}
      onEdited={() => edited(htmlName)}
    />
  );
}

/** What is not the customer's to change may be of any type, so that rjsf has no field of its own for it. */
export function ReadOnlyField({ schema, uiSchema, name, formData }: FieldProps) {
  return (
    <ReadOnlyWidget label={schema.title || name} value={formData} options={leafOptions(schema, uiSchema)} />
  );
}

const isNumeric = ({ type }: RJSFSchema) => type === 'number' || type === 'integer';

/** Our controls by the names of `ui:options`, and by those that rjsf looks for where a plain schema names none. */
export const WIDGETS: RegistryWidgetsType & Record<WidgetName, ComponentType<RjsfWidgetProps>> = {
  text: (props) => <Connected control={isNumeric(props.schema) ? NumberWidget : TextWidget} {...props} />,
  textarea: (props) => <Connected control={TextAreaWidget} {...props} />,
  password: (props) => <Connected control={PasswordWidget} {...props} />,
  number: (props) => <Connected control={NumberWidget} {...props} />,
  date: (props) => <Connected control={DateWidget} {...props} />,
  email: (props) => <Connected control={TextWidget} {...props} />,
  select: (props) => <Connected control={SelectWidget} {...props} />,
  radio: (props) => <Connected control={RadioWidget} {...props} />,
  checkbox: (props) => <Connected control={CheckboxWidget} {...props} />,
  checkboxes: (props) => <Connected control={CheckboxesWidget} {...props} />,
  readonly: (props) => <Connected control={ReadOnlyWidget} {...props} />,
};
