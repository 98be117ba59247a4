import type { QuestionGroup } from '@/shared/api';
import { controlId, fieldPathOf } from '@/shared/forms';

/** The id of the form; the ids of its controls begin with it. */
export const QUESTIONS_FORM = 'questions';

/** The API document names an answer by its place in the body: `answers.{question_id}`. */
const IN_ANSWERS = /^answers\./;

/** The place in the form of a question that the server names; null where it is not asked. */
export function questionPath(name: string, groups: readonly QuestionGroup[]): string | null {
  const asked = new Set(groups.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return fieldPathOf(name.replace(IN_ANSWERS, ''), (id) => asked.has(id));
}

/** The id of its control; undefined where it is not asked. */
export function questionControl(name: string, groups: readonly QuestionGroup[]): string | undefined {
  const path = questionPath(name, groups);
  return path === null ? undefined : controlId(QUESTIONS_FORM, path);
}
