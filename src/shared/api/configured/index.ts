export type { FieldType } from './field';
export type { Oddity, Unaskable } from './oddity';
export type { FieldOption } from './options';
