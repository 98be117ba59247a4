import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';
import { text as uiText } from '../../ui/texts';
import { toFieldProps } from './text-widgets';
import { text } from './texts';
import type { WidgetProps } from './widget-props';

/** HTML values are strings but option values may not be, so controls use option indexes. */
function toIndexedOptions({ options }: WidgetProps) {
  return (options.choices ?? []).map(({ label }, index) => ({ value: String(index), label }));
}

function findSelectedIndex({ options, value }: WidgetProps): string {
  const index = (options.choices ?? []).findIndex((choice) => choice.value === value);
  return index === -1 ? '' : String(index);
}

function createSelectHandler({ options, onCommit, onEdited }: WidgetProps) {
  return (index: string) => {
    onEdited();
    onCommit(index === '' ? undefined : options.choices?.[Number(index)]?.value);
  };
}

export function SelectWidget(props: WidgetProps) {
  const { options, isDisabled } = props;
  return (
    <Field {...toFieldProps(props)}>
      {(control) => (
        <Select
          {...control}
          options={toIndexedOptions(props)}
          placeholder={options.placeholder ?? text('form.choose')}
          width={options.autoComplete === 'honorific-prefix' ? 'short' : 'full'}
          value={findSelectedIndex(props)}
          autoComplete={options.autoComplete}
          onValueChange={createSelectHandler(props)}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}

export function RadioWidget(props: WidgetProps) {
  const { id, label, error, options, isRequired, isDisabled } = props;
  return (
    <RadioGroup
      id={id}
      label={isRequired ? label : `${label} ${uiText('form.optional')}`}
      hint={options.hint}
      error={error}
      isRequired={isRequired}
      isGrid
      options={toIndexedOptions(props).map((option) => ({ ...option, isDisabled }))}
      value={findSelectedIndex(props)}
      onValueChange={createSelectHandler(props)}
    />
  );
}

export function CheckboxWidget({ id, label, error, value, isRequired, ...rest }: WidgetProps) {
  return (
    <Checkbox
      id={id}
      error={error}
      isChecked={value === true}
      aria-required={isRequired || undefined}
      disabled={rest.isDisabled}
      onCheckedChange={(isChecked) => {
        rest.onEdited();
        rest.onCommit(isChecked);
      }}
    >
      {rest.options.hint ? `${label} – ${rest.options.hint}` : label}
    </Checkbox>
  );
}
