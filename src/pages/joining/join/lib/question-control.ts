import type { QuestionGroup } from '@/shared/api';
import { findFieldPath, formatControlId } from '@/shared/forms';

/** The ID of the form, which is the prefix of the IDs of its controls. */
export const QUESTIONS_FORM_ID = 'questions';

/** The API names an answer by its path in the request body: `answers.{question_id}`. */
const ANSWERS_PREFIX_PATTERN = /^answers\./;

/** The path of a question in the form, from the server's field name; null if the question is not on the page. */
export function findQuestionPath(fieldName: string, groups: readonly QuestionGroup[]): string | null {
  const questionIds = new Set(groups.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return findFieldPath(fieldName.replace(ANSWERS_PREFIX_PATTERN, ''), (id) => questionIds.has(id));
}

/** The ID of the control of a question; undefined if the question is not on the page. */
export function findQuestionControlId(
  fieldName: string,
  groups: readonly QuestionGroup[],
): string | undefined {
  const questionPath = findQuestionPath(fieldName, groups);
  return questionPath === null ? undefined : formatControlId(QUESTIONS_FORM_ID, questionPath);
}
