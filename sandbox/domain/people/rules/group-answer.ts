import type { Answer, GroupEntry, Question } from '../../common/types.ts';
import { type AnswerableField, type AnswerCheck, checkAnswer } from './field-answer.ts';
import { formatRequiredMessage } from './field-errors.ts';

export interface GroupCheck {
  answer: Answer;
  /** Errors by `{index}.{field}`; '' is the error of the group. */
  errors: Record<string, string>;
}

/** Checks each entry of a repeated group by the group's fields. */
export function checkGroup(question: Question, sentAnswer: unknown, maxLength: number): GroupCheck {
  const { fields = [], minItems = 0, maxItems = Number.POSITIVE_INFINITY } = question;
  const sentEntries: unknown[] = Array.isArray(sentAnswer) ? sentAnswer : [];
  const errors = new Map<string, string>();
  const entries = sentEntries.map((entry, entryIndex): GroupEntry => {
    const entryAnswers = new Map(Object.entries(typeof entry === 'object' && entry !== null ? entry : {}));
    const answers = fields.flatMap(({ name, label, type, isRequired }) => {
      const field: AnswerableField = { label, type, isRequired, values: [], maxLength, latestDate: null };
      const answerCheck: AnswerCheck = checkAnswer(field, entryAnswers.get(name));
      if (!answerCheck.isValid) errors.set(`${entryIndex}.${name}`, answerCheck.message);
      return answerCheck.isValid && isSimpleAnswer(answerCheck.answer)
        ? [[name, answerCheck.answer] as const]
        : [];
    });
    return Object.fromEntries(answers);
  });
  const fewestEntries = question.isRequired ? Math.max(1, minItems) : 0;
  if (entries.length < fewestEntries) errors.set('', formatRequiredMessage(question.label));
  else if (entries.length > 0 && entries.length < minItems)
    errors.set('', `${question.label} is incomplete.`);
  else if (entries.length > maxItems) errors.set('', `${question.label} has too many entries.`);
  return { answer: entries.length > 0 ? entries : null, errors: Object.fromEntries(errors) };
}

function isSimpleAnswer(answer: Answer): answer is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof answer);
}
