import { formatDate, isPostcode, readTelephone, tidyPostcode } from '../../lib';
import { text } from '../texts';
import type { FieldOptions, WidgetName } from './form-definition';
import { type FieldKind, type NormalisedField, readIsoDay } from './normalised-field';
import { removeUndefined } from './without-undefined';

const WIDGET_BY_KIND: Record<FieldKind, WidgetName | undefined> = {
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
const AUTOCOMPLETE_BY_KIND: Partial<Record<FieldKind, string>> = {
  email: 'email',
  tel: 'tel',
  postcode: 'postal-code',
};

/** Checks a date against the field's limits and, for data fields, the server's date. */
function createDayCheck({ isPastOnly, attributes }: NormalisedField, today: string) {
  const minDay = readIsoDay(attributes.get('min'));
  const maxDay = readIsoDay(attributes.get('max'));
  const invalidText = text('data.dateInvalid');
  return (value: unknown) => {
    if (typeof value !== 'string') return null;
    if (isPastOnly && value > today) return `${invalidText} ${text('data.date.future')}`;
    if (maxDay !== null && value > maxDay)
      return `${invalidText} ${text('data.date.latest', { day: formatDate(maxDay) })}`;
    if (minDay !== null && value < minDay)
      return `${invalidText} ${text('data.date.earliest', { day: formatDate(minDay) })}`;
    return null;
  };
}

function checkPostcode(value: unknown): string | null {
  return typeof value === 'string' && isPostcode(value) ? null : text('postcode.invalid');
}

function checkTelephone(value: unknown): string | null {
  return typeof value === 'string' && readTelephone(value) !== null ? null : text('data.telephone');
}

function chooseCheck(field: NormalisedField, today: string): FieldOptions['check'] {
  if (field.kind === 'date') return createDayCheck(field, today);
  if (field.kind === 'tel') return checkTelephone;
  return field.kind === 'postcode' ? checkPostcode : undefined;
}

function chooseInputType(kind: FieldKind): FieldOptions['inputType'] {
  return kind === 'email' || kind === 'tel' ? kind : undefined;
}

type UiOptions = { [Name in keyof FieldOptions]: FieldOptions[Name] | undefined };

/**
 * The `ui:options` of a field.
 *
 * @param today the server's date, the latest allowed date in data fields. Requirement J4.11
 */
export function toFieldUi(field: NormalisedField, today: string): Record<string, unknown> {
  const { kind, attributes } = field;
  const autoComplete = attributes.get('autocomplete') ?? AUTOCOMPLETE_BY_KIND[kind];
  const isPostcode = kind === 'postcode' || autoComplete === 'postal-code';
  const options: UiOptions = {
    widget: field.isReadOnly ? 'readonly' : WIDGET_BY_KIND[kind],
    field: field.isReadOnly || kind === 'multi_select' ? 'LeafField' : undefined,
    choices: field.choices.length > 0 ? field.choices : undefined,
    hint: field.hint ?? undefined,
    placeholder: field.placeholder ?? attributes.get('placeholder'),
    inputType: chooseInputType(kind),
    inputMode: INPUT_MODES.find((mode) => mode === attributes.get('inputmode')),
    autoComplete,
    patternText: attributes.get('pattern') === undefined ? undefined : attributes.get('title') || undefined,
    tidy: isPostcode ? tidyPostcode : undefined,
    check: field.isReadOnly ? undefined : chooseCheck(field, today),
  };
  return removeUndefined(options);
}
