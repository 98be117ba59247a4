import type { components } from '../schema.gen';
import type {
  ConfigurationProblem,
  Fault,
  Path,
  ReadResult,
  UnavailableField,
} from './configuration-problem';
import { type FieldOption, readOptions } from './options';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, isScalar, listOf, readFlag, recordOf } from './values';

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
  readonly fallbackLabel: (at: number) => string;
  /** Read-only: any type is accepted, and it is never required. */
  readonly isReadOnly: (sent: Readonly<Record<string, unknown>>) => boolean;
};

/** Reads the fields of a form. A duplicate name is dropped. */
export function createFieldReader(options: ReaderOptions) {
  const problems: ConfigurationProblem[] = [];
  const unsupportedRequired: UnavailableField[] = [];
  const seen = new Set<string>();

  function read(sent: unknown, at: number, path: Path): ParsedField | null {
    const fallbackLabel = options.fallbackLabel(at);
    const skip = (name: string, fault: Fault, blocking: UnavailableField | null): null => {
      problems.push({ ...fault, kind: options.kind, name, path, isBlocking: blocking !== null });
      if (blocking) unsupportedRequired.push(blocking);
      return null;
    };
    if (!isRecord(sent)) {
      const isNothing = sent === null || sent === undefined;
      return skip(
        fallbackLabel,
        { code: 'notAnObject' },
        isNothing ? null : { name: '', label: fallbackLabel },
      );
    }
    const key = formatScalar(sent[options.nameKey]);
    const label = toShownText(sent.label) || toShownText(sent.reference) || toShownText(key);
    const isReadOnly = options.isReadOnly(sent);
    const isRequired = !isReadOnly && readFlag(sent.isRequired, false);
    const blocking = isRequired ? { name: key, label: label || fallbackLabel } : null;
    const displayName = label || fallbackLabel;
    if (key === '') return skip(displayName, { code: 'missing', key: options.nameKey }, blocking);
    if (seen.has(key)) {
      return skip(displayName, { code: 'twice', key: options.nameKey, value: key }, blocking);
    }
    const type = isReadOnly ? (typeOf(sent) ?? 'text') : typeOf(sent);
    if (type === null)
      return skip(displayName, { code: 'unknownType', type: formatScalar(sent.type) }, blocking);
    const choices = isChoice(type) ? readOptions(sent.options, displayName, path) : NO_CHOICES;
    if (choices === null) return skip(displayName, { code: 'noReadableOption' }, blocking);
    const group = type === 'group' ? readGroup(sent, path) : null;
    if (type === 'group' && !group) return skip(displayName, { code: 'unreadableGroup' }, blocking);
    seen.add(key);
    problems.push(...choices.problems, ...(group?.problems ?? []));
    if (isChoice(type) && !isReadOnly && choices.options.every(({ value }) => value === '')) {
      problems.push({ code: 'noOptions', kind: options.kind, name: displayName, path });
    }
    return {
      key,
      label,
      type,
      isRequired,
      options: choices.options,
      htmlAttributes: attributesOf(sent.htmlAttributes),
      ...(group && { group: group.value }),
      raw: sent,
    };
  }

  return {
    problems,
    unsupportedRequired,
    readAll: (list: readonly unknown[], path: Path) =>
      list.flatMap((sent, at) => read(sent, at, [...path, at]) ?? []),
    /** Reports an unreadable part, which may contain required fields. */
    reportUnreadable: (kind: 'section' | 'group', name: string, path: Path) => {
      problems.push({ code: 'unreadable', kind, name, path, isBlocking: true });
      unsupportedRequired.push({ name: '', label: name });
    },
    report: (problem: ConfigurationProblem) => problems.push(problem),
  };
}

/** Null for a group that cannot be completed. */
function readGroup(sent: Readonly<Record<string, unknown>>, path: Path): ReadResult<FieldGroup> | null {
  const reader = createFieldReader({
    kind: 'group field',
    nameKey: 'name',
    fallbackLabel: (at) => `field ${at + 1}`,
    isReadOnly: () => false,
  });
  const fields = reader
    .readAll(listOf(sent.fields) ?? [], [...path, 'fields'])
    .flatMap(({ key, raw, ...common }): GroupField[] => {
      const description = readPlainText(recordOf(raw.metadata).description);
      return common.type === 'group' ? [] : [{ ...common, name: key, metadata: { description } }];
    });
  if (fields.length === 0 || reader.unsupportedRequired.length > 0) return null;
  const [least, most] = [countOf(sent.minItems) ?? 0, countOf(sent.maxItems)];
  const isRequired = readFlag(sent.isRequired, false);
  return {
    value: {
      fields,
      minItems: isRequired ? Math.max(least, 1) : least,
      maxItems: most !== null && most >= Math.max(least, 1) ? most : null,
    },
    problems: reader.problems,
  };
}

/** The limit of the API. */
const MAX_ENTRIES = 100;

function countOf(sent: unknown): number | null {
  const count = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && count <= MAX_ENTRIES
    ? count
    : null;
}

const NO_CHOICES = { options: [], problems: [] };

function isChoice(type: FieldType): boolean {
  return type === 'select' || type === 'radio' || type === 'multi_select';
}

function typeOf(sent: Readonly<Record<string, unknown>>): FieldType | null {
  const name = formatScalar(sent.type).toLowerCase().replaceAll('-', '_');
  const isGroup = name === 'multi_select' && (listOf(sent.fields) ?? []).length > 0;
  return isGroup ? 'group' : (FIELD_TYPES.find((type) => type === name) ?? null);
}

function attributesOf(sent: unknown): ParsedField['htmlAttributes'] {
  return Object.fromEntries(
    Object.entries(recordOf(sent)).flatMap(([name, value]) => (isScalar(value) ? [[name, value]] : [])),
  );
}

/** An answer with which a form can start; null for any other value. */
export function answerOf(sent: unknown): Answer {
  if (isScalar(sent)) return sent;
  return Array.isArray(sent) ? sent.map(entryOf).filter((entry) => entry !== null) : null;
}

type EntryAnswer = string | number | boolean | string[];

/** A chosen option, or an entry of a group. */
function entryOf(sent: unknown): string | Record<string, EntryAnswer> | null {
  if (isScalar(sent)) return String(sent);
  if (!isRecord(sent)) return null;
  const answers = Object.entries(sent).flatMap(([name, value]): [string, EntryAnswer][] => {
    if (isScalar(value)) return [[name, value]];
    return Array.isArray(value) ? [[name, value.filter(isScalar).map(String)]] : [];
  });
  return Object.fromEntries(answers);
}

export function readPlainText(sent: unknown): string | null {
  return toShownText(sent) || null;
}
