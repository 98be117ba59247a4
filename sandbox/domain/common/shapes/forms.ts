import type { Answer } from './common.ts';

export type DataFieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'multi_select'
  | 'checkbox';

export interface DataField {
  /** The key of the answer in requests and of its messages in responses. */
  name: string;
  path: string;
  label: string;
  type: DataFieldType;
  isRequired: boolean;
  /** False if the field is shown but the customer may not change it. */
  isAuthorised: boolean;
  htmlAttributes: Record<string, string>;
  metadata: { description: string | null };
  options: { value: string; label: string }[];
  answer: Answer;
}

/** Conditions of a section in JSON schema: a field that a `then` names is asked only when the condition is met. */
export interface SectionCondition {
  if: { properties: Record<string, { const: string | number | boolean }>; required: string[] };
  then: { properties: Record<string, Record<string, never>>; required: string[] };
}

export interface DataFieldForm {
  checksum: string;
  sections: {
    sectionName: string;
    sectionReference: string;
    sectionFields: DataField[];
    allOf?: SectionCondition[];
  }[];
}

export type OnboardingType = 'customer_account_online' | 'membership_purchase';

export type QuestionType = 'text' | 'number' | 'select' | 'multi_select' | 'date' | 'checkbox';

export interface Question {
  id: string;
  reference: string;
  label: string;
  type: QuestionType;
  /** Value to label; the operator's values are never converted. */
  options: Record<string, string>;
  placeholder: string | null;
  default: string | null;
  isRequired: boolean;
  /** True if the answer cannot be a date in the future. */
  isPast?: boolean;
  /** The latest date that is accepted. */
  latestDay?: string;
  /** For a repeated `multi_select`: the fields of each entry, and the allowed number of entries. */
  fields?: GroupField[];
  minItems?: number;
  maxItems?: number;
}

export interface GroupField {
  name: string;
  label: string;
  type: 'text' | 'number' | 'date' | 'checkbox';
  isRequired: boolean;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

export interface QuestionAnswer {
  questionId: string;
  answer: Answer;
}
