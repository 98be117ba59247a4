import type { FieldErrors } from '../../common/index.ts';
import type { Question, QuestionAnswer, QuestionGroup } from '../../common/types.ts';
import { type AnswerableField, checkAnswer } from './field-answer.ts';
import { collectErrors } from './field-errors.ts';
import { checkGroup } from './group-answer.ts';

const TEXT_LENGTH = 2_000;

export interface CheckedQuestions {
  answers: (QuestionAnswer & { reference: string })[];
  /** Messages by question id. */
  errors: FieldErrors;
  isValid: boolean;
}

/**
 * Checks the answers to a membership's extra questions: required ones must be answered, and every value must be an offered one.
 */
export function checkQuestionAnswers(
  groups: QuestionGroup[],
  sentAnswers: { questionId: string; answer: unknown }[],
): CheckedQuestions {
  const byQuestion = new Map(sentAnswers.map(({ questionId, answer }) => [questionId, answer]));
  const collector = collectErrors();
  const answers: CheckedQuestions['answers'] = [];
  for (const question of groups.flatMap((group) => group.questions)) {
    const raw = byQuestion.get(question.id);
    byQuestion.delete(question.id);
    if (question.fields) {
      const { answer, errors } = checkGroup(question, raw, TEXT_LENGTH);
      for (const [path, message] of Object.entries(errors)) {
        collector.add([question.id, path].filter(Boolean).join('.'), message);
      }
      answers.push({ questionId: question.id, reference: question.reference, answer });
      continue;
    }
    const checked = checkAnswer(toAnswerableField(question), raw);
    if (checked.isValid) {
      answers.push({ questionId: question.id, reference: question.reference, answer: checked.answer });
    } else {
      collector.add(question.id, checked.message);
    }
  }
  for (const unknownId of byQuestion.keys()) collector.add(unknownId, 'This question is not asked.');
  return { answers, errors: collector.errors, isValid: !collector.hasAny };
}

function toAnswerableField(question: Question): AnswerableField {
  return {
    label: question.label,
    type: question.type,
    isRequired: question.isRequired,
    values: Object.keys(question.options),
    maxLength: TEXT_LENGTH,
    latestDate: question.latestDay ?? null,
  };
}
