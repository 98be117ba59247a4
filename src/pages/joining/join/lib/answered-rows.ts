import type { Question, QuestionAnswer, QuestionGroup } from '@/shared/api';
import { formatEntry, formText } from '@/shared/forms';
import { formatDate } from '@/shared/lib';

interface AnsweredRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The questions with their answers, in order; unanswered questions are left out. */
export function listAnsweredRows(
  groups: readonly QuestionGroup[],
  answers: readonly QuestionAnswer[],
): readonly AnsweredRow[] {
  const answersByQuestionId = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return groups
    .flatMap(({ questions }) => questions)
    .map((question) => ({
      key: question.id,
      label: question.label,
      value: formatAnswer(question, answersByQuestionId.get(question.id) ?? null),
    }))
    .filter(({ value }) => value !== '');
}

function formatAnswer({ type, options }: Question, answer: QuestionAnswer['answer']): string {
  if (answer === null) return '';
  if (typeof answer === 'boolean') return formText(answer ? 'joining.yes' : 'joining.no');
  const findLabel = (value: string) =>
    options.find((option) => String(option.value) === value)?.label ?? value;
  if (Array.isArray(answer)) {
    return answer
      .map((entry) => (typeof entry === 'object' ? formatEntry(entry) : findLabel(entry)))
      .join(', ');
  }
  if (type === 'date') return formatDate(String(answer));
  return findLabel(String(answer));
}
