import { validate } from '@cfworker/json-schema';
import { CONFIG_FIELDS, type Fields, isKind, PROVIDER_FIELDS } from './config-fields.ts';
import { findNearestName } from './nearest-name.ts';
import { type Place, readJson } from './read-json.ts';

interface Mistake {
  /** The names that lead to the field. */
  readonly path: readonly string[];
  /** What is wrong, as a sentence without a full stop. */
  readonly what: string;
}

/** Lists what the site would not accept in the text of a `config.json`, one sentence each, in file order. */
export function findConfigMistakes(text: string, file: string): string[] {
  const json = readJson(text.replace(/^\uFEFF/, ''));
  const sentence = (place: Place | undefined, what: string) =>
    place ? `${file}, line ${place.line}, column ${place.column}: ${what}.` : `${file}: ${what}.`;
  if (json.mistake) return [sentence(json.mistake, json.mistake.what)];
  const places = new Map<string, Place>();
  const found: { readonly place: Place | undefined; readonly what: string }[] = [];
  for (const { path, place } of json.names) {
    const first = places.get(keyOf(path));
    places.set(keyOf(path), place);
    // The objects of a list share their field names, so repetitions are not duplicates.
    if (first && !path.includes('[]'))
      found.push({ place, what: `${path.join('.')} is in line ${first.line} too, and only the last counts` });
  }
  for (const { path, what } of mistakesIn(json.value)) found.push({ place: places.get(keyOf(path)), what });
  return found
    .sort(({ place: one }, { place: other }) => weight(one) - weight(other))
    .map(({ place, what }) => sentence(place, what));
}

const keyOf = (path: readonly string[]): string => JSON.stringify(path);
const weight = (place: Place | undefined): number => (place ? place.line * 100_000 + place.column : 0);

function mistakesIn(config: unknown): Mistake[] {
  if (!isObject(config)) return [{ path: [], what: 'the file must be an object of fields in { }' }];
  const { cardProviders = {}, ...others } = config;
  const top = mistakesOf(others, { ...CONFIG_FIELDS, cardProviders: {} }, []);
  if (cardProviders === null) return top;
  if (!isObject(cardProviders)) return [...top, noObject(['cardProviders'])];
  return [
    ...top,
    ...Object.entries(cardProviders).flatMap(([name, provider]) =>
      part(provider, { ...PROVIDER_FIELDS }, ['cardProviders', name]),
    ),
  ];
}

function mistakesOf(
  given: Readonly<Record<string, unknown>>,
  fields: Fields,
  path: readonly string[],
): Mistake[] {
  return Object.entries(given).flatMap(([name, value]) => {
    // Editors and people put notes and a schema's address into such files.
    if (/^[$_/#]/.test(name)) return [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const own = [...path, name];
    if (field === undefined) return [{ path: own, what: unknownField(name, fields, path) }];
    if (!isKind(field)) return part(value, field, own);
    if (value === null || validate(value, field.schema).valid) return [];
    return [{ path: own, what: `${own.join('.')} is ${JSON.stringify(value)}, and must be ${field.mustBe}` }];
  });
}

function part(value: unknown, fields: Fields, path: readonly string[]): Mistake[] {
  if (value === null) return [];
  return isObject(value) ? mistakesOf(value, fields, path) : [noObject(path)];
}

function unknownField(name: string, fields: Fields, path: readonly string[]): string {
  const full = (field: string) => [...path, field].join('.');
  const meant = findNearestName(name, Object.keys(fields));
  if (meant !== null) return `${full(name)} is written ${full(meant)}`;
  const elsewhere = pathsOf({ ...CONFIG_FIELDS }).find((field) => field.at(-1) === name);
  if (elsewhere) return `${full(name)} belongs elsewhere: ${elsewhere.join('.')}`;
  return `there is no field ${full(name)}; docs/operators.md lists all of them`;
}

function pathsOf(fields: Fields, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isKind(field) ? [[...path, name]] : pathsOf(field, [...path, name]),
  );
}

function noObject(path: readonly string[]): Mistake {
  return { path, what: `${path.join('.')} must be an object of fields in { }` };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
