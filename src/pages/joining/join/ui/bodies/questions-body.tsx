import { questions } from '../../model/features';
import { AnswerQuestions } from '../answer-questions';

/** The operator's own questions. */
export function QuestionsBody() {
  return <AnswerQuestions model={questions} />;
}
