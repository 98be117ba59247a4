import {
  type ConfigurationKind,
  type ConfigurationReading,
  configurationChecks,
  isApiFailure,
} from '@/shared/api';
import { readJson } from '@/shared/config';
import { readRecord } from '@/shared/lib';
import { text as findingText } from '../finding-texts';
import { text as noteText } from '../note-texts';
import { text } from '../texts';
import { listConditionNotes } from './condition-notes';
import { listFieldNotes } from './field-notes';
import { formatSent, isRecord, readItems } from './fields-sent';
import { type Finding, sortWorstFirst } from './finding';
import { toFinding } from './problem-findings';

/** The findings about a text; `reading` is null if the site cannot read it at all. */
export type ConfigurationCheck = {
  readonly kind: ConfigurationKind;
  /** The text, as it was checked. */
  readonly text: string;
  readonly reading: ConfigurationReading | null;
  readonly findings: readonly Finding[];
};

/** A text that the site cannot use; the message is shown beside its field. */
class UnfitText extends Error {}

/** The property names by which the kind of a response is recognised. */
const PROPERTIES_OF_KINDS: readonly (readonly [ConfigurationKind, readonly string[]])[] = [
  ['details', ['section_fields', 'sectionFields', 'section_name']],
  ['questions', ['questions']],
  ['memberships', ['payment_options', 'paymentOptions']],
  ['centres', ['postcode', 'lat', 'address_1', 'can_display_ineligible_memberships']],
];

function detectKind(body: unknown): ConfigurationKind | null {
  const sentObjects = readItems(isRecord(body) && 'data' in body ? body.data : body);
  return (
    PROPERTIES_OF_KINDS.find(([, names]) =>
      sentObjects.some((sentObject) => names.some((name) => name in sentObject)),
    )?.[0] ?? null
  );
}

/**
 * Reads a text as the site would read a response of the API.
 *
 * @param selectedKind the kind of the response; null to recognise it.
 * @throws {UnfitText} if the text cannot be used.
 */
export async function checkConfigurationText(
  sentText: string,
  selectedKind: ConfigurationKind | null,
): Promise<ConfigurationCheck> {
  if (sentText.trim() === '') throw new UnfitText(text('check.empty'));
  const json = readJson(sentText);
  if (json.mistake) throw new UnfitText(text('check.noJson', json.mistake));
  if (typeof json.value !== 'object' || json.value === null) throw new UnfitText(text('check.noObject'));
  const kind = selectedKind ?? detectKind(json.value);
  if (kind === null) throw new UnfitText(text('check.unknown'));
  try {
    const reading = await configurationChecks.read(kind, sentText);
    return { kind, text: sentText, reading, findings: listFindings(reading) };
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return {
      kind,
      text: sentText,
      reading: null,
      findings: [buildWholeFinding('stops', 'note.notRead', 'todo.notRead')],
    };
  }
}

function buildWholeFinding(
  level: Finding['level'],
  what: 'note.notRead' | 'note.empty',
  todo: 'todo.notRead' | 'todo.empty',
): Finding {
  return { level, subject: findingText('subject.answer'), what: noteText(what), todo: noteText(todo) };
}

function listFindings(reading: ConfigurationReading): Finding[] {
  const isEmpty = Object.keys(readRecord(reading.response)).length === 0;
  return sortWorstFirst([
    ...(isEmpty ? [buildWholeFinding('note', 'note.empty', 'todo.empty')] : []),
    ...reading.problems.map((problem) => toFinding(problem, reading.kind)),
    ...listConditionNotes(reading),
    ...listFieldNotes(reading),
    ...listMembershipNotes(reading),
  ]);
}

function listMembershipNotes({ kind, response }: ConfigurationReading): Finding[] {
  if (kind !== 'memberships') return [];
  return readItems(response).flatMap((membershipType): Finding[] => {
    const subject = findingText('subject.membership', { name: formatSent(membershipType.name) });
    const ages = [membershipType.minAge, membershipType.maxAge].filter(
      (age) => age !== null && age !== undefined && !isAge(age),
    );
    const hasNoPaymentOption =
      Array.isArray(membershipType.paymentOptions) && membershipType.paymentOptions.length === 0;
    return [
      ...ages.map((age) => ({
        level: 'note' as const,
        subject,
        what: noteText('note.age', { value: String(age) }),
        todo: noteText('todo.age'),
      })),
      ...(hasNoPaymentOption
        ? [
            {
              level: 'hides' as const,
              subject,
              what: noteText('note.noWay'),
              todo: noteText('todo.noWay'),
            },
          ]
        : []),
    ];
  });
}

function isAge(value: unknown): boolean {
  return formatSent(value) !== '' && Number.isInteger(Number(value)) && Number(value) >= 0;
}
