import type { Answer, GroupEntry, Question } from '../../common/types.ts';
import { type AnswerableField, type CheckedAnswer, checkAnswer } from './field-answer.ts';
import { requiredMessage } from './field-errors.ts';

export interface CheckedGroup {
  answer: Answer;
  /** Errors by `{index}.{field}`; '' is the error of the group. */
  errors: Record<string, string>;
}

/** Checks each entry of a repeated group by the group's fields. */
export function checkGroup(question: Question, raw: unknown, maxLength: number): CheckedGroup {
  const { fields = [], minItems = 0, maxItems = Number.POSITIVE_INFINITY } = question;
  const sentEntries: unknown[] = Array.isArray(raw) ? raw : [];
  const errors = new Map<string, string>();
  const entries = sentEntries.map((entry, place): GroupEntry => {
    const entryAnswers = new Map(Object.entries(typeof entry === 'object' && entry !== null ? entry : {}));
    const answers = fields.flatMap(({ name, label, type, isRequired }) => {
      const field: AnswerableField = { label, type, isRequired, values: [], maxLength, latestDate: null };
      const checked: CheckedAnswer = checkAnswer(field, entryAnswers.get(name));
      if (!checked.isValid) errors.set(`${place}.${name}`, checked.message);
      return checked.isValid && isPlain(checked.answer) ? [[name, checked.answer] as const] : [];
    });
    return Object.fromEntries(answers);
  });
  const least = question.isRequired ? Math.max(1, minItems) : 0;
  if (entries.length < least) errors.set('', requiredMessage(question.label));
  else if (entries.length > 0 && entries.length < minItems)
    errors.set('', `${question.label} is incomplete.`);
  else if (entries.length > maxItems) errors.set('', `${question.label} has too many entries.`);
  return { answer: entries.length > 0 ? entries : null, errors: Object.fromEntries(errors) };
}

function isPlain(answer: Answer): answer is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof answer);
}
