import { AnswerQuestions } from '@/features/answer-questions';
import { questions } from '../../model/features';

/** The operator's own questions. */
export function QuestionsBody() {
  return <AnswerQuestions model={questions} />;
}
