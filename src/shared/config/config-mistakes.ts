import { validate } from '@cfworker/json-schema';
import { CONFIG_FIELDS, type ConfigFields, isFieldKind, PROVIDER_FIELDS } from './config-fields.ts';
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
  const parsedJson = readJson(text.replace(/^\uFEFF/, ''));
  const formatMistake = (place: Place | undefined, what: string) =>
    place ? `${file}, line ${place.line}, column ${place.column}: ${what}.` : `${file}: ${what}.`;
  if (parsedJson.mistake) return [formatMistake(parsedJson.mistake, parsedJson.mistake.what)];
  const placesByName = new Map<string, Place>();
  const mistakesWithPlace: { readonly place: Place | undefined; readonly what: string }[] = [];
  for (const { path, place } of parsedJson.names) {
    const firstPlace = placesByName.get(formatKey(path));
    placesByName.set(formatKey(path), place);
    // The objects of a list share their field names, so repetitions are not duplicates.
    if (firstPlace && !path.includes('[]'))
      mistakesWithPlace.push({
        place,
        what: `${path.join('.')} is in line ${firstPlace.line} too, and only the last counts`,
      });
  }
  for (const { path, what } of findMistakes(parsedJson.value))
    mistakesWithPlace.push({ place: placesByName.get(formatKey(path)), what });
  return mistakesWithPlace
    .sort(
      ({ place: firstPlace }, { place: secondPlace }) =>
        calculateOffset(firstPlace) - calculateOffset(secondPlace),
    )
    .map(({ place, what }) => formatMistake(place, what));
}

const formatKey = (path: readonly string[]): string => JSON.stringify(path);
const calculateOffset = (place: Place | undefined): number =>
  place ? place.line * 100_000 + place.column : 0;

function findMistakes(config: unknown): Mistake[] {
  if (!isObject(config)) return [{ path: [], what: 'the file must be an object of fields in { }' }];
  const { cardProviders = {}, ...otherFields } = config;
  const topMistakes = findFieldMistakes(otherFields, { ...CONFIG_FIELDS, cardProviders: {} }, []);
  if (cardProviders === null) return topMistakes;
  if (!isObject(cardProviders)) return [...topMistakes, buildNoObjectMistake(['cardProviders'])];
  return [
    ...topMistakes,
    ...Object.entries(cardProviders).flatMap(([name, provider]) =>
      findPartMistakes(provider, { ...PROVIDER_FIELDS }, ['cardProviders', name]),
    ),
  ];
}

function findFieldMistakes(
  object: Readonly<Record<string, unknown>>,
  fields: ConfigFields,
  path: readonly string[],
): Mistake[] {
  return Object.entries(object).flatMap(([name, value]) => {
    // Editors and people put notes and a schema's address into such files.
    if (/^[$_/#]/.test(name)) return [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const fieldPath = [...path, name];
    if (field === undefined) return [{ path: fieldPath, what: describeUnknownField(name, fields, path) }];
    if (!isFieldKind(field)) return findPartMistakes(value, field, fieldPath);
    if (value === null || validate(value, field.schema).valid) return [];
    return [
      {
        path: fieldPath,
        what: `${fieldPath.join('.')} is ${JSON.stringify(value)}, and must be ${field.mustBe}`,
      },
    ];
  });
}

function findPartMistakes(value: unknown, fields: ConfigFields, path: readonly string[]): Mistake[] {
  if (value === null) return [];
  return isObject(value) ? findFieldMistakes(value, fields, path) : [buildNoObjectMistake(path)];
}

function describeUnknownField(name: string, fields: ConfigFields, path: readonly string[]): string {
  const formatFullName = (field: string) => [...path, field].join('.');
  const nearestName = findNearestName(name, Object.keys(fields));
  if (nearestName !== null) return `${formatFullName(name)} is written ${formatFullName(nearestName)}`;
  const otherPath = listPaths({ ...CONFIG_FIELDS }).find((field) => field.at(-1) === name);
  if (otherPath) return `${formatFullName(name)} belongs elsewhere: ${otherPath.join('.')}`;
  return `there is no field ${formatFullName(name)}; docs/operators.md lists all of them`;
}

function listPaths(fields: ConfigFields, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isFieldKind(field) ? [[...path, name]] : listPaths(field, [...path, name]),
  );
}

function buildNoObjectMistake(path: readonly string[]): Mistake {
  return { path, what: `${path.join('.')} must be an object of fields in { }` };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
