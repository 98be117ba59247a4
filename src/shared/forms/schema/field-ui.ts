import { formatDate, isPostcode, readTelephone, tidyPostcode } from '../../lib';
import { text } from '../texts';
import type { FieldOptions, WidgetName } from './form-definition';
import { type FieldKind, type NormalisedField, readDay } from './normalised-field';
import { withoutUndefined } from './without-undefined';

const WIDGETS: Record<FieldKind, WidgetName | undefined> = {
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
  // rjsf renders the entries.
  group: undefined,
};

const INPUT_MODES = ['text', 'numeric', 'decimal', 'email', 'tel'] as const;

/** Default autocomplete tokens by kind. */
const AUTOCOMPLETE: Partial<Record<FieldKind, string>> = {
  email: 'email',
  tel: 'tel',
  postcode: 'postal-code',
};

/** Checks a date against the field's limits and, for data fields, the server's date. */
function createDayCheck({ isPast, attributes }: NormalisedField, today: string) {
  const min = readDay(attributes.get('min'));
  const max = readDay(attributes.get('max'));
  const invalid = text('data.dateInvalid');
  return (value: unknown) => {
    if (typeof value !== 'string') return null;
    if (isPast && value > today) return `${invalid} ${text('data.date.future')}`;
    if (max !== null && value > max)
      return `${invalid} ${text('data.date.latest', { day: formatDate(max) })}`;
    if (min !== null && value < min)
      return `${invalid} ${text('data.date.earliest', { day: formatDate(min) })}`;
    return null;
  };
}

function postcodeText(value: unknown): string | null {
  return typeof value === 'string' && isPostcode(value) ? null : text('postcode.invalid');
}

function telephoneText(value: unknown): string | null {
  return typeof value === 'string' && readTelephone(value) !== null ? null : text('data.telephone');
}

function findCheck(field: NormalisedField, today: string): FieldOptions['check'] {
  if (field.kind === 'date') return createDayCheck(field, today);
  if (field.kind === 'tel') return telephoneText;
  return field.kind === 'postcode' ? postcodeText : undefined;
}

function chooseInputType(kind: FieldKind): FieldOptions['inputType'] {
  return kind === 'email' || kind === 'tel' ? kind : undefined;
}

type Options = { [Name in keyof FieldOptions]: FieldOptions[Name] | undefined };

/**
 * The `ui:options` of a field.
 *
 * @param today the server's date, the latest allowed date in data fields. Requirement J4.11
 */
export function toFieldUi(field: NormalisedField, today: string): Record<string, unknown> {
  const { kind, attributes } = field;
  const autoComplete = attributes.get('autocomplete') ?? AUTOCOMPLETE[kind];
  const isPostal = kind === 'postcode' || autoComplete === 'postal-code';
  const options: Options = {
    widget: field.isReadOnly ? 'readonly' : WIDGETS[kind],
    field: field.isReadOnly || kind === 'multi_select' ? 'LeafField' : undefined,
    choices: field.choices.length > 0 ? field.choices : undefined,
    hint: field.hint ?? undefined,
    placeholder: field.placeholder ?? attributes.get('placeholder'),
    inputType: chooseInputType(kind),
    inputMode: INPUT_MODES.find((mode) => mode === attributes.get('inputmode')),
    autoComplete,
    patternText: attributes.get('pattern') === undefined ? undefined : attributes.get('title') || undefined,
    tidy: isPostal ? tidyPostcode : undefined,
    check: field.isReadOnly ? undefined : findCheck(field, today),
  };
  return withoutUndefined(options);
}
