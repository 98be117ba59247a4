import { isPostcode, tidyPostcode } from '../../lib';
import { text } from '../../messages';
import type { AskedField, FieldKind } from './asked-field';
import type { FieldOptions, WidgetName } from './form-definition';
import { withoutGaps } from './without-gaps';

const WIDGETS: Record<FieldKind, WidgetName> = {
  text: 'text',
  textarea: 'textarea',
  email: 'text',
  tel: 'text',
  postcode: 'text',
  number: 'number',
  date: 'date',
  select: 'select',
  radio: 'radio',
  multi_select: 'checkboxes',
  checkbox: 'checkbox',
};

const INPUT_MODES = ['text', 'numeric', 'decimal', 'email', 'tel'] as const;

/** Tokens for the browser's own filling in, where the operator named none. */
const AUTOCOMPLETE: Partial<Record<FieldKind, string>> = {
  email: 'email',
  tel: 'tel',
  postcode: 'postal-code',
};

function notLaterThan(today: string) {
  return (value: unknown) =>
    typeof value === 'string' && value > today
      ? `${text('data.dateInvalid')} ${text('data.date.future')}`
      : null;
}

function postcodeText(value: unknown): string | null {
  return typeof value === 'string' && isPostcode(value) ? null : text('postcode.invalid');
}

function checkOf(kind: FieldKind, today: string): FieldOptions['check'] {
  if (kind === 'date') return notLaterThan(today);
  return kind === 'postcode' ? postcodeText : undefined;
}

function inputType(kind: FieldKind): FieldOptions['inputType'] {
  return kind === 'email' || kind === 'tel' ? kind : undefined;
}

type Options = { [Name in keyof FieldOptions]: FieldOptions[Name] | undefined };

/**
 * How a field is asked: the `ui:options` for its widget.
 *
 * @param today the server's day, after which no date may lie. Spec, joining §5
 */
export function fieldUi(field: AskedField, today: string): Record<string, unknown> {
  const { kind, attributes } = field;
  const autoComplete = attributes.get('autocomplete') ?? AUTOCOMPLETE[kind];
  const isPostal = kind === 'postcode' || autoComplete === 'postal-code';
  const options: Options = {
    widget: field.isReadOnly ? 'readonly' : WIDGETS[kind],
    choices: field.choices.length > 0 ? field.choices : undefined,
    hint: field.hint ?? undefined,
    placeholder: field.placeholder ?? attributes.get('placeholder'),
    inputType: inputType(kind),
    inputMode: INPUT_MODES.find((mode) => mode === attributes.get('inputmode')),
    autoComplete,
    tidy: isPostal ? tidyPostcode : undefined,
    check: field.isReadOnly ? undefined : checkOf(kind, today),
  };
  return withoutGaps(options);
}
