import type { RJSFSchema } from '@rjsf/utils';
import { listFieldSchemas } from './find-field';
import type { FormDefinition, FormValues } from './form-definition';
import { isRecord } from './is-record';

/** Matches keys of operator fields; passwords have other keys. */
const FIELD_KEY = /^f-[\w~-]+$/;

/** Matches names of fields that may ask for secrets, which are not stored. */
const SECRET_NAME =
  /pass\W?(?:word|code)|sort\W?code|(?:account|card)\W?(?:num|no\b)|iban|security\W?code|cvv|\bpin\b|token/i;

/** The answers that may be stored: those to operator fields, without secrets. */
export function removeSecrets({ schema }: FormDefinition, values: FormValues): FormValues {
  return filterEntries(values, (key, value) => {
    const field = findField(schema, key);
    return field !== null && isAnswer(value) && !mayAskSecret(key, field);
  });
}

/** The stored answers that the form still accepts. */
export function filterCompatibleAnswers({ schema }: FormDefinition, values: FormValues): FormValues {
  return filterEntries(values, (key, value) => {
    const field = findField(schema, key);
    return field !== null && acceptsValue(field, value);
  });
}

function findField(schema: FormDefinition['schema'], key: string): RJSFSchema | null {
  const [field] = FIELD_KEY.test(key) ? listFieldSchemas(schema, key) : [];
  return field && field.readOnly !== true ? field : null;
}

/** A group's fields by key; empty for other fields. */
function listEntryFields({ items }: RJSFSchema): [string, RJSFSchema][] {
  const properties = typeof items === 'object' && !Array.isArray(items) ? items.properties : undefined;
  return Object.entries(properties ?? {}).flatMap(([key, field]) =>
    typeof field === 'object' ? [[key, field]] : [],
  );
}

/** Whether a field may ask for a secret; a group does if one of its fields does. */
function mayAskSecret(key: string, field: RJSFSchema): boolean {
  return (
    SECRET_NAME.test(`${key} ${field.title ?? ''}`.replace(/_/g, ' ')) ||
    listEntryFields(field).some(([entryKey, part]) => mayAskSecret(entryKey, part))
  );
}

function acceptsValue(field: RJSFSchema, value: unknown): boolean {
  const { type, enum: options, items } = field;
  if (Array.isArray(options)) return options.some((option) => option === value);
  if (type !== 'array') return typeof value === type;
  if (!Array.isArray(value)) return false;
  const entryFields = new Map(listEntryFields(field));
  if (entryFields.size > 0)
    return value.every((entry) => isRecord(entry) && acceptsEntry(entryFields, entry));
  const choices: unknown = typeof items === 'object' && !Array.isArray(items) ? items.enum : undefined;
  return !Array.isArray(choices) || value.every((item) => choices.includes(item));
}

function acceptsEntry(
  entryFields: ReadonlyMap<string, RJSFSchema>,
  entry: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(entry).every(([key, value]) => {
    const field = entryFields.get(key);
    return field !== undefined && acceptsValue(field, value);
  });
}

function isAnswer(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => isPlainValue(item) || isEntry(item))
    : isPlainValue(value);
}

function isEntry(value: unknown): boolean {
  const isEntryValue = (part: unknown) =>
    Array.isArray(part) ? part.every(isPlainValue) : isPlainValue(part);
  return (
    isRecord(value) && Object.entries(value).every(([key, part]) => FIELD_KEY.test(key) && isEntryValue(part))
  );
}

function isPlainValue(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** Validates stored values; null if they are not an object. */
export function readStoredValues(storedValue: unknown): FormValues | null {
  return isRecord(storedValue)
    ? filterEntries(storedValue, (key, value) => FIELD_KEY.test(key) && isAnswer(value))
    : null;
}

function filterEntries(values: FormValues, shouldKeep: (key: string, value: unknown) => boolean): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => shouldKeep(key, value)));
}
