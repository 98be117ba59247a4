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

export interface DataFieldForm {
  checksum: string;
  sections: { sectionName: string; sectionReference: string; sectionFields: DataField[] }[];
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
