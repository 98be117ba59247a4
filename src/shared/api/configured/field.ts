import type { components } from '../schema.gen';
import type { ConfigurationProblem, Reading, Unaskable } from './configuration-problem';
import { type FieldOption, readOptions } from './options';
import { flagOf, isRecord, isScalar, listOf, recordOf, scalarText, shownText } from './values';

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

/** `group` is a `multi_select` with fields in place of options. */
export type FieldType = (typeof FIELD_TYPES)[number] | 'group';
type Answer = components['schemas']['FieldAnswer'];

/** A field in each entry of a group. */
export type GroupField = {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly options: readonly FieldOption[];
  readonly htmlAttributes: ReadField['htmlAttributes'];
  readonly metadata: { readonly description: string | null };
};

/** A repeated group of fields, with the limits of its entries. */
export type FieldGroup = {
  readonly fields: readonly GroupField[];
  readonly minItems: number;
  readonly maxItems: number | null;
};

/** The common part of data fields and questions. */
export type ReadField = {
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly options: readonly FieldOption[];
  readonly htmlAttributes: Readonly<Record<string, string | number | boolean>>;
  /** Only for the type `group`. */
  readonly group?: FieldGroup;
  readonly rest: Readonly<Record<string, unknown>>;
};

type ReaderOptions = {
  readonly kind: 'field' | 'question' | 'group field';
  /** The key of its name, under which answers are sent. */
  readonly nameKey: 'name' | 'id';
  /** The label of a field without a name, by its index. */
  readonly place: (at: number) => string;
  /** Read-only: any type is accepted, and it is never required. */
  readonly isReadOnly: (sent: Readonly<Record<string, unknown>>) => boolean;
};

/** Reads the fields of a form. A duplicate name is dropped. */
export function createFieldReader(wanted: ReaderOptions) {
  const problems: ConfigurationProblem[] = [];
  const unaskable: Unaskable[] = [];
  const seen = new Set<string>();

  function skip(name: string, problem: string, lost: Unaskable | null): null {
    const ending = lost ? 'It is required, so nothing can be sold without it.' : 'It is left out.';
    problems.push({ kind: wanted.kind, name, problem: `${problem} ${ending}` });
    if (lost) unaskable.push(lost);
    return null;
  }

  function read(sent: unknown, at: number): ReadField | null {
    const place = wanted.place(at);
    if (!isRecord(sent)) {
      const isNothing = sent === null || sent === undefined;
      return skip(place, 'It is no object.', isNothing ? null : { name: '', label: place });
    }
    const key = scalarText(sent[wanted.nameKey]);
    const label = shownText(sent.label) || shownText(sent.reference) || shownText(key);
    const isReadOnly = wanted.isReadOnly(sent);
    const isRequired = !isReadOnly && flagOf(sent.isRequired, false);
    const lost = isRequired ? { name: key, label: label || place } : null;
    const called = label || place;
    if (key === '') return skip(called, `It has no ${wanted.nameKey}.`, lost);
    if (seen.has(key)) {
      return skip(called, `Its ${wanted.nameKey} “${key}” comes twice; the first one is kept.`, null);
    }
    const type = isReadOnly ? (typeOf(sent) ?? 'text') : typeOf(sent);
    if (type === null) return skip(called, `Its type “${scalarText(sent.type)}” is not known.`, lost);
    const choices = isChoice(type) ? readOptions(sent.options, called) : NO_CHOICES;
    if (choices === null) return skip(called, 'None of its options can be read.', lost);
    const group = type === 'group' ? readGroup(sent) : null;
    if (type === 'group' && !group) return skip(called, 'What it asks for cannot be read.', lost);
    seen.add(key);
    problems.push(...choices.problems, ...(group?.problems ?? []));
    if (isChoice(type) && !isReadOnly && choices.options.every(({ value }) => value === '')) {
      problems.push({
        kind: wanted.kind,
        name: called,
        problem: 'It has no options to choose from, and is asked for as a text.',
      });
    }
    return {
      key,
      label,
      type,
      isRequired,
      options: choices.options,
      htmlAttributes: attributesOf(sent.htmlAttributes),
      ...(group && { group: group.value }),
      rest: sent,
    };
  }

  return {
    problems,
    unaskable,
    all: (list: readonly unknown[]) => list.flatMap((sent, at) => read(sent, at) ?? []),
    /** Reports an unreadable part, which may contain required fields. */
    lose: (kind: ConfigurationProblem['kind'], name: string) => {
      problems.push({ kind, name, problem: 'It cannot be read, so nothing can be sold without it.' });
      unaskable.push({ name: '', label: name });
    },
    note: (problem: ConfigurationProblem) => problems.push(problem),
  };
}

/** Null for a group that cannot be completed. */
function readGroup(sent: Readonly<Record<string, unknown>>): Reading<FieldGroup> | null {
  const reader = createFieldReader({
    kind: 'group field',
    nameKey: 'name',
    place: (at) => `field ${at + 1}`,
    isReadOnly: () => false,
  });
  const fields = reader.all(listOf(sent.fields) ?? []).flatMap(({ key, rest, ...common }): GroupField[] => {
    const description = shownOrNull(recordOf(rest.metadata).description);
    return common.type === 'group' ? [] : [{ ...common, name: key, metadata: { description } }];
  });
  if (fields.length === 0 || reader.unaskable.length > 0) return null;
  const [least, most] = [countOf(sent.minItems) ?? 0, countOf(sent.maxItems)];
  const isRequired = flagOf(sent.isRequired, false);
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
  const name = scalarText(sent.type).toLowerCase().replaceAll('-', '_');
  const isGroup = name === 'multi_select' && (listOf(sent.fields) ?? []).length > 0;
  return isGroup ? 'group' : (FIELD_TYPES.find((type) => type === name) ?? null);
}

function attributesOf(sent: unknown): ReadField['htmlAttributes'] {
  return Object.fromEntries(
    Object.entries(recordOf(sent)).flatMap(([name, value]) => (isScalar(value) ? [[name, value]] : [])),
  );
}

/** An answer that a form can start with; null for any other. */
export function answerOf(sent: unknown): Answer {
  if (isScalar(sent)) return sent;
  return Array.isArray(sent) ? sent.map(entryOf).filter((entry) => entry !== null) : null;
}

type EntryAnswer = string | number | boolean | string[];

/** A chosen option or the entry of a group. */
function entryOf(sent: unknown): string | Record<string, EntryAnswer> | null {
  if (isScalar(sent)) return String(sent);
  if (!isRecord(sent)) return null;
  const answers = Object.entries(sent).flatMap(([name, value]): [string, EntryAnswer][] => {
    if (isScalar(value)) return [[name, value]];
    return Array.isArray(value) ? [[name, value.filter(isScalar).map(String)]] : [];
  });
  return Object.fromEntries(answers);
}

export function shownOrNull(sent: unknown): string | null {
  return shownText(sent) || null;
}
