import { toUnexpectedFailure } from '../failure';
import type { components } from '../schema.gen';
import { type Conditions, readConditions } from './conditions';
import type { ReadResult, UnavailableField } from './configuration-problem';
import {
  createFieldReader,
  type FieldGroup,
  type FieldType,
  type ParsedField,
  readAnswer,
  readPlainText,
} from './field';
import type { FieldOption } from './options';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, toList } from './values';

/** A custom question. Requirement J5.1. */
export type Question = {
  readonly id: string;
  readonly reference: string;
  readonly label: string;
  readonly type: FieldType;
  readonly options: readonly FieldOption[];
  readonly placeholder: string | null;
  readonly default: components['schemas']['FieldAnswer'];
  readonly isRequired: boolean;
  readonly htmlAttributes: ParsedField['htmlAttributes'];
  readonly group?: FieldGroup;
};

export type QuestionGroup = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
  readonly conditions?: Conditions;
};

export type Questions = {
  readonly groups: readonly QuestionGroup[];
  /** Required questions that cannot be shown, because of which the membership cannot be sold. */
  readonly unavailableFields: readonly UnavailableField[];
};

/**
 * Parses the operator's questions, leaving out parts that cannot be read.
 *
 * @param rawQuestions the `data` of the response, names in camelCase
 * @throws ApiFailure `unexpected` if it is not a list
 */
export function readQuestions(rawQuestions: unknown): ReadResult<Questions> {
  const rawGroups = toList(rawQuestions);
  if (rawGroups === null) throw toUnexpectedFailure(new Error('Pavilion: the questions are no list.'));
  const reader = createFieldReader({
    kind: 'question',
    nameKey: 'id',
    fallbackLabel: (index) => `question ${index + 1}`,
    isReadOnly: () => false,
  });
  const groups = rawGroups.flatMap((group, index): QuestionGroup[] => {
    if (group === null || group === undefined) return [];
    const name = isRecord(group) ? toShownText(group.title) || formatScalar(group.id) : '';
    const questions = isRecord(group) ? toList(group.questions) : null;
    if (!isRecord(group) || questions === null) {
      reader.reportUnreadable('group', name || `group ${index + 1}`, [index]);
      return [];
    }
    const groupLabel = name || `group ${index + 1}`;
    const conditions = readConditions(group, (fault, condition) =>
      reader.report({ ...fault, kind: 'group', name: groupLabel, path: [index, 'allOf', condition] }),
    );
    return [
      {
        id: formatScalar(group.id),
        title: toShownText(group.title),
        questions: reader.readAll(questions, [index, 'questions']).map(toQuestion),
        ...(conditions && { conditions }),
      },
    ];
  });
  return { value: { groups, unavailableFields: reader.unavailableFields }, problems: reader.problems };
}

function toQuestion({ key, raw, ...common }: ParsedField): Question {
  return {
    ...common,
    id: key,
    reference: formatScalar(raw.reference),
    placeholder: readPlainText(raw.placeholder),
    default: readAnswer(raw.default),
  };
}
