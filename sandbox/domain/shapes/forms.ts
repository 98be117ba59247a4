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
  /** The key under which the answer is sent and under which its messages come back. */
  name: string;
  path: string;
  label: string;
  type: DataFieldType;
  isRequired: boolean;
  /** false: shown, but not the customer's to change. */
  isAuthorised: boolean;
  htmlAttributes: Record<string, string>;
  metadata: { description: string | null };
  options: { value: string; label: string }[];
  answer: Answer;
}

/** What of a section depends on answers, in JSON schema's terms: a field that a `then` names is asked only where it is brought. */
export interface SectionCondition {
  if: { properties: Record<string, { const: string | number | boolean }>; required: string[] };
  then: { properties: Record<string, object>; required: string[] };
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
  /** Value to label; the values are the operator's own and travel untouched. */
  options: Record<string, string>;
  placeholder: string | null;
  default: string | null;
  isRequired: boolean;
  /** Of a `multi_select` that is asked any number of times: what each entry asks for, and how many entries there may be. */
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
