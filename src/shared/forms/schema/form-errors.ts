import {
  createSchemaUtils,
  getByPath,
  type RJSFSchema,
  type RJSFValidationError,
  type UiSchema,
} from '@rjsf/utils';
import { findFieldOptions } from './field-options';
import { listFieldKeys } from './find-field';
import type { FieldErrors, FormValues } from './form-definition';
import { isRecord } from './is-record';
import { filterPresentValues } from './present-values';
import { isSectionKey, nestValues, toFieldPath } from './sections';
import { validator } from './validator';

/** If a field breaks several rules, the first of these is shown; otherwise schema order decides. */
const ERROR_PRIORITY = ['required', 'const', 'minItems', 'type', 'enum', 'format'];

function rankError({ name = '' }: RJSFValidationError): number {
  const index = ERROR_PRIORITY.indexOf(name);
  return index === -1 ? ERROR_PRIORITY.length : index;
}

function pickFirstErrors(errors: readonly RJSFValidationError[]): Map<string, RJSFValidationError> {
  const errorsByPath = new Map<string, RJSFValidationError>();
  for (const error of errors) {
    const path = toFieldPath((error.property ?? '').slice(1).split('.'));
    const knownError = errorsByPath.get(path);
    if (!knownError || rankError(error) < rankError(knownError)) errorsByPath.set(path, error);
  }
  return errorsByPath;
}

/** The keys of the fields that are asked given these answers. */
function listAskedKeys(schema: RJSFSchema, nestedValues: Readonly<Record<string, unknown>>): string[] {
  const utils = createSchemaUtils(validator, schema);
  const { properties = {} } = utils.retrieveSchema(schema, nestedValues);
  return Object.entries(properties).flatMap(([key, property]) =>
    isSectionKey(key) && typeof property === 'object'
      ? Object.keys(utils.retrieveSchema(property, nestedValues[key]).properties ?? {})
      : [key],
  );
}

/** The answers without empty ones, also within group entries. */
function removeEmptyAnswers(values: FormValues): FormValues {
  const cleanEntry = (value: unknown) => (isRecord(value) ? filterPresentValues(value) : value);
  return Object.fromEntries(
    Object.entries(filterPresentValues(values)).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(cleanEntry) : value,
    ]),
  );
}

/** The paths of the answers in group entries; none for other answers. */
function listEntryPaths(key: string, answer: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return entries.flatMap((entry, index) =>
    isRecord(entry) ? Object.keys(entry).map((entryKey) => `${key}.${index}.${entryKey}`) : [],
  );
}

/** The messages of rules beyond JSON Schema, for answers that are asked for and pass the schema. */
function listCheckMessages(
  uiSchema: UiSchema,
  answersByKey: FormValues,
  askedKeys: readonly string[],
  brokenPaths: ReadonlyMap<string, unknown>,
): [string, string][] {
  return askedKeys
    .filter((key) => Object.hasOwn(answersByKey, key))
    .flatMap((key) => [key, ...listEntryPaths(key, answersByKey[key])])
    .filter((path) => !brokenPaths.has(path))
    .flatMap((path) => {
      const message =
        findFieldOptions(uiSchema, path).check?.(getByPath(answersByKey, path.split('.')), answersByKey) ??
        null;
      return message === null ? [] : [[path, message]];
    });
}

/**
 * Validates a form and returns one message per field, in form order. Requirement J5.7.
 *
 * @param values by field key
 * @throws Error if the schema is invalid
 */
export function findFormErrors(schema: RJSFSchema, uiSchema: UiSchema, values: FormValues): FieldErrors {
  const answersByKey = removeEmptyAnswers(values);
  const nestedValues = nestValues(uiSchema, answersByKey);
  const { errors } = validator.validateFormData(nestedValues, schema, undefined, undefined, uiSchema);
  const firstErrors = pickFirstErrors(errors);
  const fieldOrder = new Map(listFieldKeys(schema).map((key, place) => [key, place]));
  const getFieldOrder = ([path]: [string, string]) =>
    fieldOrder.get(path.split('.')[0] ?? '') ?? fieldOrder.size;
  const schemaMessages = [...firstErrors].map(([path, { message = '' }]): [string, string] => [
    path,
    message,
  ]);
  const messages = [
    ...schemaMessages,
    ...listCheckMessages(uiSchema, answersByKey, listAskedKeys(schema, nestedValues), firstErrors),
  ];
  messages.sort((first, second) => getFieldOrder(first) - getFieldOrder(second));
  return Object.fromEntries(messages.map(([path, message]) => [path, [message]]));
}
