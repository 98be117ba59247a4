import { DateInput } from '../../ui/date-input';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import { dateFromText, numberFromText, textFromDate, textFromValue } from '../schema/typed-value';
import { TextArea } from './text-area';
import { useDraft } from './use-draft';
import type { WidgetProps } from './widget-props';

/** What all typed controls share: the draft, the label and the ties between them. */
export function useTyped(
  { id, value, onCommit, onEdited, options }: WidgetProps,
  write: (value: unknown) => string = textFromValue,
  read: (typed: string) => unknown = (typed) => typed,
) {
  const { tidy = (typed: string) => typed } = options;
  const { typed, type, commit } = useDraft(
    id,
    write(value),
    // Nothing but spaces is no answer.
    (text) => onCommit(text.trim() === '' ? undefined : read(tidy(text))),
    onEdited,
  );
  return { value: typed, onValueChange: type, onBlur: commit };
}

export function frameOf({ id, label, error, isRequired, options }: WidgetProps) {
  return { id, label, error, hint: options.hint, isRequired, isOptional: !isRequired };
}

/** One line of text, an e-mail address or a phone number. */
export function TextWidget(props: WidgetProps) {
  const { options, isDisabled } = props;
  const typed = useTyped(props);
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <TextInput
          {...control}
          {...typed}
          type={options.inputType ?? 'text'}
          inputMode={options.inputMode}
          autoComplete={options.autoComplete ?? 'off'}
          placeholder={options.placeholder}
          spellCheck={false}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaWidget(props: WidgetProps) {
  const typed = useTyped(props);
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <TextArea
          {...control}
          {...typed}
          placeholder={props.options.placeholder}
          disabled={props.isDisabled}
        />
      )}
    </Field>
  );
}

/** A number, typed as text: no arrows, no scroll wheel, nothing rewritten. What is no number stays as it was typed. */
export function NumberWidget(props: WidgetProps) {
  const typed = useTyped(props, textFromValue, numberFromText);
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <TextInput
          {...control}
          {...typed}
          inputMode={props.options.inputMode ?? 'decimal'}
          autoComplete={props.options.autoComplete ?? 'off'}
          placeholder={props.options.placeholder}
          width="medium"
          disabled={props.isDisabled}
        />
      )}
    </Field>
  );
}

/** A day, typed DD/MM/YYYY. Spec, joining §5. */
export function DateWidget(props: WidgetProps) {
  const typed = useTyped(props, textFromDate, dateFromText);
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <DateInput
          {...control}
          {...typed}
          autoComplete={props.options.autoComplete ?? 'off'}
          disabled={props.isDisabled}
        />
      )}
    </Field>
  );
}
