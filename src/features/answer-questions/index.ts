export { questionControl } from './lib/question-control';
export { createAnswerQuestions } from './model/answer-questions';
export { AnswerQuestions } from './ui/answer-questions';
