import { type ConfigurationReading, configured } from '@/shared/api';
import { isIsoDate, readRecord } from '@/shared/lib';
import { text as findingText } from '../finding-texts';
import { text } from '../note-texts';
import { formatSent, isRecord, listSentSections, readItems, type Sent } from './fields-sent';
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
    ...unreadNote(sent, {
      subject: findingText(isDetails ? 'subject.section' : 'subject.group', { name }),
      names: isDetails ? NAMES.section : NAMES.group,
    }),
    ...fields.flatMap((field) =>
      notesOf(field, {
        subject: findingText(isDetails ? 'subject.field' : 'subject.question', { name: nameOf(field) }),
        names: isDetails ? NAMES.field : NAMES.question,
      }),
    ),
  ]);
}

function nameOf(field: Sent): string {
  return (
    formatSent(field.label) || formatSent(field.reference) || formatSent(field.name) || formatSent(field.id)
  );
}

function notesOf(field: Sent, owner: Owner): Finding[] {
  const attributes = Object.fromEntries(
    Object.entries(readRecord(field.htmlAttributes)).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
  const inner = readItems(field.fields);
  return [
    ...unreadNote(field, owner),
    ...unread(
      Object.keys(attributes).filter((name) => !ATTRIBUTES.includes(name)),
      owner.subject,
    ),
    ...labelNote(field, owner),
    ...choiceNote(field, owner),
    ...limitNotes(field, attributes, owner),
    ...inner.flatMap((part) => {
      const subject = findingText('subject.group field', { name: nameOf(part) });
      return readItems(part.fields).length > 0
        ? [note('hides', subject, text('note.nested'), text('todo.nested'))]
        : notesOf(part, { subject, names: configured.NAMES.field });
    }),
  ];
}

function note(level: Finding['level'], subject: string, what: string, todo: string): Finding {
  return { level, subject, what, todo };
}

function unreadNote(sent: Sent, { subject, names }: Owner): Finding[] {
  return unread(
    Object.keys(sent).filter((name) => !Object.hasOwn(names, name)),
    subject,
  );
}

function unread(names: readonly string[], subject: string): Finding[] {
  return names.length === 0
    ? []
    : [note('note', subject, text('note.unread', { names: names.join('”, “') }), text('todo.unread'))];
}

function labelNote(field: Sent, { subject }: Owner): Finding[] {
  const isHidden = isSwitchedOff(field.isAuthorised) && (field.answer ?? '') === '';
  if (isHidden) return [note('hides', subject, text('note.readOnly'), text('todo.readOnly'))];
  return formatSent(field.label) === '' && nameOf(field) !== ''
    ? [note('note', subject, text('note.noLabel', { name: nameOf(field) }), text('todo.noLabel'))]
    : [];
}

function isSwitchedOff(value: unknown): boolean {
  return value === false || value === 0 || value === 'false' || value === '0' || value === 'no';
}

function choiceNote({ type: sent, options }: Sent, { subject }: Owner): Finding[] {
  const type = formatSent(sent).toLowerCase().replaceAll('-', '_');
  const count = isRecord(options) || Array.isArray(options) ? Object.keys(options).length : 0;
  return count === 0 || !WITHOUT_OPTIONS.includes(type)
    ? []
    : [note('note', subject, text('note.noChoice', { type, count }), text('todo.noChoice'))];
}

function limitNotes(
  { type }: Sent,
  { pattern, min, max }: Readonly<Record<string, string>>,
  { subject }: Owner,
): Finding[] {
  const isDate = type === 'date';
  const isReadable = (limit: string) =>
    isDate ? isIsoDate(limit) : Number.isFinite(Number(limit || 'none'));
  const wrong = isDate || type === 'number' ? Object.entries({ min, max }) : [];
  return [
    ...(pattern !== undefined && !isPattern(pattern)
      ? [note('note', subject, text('note.pattern'), text('todo.pattern'))]
      : []),
    ...wrong.flatMap(([key, value]) =>
      value === undefined || isReadable(value)
        ? []
        : [
            note(
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
