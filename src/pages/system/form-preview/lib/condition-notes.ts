import type { Conditions, ConfigurationReading } from '@/shared/api';
import { text as findingText } from '../finding-texts';
import { text } from '../note-texts';
import type { Finding } from './finding';

type Section = {
  readonly subject: string;
  readonly names: readonly string[];
  readonly conditions: Conditions | undefined;
};

/** Notes about sections that are not shown, and about conditions on fields that their section does not have. */
export function listConditionNotes(reading: ConfigurationReading): Finding[] {
  return listSections(reading).flatMap(({ subject, names, conditions }) => {
    if (names.length === 0)
      return [
        {
          level: 'hides' as const,
          subject,
          what: text('note.emptySection'),
          todo: text('todo.emptySection'),
        },
      ];
    const { asked, brought } = collectNames(conditions);
    const findUnknown = (allNames: readonly string[]) =>
      [...new Set(allNames)].filter((name) => !names.includes(name));
    return [
      ...findUnknown(asked).map((name) => buildNote(subject, text('note.unknownAsked', { name }))),
      ...findUnknown(brought).map((name) => buildNote(subject, text('note.unknownBrought', { name }))),
    ];
  });
}

function buildNote(subject: string, what: string): Finding {
  return { level: 'hides', subject, what, todo: text('todo.unknownName') };
}

function listSections(reading: ConfigurationReading): Section[] {
  if (reading.kind === 'details')
    return reading.value.sections.map(({ sectionName, sectionFields, conditions }, index) => ({
      subject: findingText('subject.section', { name: sectionName || index + 1 }),
      names: sectionFields.map(({ name }) => name),
      conditions,
    }));
  if (reading.kind === 'questions')
    return reading.value.groups.map(({ title, questions, conditions }, index) => ({
      subject: findingText('subject.group', { name: title || index + 1 }),
      names: questions.map(({ id }) => id),
      conditions,
    }));
  return [];
}

/** The fields that conditions depend on, and the fields that they require. */
function collectNames(conditions: Conditions | undefined) {
  const { allOf = [], dependentRequired = {}, dependentSchemas = {} } = conditions ?? {};
  const branches = [...allOf.flatMap(({ met, unmet }) => [met, unmet]), ...Object.values(dependentSchemas)];
  return {
    asked: [
      ...allOf.flatMap(({ test }) => [...Object.keys(test.properties), ...test.required]),
      ...Object.keys(dependentRequired),
      ...Object.keys(dependentSchemas),
    ],
    brought: [
      ...branches.flatMap(({ asked, required }) => [...asked, ...required]),
      ...Object.values(dependentRequired).flat(),
    ],
  };
}
