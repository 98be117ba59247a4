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
import { isSection, nestValues, toFieldPath } from './sections';
import { validator } from './validator';

/** If a field breaks several rules, the first of these is shown; otherwise schema order decides. */
const ERROR_PRIORITY = ['required', 'const', 'minItems', 'type', 'enum', 'format'];

function rankError({ name = '' }: RJSFValidationError): number {
  const index = ERROR_PRIORITY.indexOf(name);
  return index === -1 ? ERROR_PRIORITY.length : index;
}

function pickFirstErrors(errors: readonly RJSFValidationError[]): Map<string, RJSFValidationError> {
  const byPath = new Map<string, RJSFValidationError>();
  for (const error of errors) {
    const path = toFieldPath((error.property ?? '').slice(1).split('.'));
    const knownError = byPath.get(path);
    if (!knownError || rankError(error) < rankError(knownError)) byPath.set(path, error);
  }
  return byPath;
}

/** The keys of the fields that are asked given these answers. */
function listAskedKeys(schema: RJSFSchema, nested: Readonly<Record<string, unknown>>): string[] {
  const utils = createSchemaUtils(validator, schema);
  const { properties = {} } = utils.retrieveSchema(schema, nested);
  return Object.entries(properties).flatMap(([key, property]) =>
    isSection(key) && typeof property === 'object'
      ? Object.keys(utils.retrieveSchema(property, nested[key]).properties ?? {})
      : [key],
  );
}

/** The answers without empty ones, also within group entries. */
function filterGivenAnswers(values: FormValues): FormValues {
  const inEntries = (value: unknown) => (isRecord(value) ? filterPresentValues(value) : value);
  return Object.fromEntries(
    Object.entries(filterPresentValues(values)).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(inEntries) : value,
    ]),
  );
}

/** The paths of the answers in group entries; none for other answers. */
function listEntryPaths(key: string, answer: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return entries.flatMap((entry, place) =>
    isRecord(entry) ? Object.keys(entry).map((own) => `${key}.${place}.${own}`) : [],
  );
}

/** The messages of rules beyond JSON Schema, for answers that are asked for and pass the schema. */
function listCheckedTexts(
  uiSchema: UiSchema,
  answersByKey: FormValues,
  asked: readonly string[],
  broken: ReadonlyMap<string, unknown>,
): [string, string][] {
  return asked
    .filter((key) => Object.hasOwn(answersByKey, key))
    .flatMap((key) => [key, ...listEntryPaths(key, answersByKey[key])])
    .filter((path) => !broken.has(path))
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
  const answersByKey = filterGivenAnswers(values);
  const nested = nestValues(uiSchema, answersByKey);
  const { errors } = validator.validateFormData(nested, schema, undefined, undefined, uiSchema);
  const broken = pickFirstErrors(errors);
  const order = new Map(listFieldKeys(schema).map((key, place) => [key, place]));
  const findOrder = ([path]: [string, string]) => order.get(path.split('.')[0] ?? '') ?? order.size;
  const schemaTexts = [...broken].map(([path, { message = '' }]): [string, string] => [path, message]);
  const texts = [
    ...schemaTexts,
    ...listCheckedTexts(uiSchema, answersByKey, listAskedKeys(schema, nested), broken),
  ];
  texts.sort((first, second) => findOrder(first) - findOrder(second));
  return Object.fromEntries(texts.map(([path, message]) => [path, [message]]));
}
