/** An amount: minor units, the text to show ("£12.50") and the plain decimal ("12.50"). */
export interface Money {
  amount: number;
  formatted: string;
  decimal: string;
}

export interface NamedRef {
  id: string;
  name: string;
}

export type PaymentType = 'recurring' | 'fixed';

export type FixedPeriod = 'days' | 'weeks' | 'months' | 'years';

/** One entry of a group, by the names of its fields. */
export type GroupEntry = Record<string, string | number | boolean>;

export type Answer = string | number | boolean | string[] | GroupEntry[] | null;

export interface Promotion {
  id: string;
  code: string;
}
