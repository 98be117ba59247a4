import type { components } from '../schema.gen';
import type { ConfigurationProblem, Reading, Unaskable } from './configuration-problem';
import { type FieldOption, readOptions } from './options';
import { flagOf, isRecord, isScalar, listOf, recordOf, scalarText, shownText } from './values';

/** The ways in which an operator can ask for something. */
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

/** What is asked in each entry of a group. */
export type GroupField = {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly options: readonly FieldOption[];
  readonly htmlAttributes: ReadField['htmlAttributes'];
  readonly metadata: { readonly description: string | null };
};

/** The same fields asked any number of times, in JSON schema's terms: how many entries there may be. */
export type FieldGroup = {
  readonly fields: readonly GroupField[];
  readonly minItems: number;
  readonly maxItems: number | null;
};

/** What data fields and questions have in common. */
export type ReadField = {
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly options: readonly FieldOption[];
  readonly htmlAttributes: Readonly<Record<string, string | number | boolean>>;
  /** Of type `group` alone. */
  readonly group?: FieldGroup;
  readonly rest: Readonly<Record<string, unknown>>;
};

type Wanted = {
  readonly kind: 'field' | 'question' | 'group field';
  /** The key under which its name stands: an answer is sent under that. */
  readonly nameKey: 'name' | 'id';
  /** What to call one that has no name, by its place. */
  readonly place: (at: number) => string;
  /** Shown only: any type will do, and it is never required. */
  readonly isReadOnly: (sent: Readonly<Record<string, unknown>>) => boolean;
};

/** Collects what was read of a form, section by section. A name that came before is left out: its first field keeps it. */
export function createFieldReader(wanted: Wanted) {
  const problems: ConfigurationProblem[] = [];
  const unaskable: Unaskable[] = [];
  const seen = new Set<string>();

  function leaveOut(name: string, problem: string, lost: Unaskable | null): null {
    const ending = lost ? 'It is required, so nothing can be sold without it.' : 'It is left out.';
    problems.push({ kind: wanted.kind, name, problem: `${problem} ${ending}` });
    if (lost) unaskable.push(lost);
    return null;
  }

  function read(sent: unknown, at: number): ReadField | null {
    const place = wanted.place(at);
    if (!isRecord(sent)) {
      const isNothing = sent === null || sent === undefined;
      return leaveOut(place, 'It is no object.', isNothing ? null : { name: '', label: place });
    }
    const key = scalarText(sent[wanted.nameKey]);
    const label = shownText(sent.label) || shownText(sent.reference) || shownText(key);
    const isReadOnly = wanted.isReadOnly(sent);
    const isRequired = !isReadOnly && flagOf(sent.isRequired, false);
    const lost = isRequired ? { name: key, label: label || place } : null;
    const called = label || place;
    if (key === '') return leaveOut(called, `It has no ${wanted.nameKey}.`, lost);
    if (seen.has(key)) {
      return leaveOut(called, `Its ${wanted.nameKey} “${key}” comes twice; the first one is kept.`, null);
    }
    const type = isReadOnly ? (typeOf(sent) ?? 'text') : typeOf(sent);
    if (type === null) return leaveOut(called, `Its type “${scalarText(sent.type)}” is not known.`, lost);
    const choices = isChoice(type) ? readOptions(sent.options, called) : NO_CHOICES;
    if (choices === null) return leaveOut(called, 'None of its options can be read.', lost);
    const group = type === 'group' ? readGroup(sent) : null;
    if (type === 'group' && !group) return leaveOut(called, 'What it asks for cannot be read.', lost);
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
    /** The fields of a list that can be asked. */
    all: (list: readonly unknown[]) => list.flatMap((sent, at) => read(sent, at) ?? []),
    /** A part that may have held required fields and cannot be read at all. */
    lose: (kind: ConfigurationProblem['kind'], name: string) => {
      problems.push({ kind, name, problem: 'It cannot be read, so nothing can be sold without it.' });
      unaskable.push({ name: '', label: name });
    },
    note: (oddity: ConfigurationProblem) => problems.push(oddity),
  };
}

/** Null for a group that cannot be filled in: nothing of it can be read, or not all that an entry needs. */
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

/** As many as the API takes in one answer. */
const MOST_ENTRIES = 100;

function countOf(sent: unknown): number | null {
  const count = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && count <= MOST_ENTRIES
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

/** An answer that a form can begin with; null for any other. */
export function answerOf(sent: unknown): Answer {
  if (isScalar(sent)) return sent;
  return Array.isArray(sent) ? sent.map(entryOf).filter((entry) => entry !== null) : null;
}

type EntryAnswer = string | number | boolean | string[];

/** A chosen value, or an entry of a group. */
function entryOf(sent: unknown): string | Record<string, EntryAnswer> | null {
  if (isScalar(sent)) return String(sent);
  if (!isRecord(sent)) return null;
  const answers = Object.entries(sent).flatMap(([name, value]): [string, EntryAnswer][] => {
    if (isScalar(value)) return [[name, value]];
    return Array.isArray(value) ? [[name, value.filter(isScalar).map(String)]] : [];
  });
  return Object.fromEntries(answers);
}

/** A text to show, or null when there is none. */
export function shownOrNull(sent: unknown): string | null {
  return shownText(sent) || null;
}
