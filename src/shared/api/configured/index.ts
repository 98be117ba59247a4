export type { AnswersTest, AnswerTest, Branch, Condition, Conditions } from './conditions';
export type { FieldGroup, FieldType, GroupField } from './field';
export type { Oddity, Unaskable } from './oddity';
export type { FieldOption } from './options';
