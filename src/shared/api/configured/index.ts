export type { AnswersTest, AnswerTest, Condition, ConditionBranch, Conditions } from './conditions';
export type { ConfigurationProblem, UnavailableField } from './configuration-problem';
export type { FieldGroup, FieldType, GroupField } from './field';
export type { FieldOption } from './options';
