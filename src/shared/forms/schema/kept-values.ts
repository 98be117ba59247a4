import type { FormDefinition, FormValues } from './form-definition';

/** The operator's own fields: a password and its repetition are ours, and have no such key. */
const FIELD_KEY = /^f-[\w~-]+$/;

/** An operator may ask for anything under any name: what looks like a secret is not kept. */
const SECRET =
  /pass\W?(?:word|code)|sort\W?code|(?:account|card)\W?(?:num|no\b)|iban|security\W?code|cvv|\bpin\b|token/i;

/** The answers that may be kept: those of the operator's own fields, without anything that looks like a secret. */
export function keepable({ schema }: FormDefinition, values: FormValues): FormValues {
  return entriesWhere(values, (key, value) => {
    const field = fieldOf(schema, key);
    return (
      field !== null && isAnswer(value) && !SECRET.test(`${key} ${textOf(field.title)}`.replace(/_/g, ' '))
    );
  });
}

/** The kept answers for which the form still has a field, and which that field can still take. */
export function fitting({ schema }: FormDefinition, values: FormValues): FormValues {
  return entriesWhere(values, (key, value) => {
    const field = fieldOf(schema, key);
    return field !== null && canTake(field, value);
  });
}

type Field = {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly enum?: unknown;
  readonly items?: unknown;
  readonly readOnly?: unknown;
};

function fieldOf(schema: FormDefinition['schema'], key: string): Field | null {
  const fields = schema.properties ?? {};
  const field = FIELD_KEY.test(key) && Object.hasOwn(fields, key) ? fields[key] : null;
  return typeof field === 'object' && field !== null && field.readOnly !== true ? field : null;
}

function canTake({ type, enum: options, items }: Field, value: unknown): boolean {
  if (Array.isArray(options)) return options.includes(value);
  if (type !== 'array') return typeof value === type;
  const choices = ownOf(items, 'enum');
  return Array.isArray(value) && (!Array.isArray(choices) || value.every((one) => choices.includes(one)));
}

function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isPlain) : isPlain(value);
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** Values as they were written; null for anything else. */
export function storedValues(read: unknown): FormValues | null {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  return entriesWhere(
    Object.fromEntries(Object.entries(read)),
    (key, value) => FIELD_KEY.test(key) && isAnswer(value),
  );
}

function entriesWhere(values: FormValues, isWanted: (key: string, value: unknown) => boolean): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => isWanted(key, value)));
}

function ownOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
