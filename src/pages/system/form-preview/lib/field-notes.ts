import { type ConfigurationReading, configured } from '@/shared/api';
import { isIsoDate, readRecord } from '@/shared/lib';
import { text as findingText } from '../finding-texts';
import { text } from '../note-texts';
import { formatSent, isRecord, listSentSections, readItems, type SentObject } from './fields-sent';
import type { Finding } from './finding';

/** The attributes that the form uses (`shared/forms/schema`). */
const ATTRIBUTES = [
  'autocomplete',
  'inputmode',
  'max',
  'maxlength',
  'min',
  'minlength',
  'pattern',
  'placeholder',
  'title',
];
const WITHOUT_OPTIONS = ['text', 'textarea', 'email', 'tel', 'postcode', 'number', 'date', 'checkbox'];

type Owner = { readonly subject: string; readonly names: Readonly<Record<string, true>> };

/** Notes about what the site ignores in each section and field, or shows in an unexpected way. */
export function listFieldNotes(reading: ConfigurationReading): Finding[] {
  const isForm = reading.kind === 'details' || reading.kind === 'questions';
  if (!isForm) return [];
  const { NAMES } = configured;
  const isDetails = reading.kind === 'details';
  return listSentSections(reading).flatMap(({ sent, name, fields }) => [
    ...findUnreadNote(sent, {
      subject: findingText(isDetails ? 'subject.section' : 'subject.group', { name }),
      names: isDetails ? NAMES.section : NAMES.group,
    }),
    ...fields.flatMap((field) =>
      listNotesOf(field, {
        subject: findingText(isDetails ? 'subject.field' : 'subject.question', { name: nameOf(field) }),
        names: isDetails ? NAMES.field : NAMES.question,
      }),
    ),
  ]);
}

function nameOf(field: SentObject): string {
  return (
    formatSent(field.label) || formatSent(field.reference) || formatSent(field.name) || formatSent(field.id)
  );
}

function listNotesOf(field: SentObject, owner: Owner): Finding[] {
  const attributes = Object.fromEntries(
    Object.entries(readRecord(field.htmlAttributes)).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
  const inner = readItems(field.fields);
  return [
    ...findUnreadNote(field, owner),
    ...buildUnreadNote(
      Object.keys(attributes).filter((name) => !ATTRIBUTES.includes(name)),
      owner.subject,
    ),
    ...findLabelNote(field, owner),
    ...findChoiceNote(field, owner),
    ...limitNotes(field, attributes, owner),
    ...inner.flatMap((innerField) => {
      const subject = findingText('subject.group field', { name: nameOf(innerField) });
      return readItems(innerField.fields).length > 0
        ? [buildNote('hides', subject, text('note.nested'), text('todo.nested'))]
        : listNotesOf(innerField, { subject, names: configured.NAMES.field });
    }),
  ];
}

function buildNote(level: Finding['level'], subject: string, what: string, todo: string): Finding {
  return { level, subject, what, todo };
}

function findUnreadNote(sent: SentObject, { subject, names }: Owner): Finding[] {
  return buildUnreadNote(
    Object.keys(sent).filter((name) => !Object.hasOwn(names, name)),
    subject,
  );
}

function buildUnreadNote(names: readonly string[], subject: string): Finding[] {
  return names.length === 0
    ? []
    : [buildNote('note', subject, text('note.unread', { names: names.join('”, “') }), text('todo.unread'))];
}

function findLabelNote(field: SentObject, { subject }: Owner): Finding[] {
  const isHidden = isSwitchedOff(field.isAuthorised) && (field.answer ?? '') === '';
  if (isHidden) return [buildNote('hides', subject, text('note.readOnly'), text('todo.readOnly'))];
  return formatSent(field.label) === '' && nameOf(field) !== ''
    ? [buildNote('note', subject, text('note.noLabel', { name: nameOf(field) }), text('todo.noLabel'))]
    : [];
}

function isSwitchedOff(value: unknown): boolean {
  return value === false || value === 0 || value === 'false' || value === '0' || value === 'no';
}

function findChoiceNote({ type: sent, options }: SentObject, { subject }: Owner): Finding[] {
  const type = formatSent(sent).toLowerCase().replaceAll('-', '_');
  const count = isRecord(options) || Array.isArray(options) ? Object.keys(options).length : 0;
  return count === 0 || !WITHOUT_OPTIONS.includes(type)
    ? []
    : [buildNote('note', subject, text('note.noChoice', { type, count }), text('todo.noChoice'))];
}

function limitNotes(
  { type }: SentObject,
  { pattern, min, max }: Readonly<Record<string, string>>,
  { subject }: Owner,
): Finding[] {
  const isDate = type === 'date';
  const isReadable = (limit: string) =>
    isDate ? isIsoDate(limit) : Number.isFinite(Number(limit || 'none'));
  const wrong = isDate || type === 'number' ? Object.entries({ min, max }) : [];
  return [
    ...(pattern !== undefined && !isPattern(pattern)
      ? [buildNote('note', subject, text('note.pattern'), text('todo.pattern'))]
      : []),
    ...wrong.flatMap(([key, value]) =>
      value === undefined || isReadable(value)
        ? []
        : [
            buildNote(
              'note',
              subject,
              text('note.limit', { key, value }),
              text(isDate ? 'todo.limitDate' : 'todo.limitNumber'),
            ),
          ],
    ),
  ];
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').source !== '';
  } catch {
    return false;
  }
}
