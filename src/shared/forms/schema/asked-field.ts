import type { Conditions, FieldType } from '../../api';
import { isIsoDate } from '../../lib';
import type { Choice } from './form-definition';

export type FieldKind = FieldType;

/** A data field or a question, in the one shape from which forms are made. */
export type AskedField = {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** Shown, but not the customer's to change. */
  readonly isReadOnly: boolean;
  readonly choices: readonly Choice[];
  readonly hint: string | null;
  readonly placeholder: string | null;
  /** HTML attributes by lower-case name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** A date may not lie after the server's day. Spec, joining §5 */
  readonly isPast: boolean;
  /** What each entry of a group asks for, and how many entries there may be; null for all other kinds. */
  readonly group: AskedGroup | null;
  /** The answer to begin with, as the server wrote it. */
  readonly answer: unknown;
};

export type AskedGroup = {
  readonly fields: readonly AskedField[];
  readonly minItems: number;
  readonly maxItems: number | null;
};

export type AskedSection = {
  readonly title: string;
  readonly fields: readonly AskedField[];
  /** What of the section depends on answers, by the names of fields. */
  readonly conditions?: Conditions | undefined;
};

/** A choice needs options, and a group fields: without any, the only way to let the customer answer is a text. */
export function fieldKind(type: FieldType, choices: readonly Choice[], hasFields = false): FieldKind {
  if (type === 'group') return hasFields ? type : 'text';
  const isChoice = type === 'select' || type === 'radio' || type === 'multi_select';
  return isChoice && choices.length === 0 ? 'text' : type;
}

/** An option without a value stands for no answer, as in HTML: it cannot be chosen, and its label is a list's first line. */
export function withoutEmpty(options: readonly Choice[]): {
  readonly choices: readonly Choice[];
  readonly emptyLabel: string | null;
} {
  const isEmpty = ({ value }: Choice) => String(value).trim() === '';
  const choices = options.filter((option) => !isEmpty(option));
  const emptyLabel = choices.length > 0 ? options.find(isEmpty)?.label : undefined;
  return { choices, emptyLabel: emptyLabel || null };
}

/** HTML attributes by their names in lower case, as text. */
export function attributesFrom(
  htmlAttributes: Readonly<Record<string, string | number | boolean>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(htmlAttributes).map(([name, value]) => [name.toLowerCase(), String(value)] as const),
  );
}

/** The day of a `max` or `min` attribute; null when there is none, or none that is a day. */
export function dayIn(text: string | undefined): string | null {
  return text !== undefined && isIsoDate(text) ? text : null;
}
