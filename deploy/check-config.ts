import { jsonMistake } from '../src/shared/config/json-mistake.ts';
import { CONFIG_FIELDS, type Kind, PROVIDER_FIELDS } from './config-fields.ts';
import { OperatorError } from './operator-config.ts';

interface Fields {
  readonly [field: string]: Kind | Fields;
}

/**
 * Reads `config.json` from its text, with or without the mark (BOM) that some editors put before it.
 *
 * @throws OperatorError for the first thing in it that the site would not read
 */
export function checkedConfig(text: string, file: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  const mistake = jsonMistake(json);
  if (mistake) {
    const { line, column, what } = mistake;
    throw new OperatorError(`${file}, line ${line}, column ${column}: ${what}.`);
  }
  const config: unknown = JSON.parse(json);
  const { cardProviders, ...others } = partOf(config, 'the file');
  checkFields(others, { ...CONFIG_FIELDS, cardProviders: {} }, '');
  for (const [name, provider] of Object.entries(partOf(cardProviders ?? {}, 'cardProviders')))
    checkFields(
      partOf(provider ?? {}, `cardProviders.${name}`),
      { ...PROVIDER_FIELDS },
      `cardProviders.${name}.`,
    );
  return config;
}

function checkFields(part: Readonly<Record<string, unknown>>, fields: Fields, path: string): void {
  for (const [name, value] of Object.entries(part)) {
    // Notes and the address of a schema, as editors and people put them into such files.
    if (/^[$_/#]/.test(name)) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) throw unknownField(name, fields, path);
    if (value === null) continue;
    if (!isKind(field)) checkFields(partOf(value, `${path}${name}`), field, `${path}${name}.`);
    else if (!field.is(value))
      throw new OperatorError(
        `config.json: ${path}${name} is ${JSON.stringify(value)}, and must be ${field.rule}.`,
      );
  }
}

function unknownField(name: string, fields: Fields, path: string): OperatorError {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const meant = Object.keys(fields).find((field) => bare(field) === bare(name));
  return new OperatorError(
    meant === undefined
      ? `config.json: there is no field ${path}${name}; docs/operators.md lists all of them.`
      : `config.json: ${path}${name} is written ${path}${meant}.`,
  );
}

function isKind(field: Kind | Fields): field is Kind {
  return typeof field.is === 'function';
}

function partOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new OperatorError(`config.json: ${name} must be an object of fields in { }.`);
}
