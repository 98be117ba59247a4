import type { Conditions, ConfigurationReading } from '@/shared/api';
import { text as findingText } from '../finding-texts';
import { text } from '../note-texts';
import type { Finding } from './finding';

type ConditionedSection = {
  readonly subject: string;
  readonly fieldNames: readonly string[];
  readonly conditions: Conditions | undefined;
};

/** Notes about sections that are not shown, and about conditions on fields that their section does not have. */
export function listConditionNotes(reading: ConfigurationReading): Finding[] {
  return listSections(reading).flatMap(({ subject, fieldNames, conditions }) => {
    if (fieldNames.length === 0)
      return [
        {
          level: 'hides' as const,
          subject,
          what: text('note.emptySection'),
          todo: text('todo.emptySection'),
        },
      ];
    const { testedNames, requiredNames } = collectNames(conditions);
    const findUnknownNames = (allNames: readonly string[]) =>
      [...new Set(allNames)].filter((name) => !fieldNames.includes(name));
    return [
      ...findUnknownNames(testedNames).map((name) =>
        buildUnknownNameNote(subject, text('note.unknownAsked', { name })),
      ),
      ...findUnknownNames(requiredNames).map((name) =>
        buildUnknownNameNote(subject, text('note.unknownBrought', { name })),
      ),
    ];
  });
}

function buildUnknownNameNote(subject: string, what: string): Finding {
  return { level: 'hides', subject, what, todo: text('todo.unknownName') };
}

function listSections(reading: ConfigurationReading): ConditionedSection[] {
  if (reading.kind === 'details')
    return reading.value.sections.map(({ sectionName, sectionFields, conditions }, index) => ({
      subject: findingText('subject.section', { name: sectionName || index + 1 }),
      fieldNames: sectionFields.map(({ name }) => name),
      conditions,
    }));
  if (reading.kind === 'questions')
    return reading.value.groups.map(({ title, questions, conditions }, index) => ({
      subject: findingText('subject.group', { name: title || index + 1 }),
      fieldNames: questions.map(({ id }) => id),
      conditions,
    }));
  return [];
}

/** The fields that conditions depend on, and the fields that they require. */
function collectNames(conditions: Conditions | undefined) {
  const { allOf = [], dependentRequired = {}, dependentSchemas = {} } = conditions ?? {};
  const branches = [...allOf.flatMap(({ met, unmet }) => [met, unmet]), ...Object.values(dependentSchemas)];
  return {
    testedNames: [
      ...allOf.flatMap(({ test }) => [...Object.keys(test.properties), ...test.required]),
      ...Object.keys(dependentRequired),
      ...Object.keys(dependentSchemas),
    ],
    requiredNames: [
      ...branches.flatMap(({ asked, required }) => [...asked, ...required]),
      ...Object.values(dependentRequired).flat(),
    ],
  };
}
