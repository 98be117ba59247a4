export { createAnswerQuestions } from './model/answer-questions';
export { AnswerQuestions } from './ui/answer-questions';
