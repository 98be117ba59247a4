import type { Conditions, FieldType } from '../../api';
import { isIsoDate } from '../../lib';
import type { Choice } from './form-definition';

export type FieldKind = FieldType;

/** A data field or question, normalised for the form. */
export type NormalisedField = {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly choices: readonly Choice[];
  readonly hint: string | null;
  readonly placeholder: string | null;
  readonly attributes: ReadonlyMap<string, string>;
  /** Whether dates must not be later than the server's today. Requirement J4.11. */
  readonly isPastOnly: boolean;
  /** The fields and limits of a group; null for other kinds. */
  readonly group: NormalisedGroup | null;
  /** The initial answer, as the server sent it. */
  readonly answer: unknown;
};

export type NormalisedGroup = {
  readonly fields: readonly NormalisedField[];
  readonly minItems: number;
  readonly maxItems: number | null;
};

export type NormalisedSection = {
  readonly title: string;
  readonly fields: readonly NormalisedField[];
  /** The conditions of the section, by field names. */
  readonly conditions?: Conditions | undefined;
};

/** A choice without options, or a group without fields, can only be answered as text. */
export function chooseFieldKind(type: FieldType, choices: readonly Choice[], hasFields = false): FieldKind {
  if (type === 'group') return hasFields ? type : 'text';
  const isChoice = type === 'select' || type === 'radio' || type === 'multi_select';
  return isChoice && choices.length === 0 ? 'text' : type;
}

/** As in HTML, an option without a value is no answer; its label becomes the placeholder. */
export function splitEmptyOption(options: readonly Choice[]): {
  readonly choices: readonly Choice[];
  readonly emptyLabel: string | null;
} {
  const isEmpty = ({ value }: Choice) => String(value).trim() === '';
  const choices = options.filter((option) => !isEmpty(option));
  const emptyLabel = choices.length > 0 ? options.find(isEmpty)?.label : undefined;
  return { choices, emptyLabel: emptyLabel || null };
}

/** HTML attributes by lower-case name, as text. */
export function readAttributes(
  htmlAttributes: Readonly<Record<string, string | number | boolean>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(htmlAttributes).map(([name, value]) => [name.toLowerCase(), String(value)] as const),
  );
}

/** The date in a `max` or `min` attribute; null if it is not a date. */
export function readIsoDay(text: string | undefined): string | null {
  return text !== undefined && isIsoDate(text) ? text : null;
}
