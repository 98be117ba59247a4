import { controlId, fieldKey } from '@/shared/forms';

/** The id of the form; the ids of its controls begin with it. */
export const QUESTIONS_FORM = 'questions';

/** The id of a question's control. */
export const questionControl = (questionId: string): string =>
  controlId(QUESTIONS_FORM, fieldKey(questionId));
