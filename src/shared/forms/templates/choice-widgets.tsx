import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';
import { text as uiText } from '../../ui/texts';
import { frameOf } from './text-widgets';
import { text } from './texts';
import type { WidgetProps } from './widget-props';

/** HTML's values are text and an option's may be anything, so a control speaks of options by their place. */
function placesOf({ options }: WidgetProps) {
  return (options.choices ?? []).map(({ label }, place) => ({ value: String(place), label }));
}

function placeOf({ options, value }: WidgetProps): string {
  const place = (options.choices ?? []).findIndex((choice) => choice.value === value);
  return place === -1 ? '' : String(place);
}

function chooser({ options, onCommit, onEdited }: WidgetProps) {
  return (place: string) => {
    onEdited();
    onCommit(place === '' ? undefined : options.choices?.[Number(place)]?.value);
  };
}

/** One of several options, in the browser's own list. */
export function SelectWidget(props: WidgetProps) {
  const { options, isDisabled } = props;
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <Select
          {...control}
          options={placesOf(props)}
          placeholder={options.placeholder ?? text('form.choose')}
          value={placeOf(props)}
          autoComplete={options.autoComplete}
          onValueChange={chooser(props)}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}

/** One of several options, all of them visible. */
export function RadioWidget(props: WidgetProps) {
  const { id, label, error, options, isRequired, isDisabled } = props;
  return (
    <RadioGroup
      id={id}
      label={isRequired ? label : `${label} ${uiText('form.optional')}`}
      hint={options.hint}
      error={error}
      isRequired={isRequired}
      options={placesOf(props).map((option) => ({ ...option, isDisabled }))}
      value={placeOf(props)}
      onValueChange={chooser(props)}
    />
  );
}

/** Yes or no. */
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
      {label}
      {rest.options.hint && ` – ${rest.options.hint}`}
    </Checkbox>
  );
}
