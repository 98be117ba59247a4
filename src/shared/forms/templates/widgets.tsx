import type {
  FieldProps,
  RegistryWidgetsType,
  RJSFSchema,
  WidgetProps as RjsfWidgetProps,
} from '@rjsf/utils';
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

type ConnectedProps = RjsfWidgetProps & { readonly control: ComponentType<WidgetProps> };

/** Adapts a widget to rjsf. The field name (`nameGenerator`) is its path without the section. */
function WidgetAdapter({
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
      id={formatControlId(field.registry.globalFormOptions.idPrefix, htmlName)}
      label={field.label || field.name}
      error={rawErrors?.[0] ?? null}
      isRequired={field.required === true}
      isDisabled={field.disabled === true || field.readonly === true}
      value={field.value}
      options={findLeafOptions(schema, uiSchema)}
      onCommit={(value) => field.onChange(value)}
      onEdited={() => edited(htmlName)}
    />
  );
}

/** Read-only values may be of any type, so no rjsf field fits. */
export function ReadOnlyField({ schema, uiSchema, name, formData }: FieldProps) {
  return (
    <ReadOnlyWidget
      label={schema.title || name}
      value={formData}
      options={findLeafOptions(schema, uiSchema)}
    />
  );
}

const isNumeric = ({ type }: RJSFSchema) => type === 'number' || type === 'integer';

/** Widgets by `ui:options` name, and by the names that rjsf derives from plain schemas. */
export const WIDGETS: RegistryWidgetsType & Record<WidgetName, ComponentType<RjsfWidgetProps>> = {
  text: (props) => <WidgetAdapter control={isNumeric(props.schema) ? NumberWidget : TextWidget} {...props} />,
  textarea: (props) => <WidgetAdapter control={TextAreaWidget} {...props} />,
  password: (props) => <WidgetAdapter control={PasswordWidget} {...props} />,
  number: (props) => <WidgetAdapter control={NumberWidget} {...props} />,
  date: (props) => <WidgetAdapter control={DateWidget} {...props} />,
  email: (props) => <WidgetAdapter control={TextWidget} {...props} />,
  select: (props) => <WidgetAdapter control={SelectWidget} {...props} />,
  radio: (props) => <WidgetAdapter control={RadioWidget} {...props} />,
  checkbox: (props) => <WidgetAdapter control={CheckboxWidget} {...props} />,
  checkboxes: (props) => <WidgetAdapter control={CheckboxesWidget} {...props} />,
  readonly: (props) => <WidgetAdapter control={ReadOnlyWidget} {...props} />,
};
