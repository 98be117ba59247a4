export { type AnswerQuestionsModel, createAnswerQuestions } from './model/answer-questions';
export { AnswerQuestions } from './ui/answer-questions';
