import type { components } from '../schema.gen';
import type {
  ConfigurationFault,
  ConfigurationProblem,
  ProblemPath,
  ReadResult,
  UnavailableField,
} from './configuration-problem';
import { type FieldOption, readOptions } from './options';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, isScalar, readFlag, toList, toRecord } from './values';

const FIELD_TYPES = [
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

/** A `group` is a `multi_select` that has fields instead of options. */
export type FieldType = (typeof FIELD_TYPES)[number] | 'group';
type Answer = components['schemas']['FieldAnswer'];

/** A field within each entry of a group. */
export type GroupField = {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly options: readonly FieldOption[];
  readonly htmlAttributes: ParsedField['htmlAttributes'];
  readonly metadata: { readonly description: string | null };
};

/** A repeated group of fields, with the limits of its entries. */
export type FieldGroup = {
  readonly fields: readonly GroupField[];
  readonly minItems: number;
  readonly maxItems: number | null;
};

/** The properties that data fields and questions share. */
export type ParsedField = {
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly options: readonly FieldOption[];
  readonly htmlAttributes: Readonly<Record<string, string | number | boolean>>;
  /** Only for the type `group`. */
  readonly group?: FieldGroup;
  readonly raw: Readonly<Record<string, unknown>>;
};

type ReaderOptions = {
  readonly kind: 'field' | 'question' | 'group field';
  /** The property that holds the field's name; answers are sent under that name. */
  readonly nameKey: 'name' | 'id';
  /** The label of a field without a name, by its index. */
  readonly fallbackLabel: (index: number) => string;
  /** Read-only: any type is accepted, and it is never required. */
  readonly isReadOnly: (rawField: Readonly<Record<string, unknown>>) => boolean;
};

/** Reads the fields of a form. A duplicate name is dropped. */
export function createFieldReader(options: ReaderOptions) {
  const problems: ConfigurationProblem[] = [];
  const unavailableFields: UnavailableField[] = [];
  const seenNames = new Set<string>();

  function readField(rawField: unknown, index: number, path: ProblemPath): ParsedField | null {
    const fallbackLabel = options.fallbackLabel(index);
    const skip = (
      name: string,
      fault: ConfigurationFault,
      unavailableField: UnavailableField | null,
    ): null => {
      problems.push({ ...fault, kind: options.kind, name, path, isBlocking: unavailableField !== null });
      if (unavailableField) unavailableFields.push(unavailableField);
      return null;
    };
    if (!isRecord(rawField)) {
      const isMissing = rawField === null || rawField === undefined;
      return skip(
        fallbackLabel,
        { code: 'notAnObject' },
        isMissing ? null : { name: '', label: fallbackLabel },
      );
    }
    const key = formatScalar(rawField[options.nameKey]);
    const label = toShownText(rawField.label) || toShownText(rawField.reference) || toShownText(key);
    const isReadOnly = options.isReadOnly(rawField);
    const isRequired = !isReadOnly && readFlag(rawField.isRequired, false);
    const unavailableField = isRequired ? { name: key, label: label || fallbackLabel } : null;
    const displayName = label || fallbackLabel;
    if (key === '') return skip(displayName, { code: 'missing', key: options.nameKey }, unavailableField);
    if (seenNames.has(key)) {
      return skip(displayName, { code: 'twice', key: options.nameKey, value: key }, unavailableField);
    }
    const type = isReadOnly ? (readType(rawField) ?? 'text') : readType(rawField);
    if (type === null)
      return skip(displayName, { code: 'unknownType', type: formatScalar(rawField.type) }, unavailableField);
    const choiceOptions = isChoice(type) ? readOptions(rawField.options, displayName, path) : NO_OPTIONS;
    if (choiceOptions === null) return skip(displayName, { code: 'noReadableOption' }, unavailableField);
    const group = type === 'group' ? readGroup(rawField, path) : null;
    if (type === 'group' && !group) return skip(displayName, { code: 'unreadableGroup' }, unavailableField);
    seenNames.add(key);
    problems.push(...choiceOptions.problems, ...(group?.problems ?? []));
    if (isChoice(type) && !isReadOnly && choiceOptions.options.every(({ value }) => value === '')) {
      problems.push({ code: 'noOptions', kind: options.kind, name: displayName, path });
    }
    return {
      key,
      label,
      type,
      isRequired,
      options: choiceOptions.options,
      htmlAttributes: readAttributes(rawField.htmlAttributes),
      ...(group && { group: group.value }),
      raw: rawField,
    };
  }

  return {
    problems,
    unavailableFields,
    readAll: (list: readonly unknown[], path: ProblemPath) =>
      list.flatMap((rawField, index) => readField(rawField, index, [...path, index]) ?? []),
    /** Reports an unreadable part, which may contain required fields. */
    reportUnreadable: (kind: 'section' | 'group', name: string, path: ProblemPath) => {
      problems.push({ code: 'unreadable', kind, name, path, isBlocking: true });
      unavailableFields.push({ name: '', label: name });
    },
    report: (problem: ConfigurationProblem) => problems.push(problem),
  };
}

/** Null for a group that cannot be completed. */
function readGroup(
  rawField: Readonly<Record<string, unknown>>,
  path: ProblemPath,
): ReadResult<FieldGroup> | null {
  const reader = createFieldReader({
    kind: 'group field',
    nameKey: 'name',
    fallbackLabel: (index) => `field ${index + 1}`,
    isReadOnly: () => false,
  });
  const fields = reader
    .readAll(toList(rawField.fields) ?? [], [...path, 'fields'])
    .flatMap(({ key, raw, ...common }): GroupField[] => {
      const description = readPlainText(toRecord(raw.metadata).description);
      return common.type === 'group' ? [] : [{ ...common, name: key, metadata: { description } }];
    });
  if (fields.length === 0 || reader.unavailableFields.length > 0) return null;
  const [minItems, maxItems] = [readEntryLimit(rawField.minItems) ?? 0, readEntryLimit(rawField.maxItems)];
  const isRequired = readFlag(rawField.isRequired, false);
  return {
    value: {
      fields,
      minItems: isRequired ? Math.max(minItems, 1) : minItems,
      maxItems: maxItems !== null && maxItems >= Math.max(minItems, 1) ? maxItems : null,
    },
    problems: reader.problems,
  };
}

/** The limit of the API. */
const MAX_GROUP_ENTRIES = 100;

function readEntryLimit(rawField: unknown): number | null {
  const count = typeof rawField === 'string' && rawField.trim() !== '' ? Number(rawField) : rawField;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && count <= MAX_GROUP_ENTRIES
    ? count
    : null;
}

const NO_OPTIONS = { options: [], problems: [] };

function isChoice(type: FieldType): boolean {
  return type === 'select' || type === 'radio' || type === 'multi_select';
}

function readType(rawField: Readonly<Record<string, unknown>>): FieldType | null {
  const name = formatScalar(rawField.type).toLowerCase().replaceAll('-', '_');
  const isGroup = name === 'multi_select' && (toList(rawField.fields) ?? []).length > 0;
  return isGroup ? 'group' : (FIELD_TYPES.find((type) => type === name) ?? null);
}

function readAttributes(rawField: unknown): ParsedField['htmlAttributes'] {
  return Object.fromEntries(
    Object.entries(toRecord(rawField)).flatMap(([name, value]) => (isScalar(value) ? [[name, value]] : [])),
  );
}

/** An answer with which a form can start; null for any other value. */
export function readAnswer(rawField: unknown): Answer {
  if (isScalar(rawField)) return rawField;
  return Array.isArray(rawField) ? rawField.map(readEntry).filter((entry) => entry !== null) : null;
}

type EntryAnswer = string | number | boolean | string[];

/** A chosen option, or an entry of a group. */
function readEntry(rawField: unknown): string | Record<string, EntryAnswer> | null {
  if (isScalar(rawField)) return String(rawField);
  if (!isRecord(rawField)) return null;
  const answers = Object.entries(rawField).flatMap(([name, value]): [string, EntryAnswer][] => {
    if (isScalar(value)) return [[name, value]];
    return Array.isArray(value) ? [[name, value.filter(isScalar).map(String)]] : [];
  });
  return Object.fromEntries(answers);
}

export function readPlainText(rawField: unknown): string | null {
  return toShownText(rawField) || null;
}
