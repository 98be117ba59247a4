import type { FieldErrors } from '../../common/index.ts';
import type { Question, QuestionAnswer, QuestionGroup } from '../../common/types.ts';
import { type AnswerableField, checkAnswer } from './field-answer.ts';
import { createErrorCollector } from './field-errors.ts';
import { checkGroup } from './group-answer.ts';

const MAX_TEXT_LENGTH = 2_000;

export interface QuestionAnswersCheck {
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
): QuestionAnswersCheck {
  const answerByQuestion = new Map(sentAnswers.map(({ questionId, answer }) => [questionId, answer]));
  const errorCollector = createErrorCollector();
  const answers: QuestionAnswersCheck['answers'] = [];
  for (const question of groups.flatMap((group) => group.questions)) {
    const sentAnswer = answerByQuestion.get(question.id);
    answerByQuestion.delete(question.id);
    if (question.fields) {
      const { answer, errors } = checkGroup(question, sentAnswer, MAX_TEXT_LENGTH);
      for (const [entryPath, message] of Object.entries(errors)) {
        errorCollector.add([question.id, entryPath].filter(Boolean).join('.'), message);
      }
      answers.push({ questionId: question.id, reference: question.reference, answer });
      continue;
    }
    const answerCheck = checkAnswer(toAnswerableField(question), sentAnswer);
    if (answerCheck.isValid) {
      answers.push({ questionId: question.id, reference: question.reference, answer: answerCheck.answer });
    } else {
      errorCollector.add(question.id, answerCheck.message);
    }
  }
  for (const unknownId of answerByQuestion.keys())
    errorCollector.add(unknownId, 'This question is not asked.');
  return { answers, errors: errorCollector.errors, isValid: !errorCollector.hasAny };
}

function toAnswerableField(question: Question): AnswerableField {
  return {
    label: question.label,
    type: question.type,
    isRequired: question.isRequired,
    values: Object.keys(question.options),
    maxLength: MAX_TEXT_LENGTH,
    latestDate: question.latestDay ?? null,
  };
}
