import type { Choice } from './form-definition';

/** The ways in which an operator can ask for something; a type that we do not know is asked for as text. */
const KINDS = [
  'text',
  'textarea',
  'email',
  'tel',
  'postcode',
  'number',
  'date',
  'select',
  'radio',
  'multi_select',
  'checkbox',
] as const;

export type FieldKind = (typeof KINDS)[number];

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
  /** The answer to begin with, as the server wrote it. */
  readonly answer: unknown;
};

export type AskedSection = { readonly title: string; readonly fields: readonly AskedField[] };

/** A choice needs options: without any, the only way to let the customer answer is a text. */
export function fieldKind(type: string, choices: readonly Choice[]): FieldKind {
  const kind = KINDS.find((name) => name === type) ?? 'text';
  const isChoice = kind === 'select' || kind === 'radio' || kind === 'multi_select';
  return isChoice && choices.length === 0 ? 'text' : kind;
}

/** Options without those whose value came before. */
export function distinctChoices(choices: readonly Choice[]): Choice[] {
  const seen = new Set<unknown>();
  return choices.filter(({ value }) => !seen.has(value) && seen.add(value));
}
