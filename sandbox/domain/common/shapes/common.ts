export interface NamedRef {
  id: string;
  name: string;
}

export type PaymentType = 'recurring' | 'fixed';

export type FixedPeriod = 'days' | 'weeks' | 'months' | 'years';

/** One entry of a repeated group of questions: field names and answers. */
export type GroupEntry = Record<string, string | number | boolean>;

export type Answer = string | number | boolean | string[] | GroupEntry[] | null;

export interface Promotion {
  id: string;
  code: string;
}
