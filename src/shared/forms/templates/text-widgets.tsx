import { removeInvisibleCharacters, tidyEmail, tidyTelephone, tidyWords } from '../../lib';
import { DateInput } from '../../ui/date-input';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import { formatTypedDate, formatValue, parseNumber, parseTypedDate } from '../schema/typed-value';
import { TextArea } from './text-area';
import { useDraft } from './use-draft';
import type { WidgetProps } from './widget-props';

/** Formats what was typed, on blur. */
const TIDY_BY_TYPE = { text: tidyWords, email: tidyEmail, tel: tidyTelephone } as const;

/** The draft state of a text control. */
export function useTextDraft(
  { id, value, onCommit, onEdited, options }: WidgetProps,
  formatText: (value: unknown) => string = formatValue,
  parseText: (typedText: string) => unknown = (typedText) => typedText,
) {
  const { tidy: tidyText = (typedText: string) => typedText } = options;
  const { typedText, setTypedText, commit } = useDraft(
    id,
    formatText(value),
    // Blank text is no answer.
    (text) => onCommit(text.trim() === '' ? undefined : parseText(tidyText(text))),
    onEdited,
    options.isLive
      ? (text) => {
          const answer = text.trim() === '' ? undefined : parseText(text);
          onCommit(answer);
          return formatText(answer);
        }
      : undefined,
  );
  return { value: typedText, onValueChange: setTypedText, onBlur: commit };
}

export function toFieldProps({ id, label, error, isRequired, options }: WidgetProps) {
  return { id, label, error, hint: options.hint, isRequired, isOptional: !isRequired };
}

export function TextWidget(props: WidgetProps) {
  const { options, isDisabled } = props;
  const draft = useTextDraft(props, formatValue, TIDY_BY_TYPE[options.inputType ?? 'text']);
  return (
    <Field {...toFieldProps(props)}>
      {(control) => (
        <TextInput
          {...control}
          {...draft}
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

export function TextAreaWidget(props: WidgetProps) {
  const draft = useTextDraft(props, formatValue, removeInvisibleCharacters);
  return (
    <Field {...toFieldProps(props)}>
      {(control) => (
        <TextArea
          {...control}
          {...draft}
          placeholder={props.options.placeholder}
          disabled={props.isDisabled}
        />
      )}
    </Field>
  );
}

/** A number as a text input, without spin buttons or reformatting. Invalid text stays. */
export function NumberWidget(props: WidgetProps) {
  const draft = useTextDraft(props, formatValue, parseNumber);
  return (
    <Field {...toFieldProps(props)}>
      {(control) => (
        <TextInput
          {...control}
          {...draft}
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

/** A date as DD/MM/YYYY. Requirement J4.9. */
export function DateWidget(props: WidgetProps) {
  const draft = useTextDraft(props, formatTypedDate, parseTypedDate);
  return (
    <Field {...toFieldProps(props)}>
      {(control) => (
        <DateInput
          {...control}
          {...draft}
          autoComplete={props.options.autoComplete ?? 'off'}
          disabled={props.isDisabled}
        />
      )}
    </Field>
  );
}
