import { type ConfigurationReading, configurationChecks } from '@/shared/api';
import { isIsoDate, readRecord } from '@/shared/lib';
import { text as findingText } from '../finding-texts';
import { text } from '../note-texts';
import { formatSent, isRecord, listSentSections, readItems, type SentObject } from './fields-sent';
import type { Finding } from './finding';

/** The attributes that the form uses (`shared/forms/schema`). */
const USED_ATTRIBUTES = [
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
const TYPES_WITHOUT_OPTIONS = ['text', 'textarea', 'email', 'tel', 'postcode', 'number', 'date', 'checkbox'];

type NoteContext = { readonly subject: string; readonly knownNames: Readonly<Record<string, true>> };

/** Notes about what the site ignores in each section and field, or shows in an unexpected way. */
export function listFieldNotes(reading: ConfigurationReading): Finding[] {
  const isForm = reading.kind === 'details' || reading.kind === 'questions';
  if (!isForm) return [];
  const { NAMES } = configurationChecks;
  const isDetails = reading.kind === 'details';
  return listSentSections(reading).flatMap(({ sent, name, fields }) => [
    ...findUnreadNote(sent, {
      subject: findingText(isDetails ? 'subject.section' : 'subject.group', { name }),
      knownNames: isDetails ? NAMES.section : NAMES.group,
    }),
    ...fields.flatMap((field) =>
      listNotesOfField(field, {
        subject: findingText(isDetails ? 'subject.field' : 'subject.question', {
          name: formatFieldName(field),
        }),
        knownNames: isDetails ? NAMES.field : NAMES.question,
      }),
    ),
  ]);
}

function formatFieldName(field: SentObject): string {
  return (
    formatSent(field.label) || formatSent(field.reference) || formatSent(field.name) || formatSent(field.id)
  );
}

function listNotesOfField(field: SentObject, context: NoteContext): Finding[] {
  const attributes = Object.fromEntries(
    Object.entries(readRecord(field.htmlAttributes)).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
  const innerFields = readItems(field.fields);
  return [
    ...findUnreadNote(field, context),
    ...buildUnreadNote(
      Object.keys(attributes).filter((name) => !USED_ATTRIBUTES.includes(name)),
      context.subject,
    ),
    ...findLabelNote(field, context),
    ...findChoiceNote(field, context),
    ...listLimitNotes(field, attributes, context),
    ...innerFields.flatMap((innerField) => {
      const subject = findingText('subject.group field', { name: formatFieldName(innerField) });
      return readItems(innerField.fields).length > 0
        ? [buildNote('hides', subject, text('note.nested'), text('todo.nested'))]
        : listNotesOfField(innerField, { subject, knownNames: configurationChecks.NAMES.field });
    }),
  ];
}

function buildNote(level: Finding['level'], subject: string, what: string, todo: string): Finding {
  return { level, subject, what, todo };
}

function findUnreadNote(sentObject: SentObject, { subject, knownNames }: NoteContext): Finding[] {
  return buildUnreadNote(
    Object.keys(sentObject).filter((name) => !Object.hasOwn(knownNames, name)),
    subject,
  );
}

function buildUnreadNote(knownNames: readonly string[], subject: string): Finding[] {
  return knownNames.length === 0
    ? []
    : [
        buildNote(
          'note',
          subject,
          text('note.unread', { names: knownNames.join('”, “') }),
          text('todo.unread'),
        ),
      ];
}

function findLabelNote(field: SentObject, { subject }: NoteContext): Finding[] {
  const isHidden = isSwitchedOff(field.isAuthorised) && (field.answer ?? '') === '';
  if (isHidden) return [buildNote('hides', subject, text('note.readOnly'), text('todo.readOnly'))];
  return formatSent(field.label) === '' && formatFieldName(field) !== ''
    ? [
        buildNote(
          'note',
          subject,
          text('note.noLabel', { name: formatFieldName(field) }),
          text('todo.noLabel'),
        ),
      ]
    : [];
}

function isSwitchedOff(value: unknown): boolean {
  return value === false || value === 0 || value === 'false' || value === '0' || value === 'no';
}

function findChoiceNote({ type: sentType, options }: SentObject, { subject }: NoteContext): Finding[] {
  const type = formatSent(sentType).toLowerCase().replaceAll('-', '_');
  const count = isRecord(options) || Array.isArray(options) ? Object.keys(options).length : 0;
  return count === 0 || !TYPES_WITHOUT_OPTIONS.includes(type)
    ? []
    : [buildNote('note', subject, text('note.noChoice', { type, count }), text('todo.noChoice'))];
}

function listLimitNotes(
  { type }: SentObject,
  { pattern, min, max }: Readonly<Record<string, string>>,
  { subject }: NoteContext,
): Finding[] {
  const isDate = type === 'date';
  const isReadableLimit = (limit: string) =>
    isDate ? isIsoDate(limit) : Number.isFinite(Number(limit || 'none'));
  const limits = isDate || type === 'number' ? Object.entries({ min, max }) : [];
  return [
    ...(pattern !== undefined && !isValidPattern(pattern)
      ? [buildNote('note', subject, text('note.pattern'), text('todo.pattern'))]
      : []),
    ...limits.flatMap(([key, value]) =>
      value === undefined || isReadableLimit(value)
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

function isValidPattern(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').source !== '';
  } catch {
    return false;
  }
}
