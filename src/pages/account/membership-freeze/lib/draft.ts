import { type ApiFailure, groupLines } from '@/shared/api';
import { formatDateProblem } from '@/shared/forms';
import { FUTURE_YEAR_LIMITS, readTypedDate } from '@/shared/lib';

/** The form values; the first day as text, DD/MM/YYYY. */
export interface FreezeDraft {
  readonly from: string;
  readonly months: string;
  readonly reason: string;
}
/** Errors by field; errors that belong to no field under ''. */
export type FreezeDraftErrors = Readonly<Partial<Record<'from' | 'months' | '', string>>>;

/** Parses the first day; returns it or an error. */
export function readFirstDay(typedDay: string): { from: string } | { error: string } {
  const parsed = readTypedDate(typedDay, FUTURE_YEAR_LIMITS);
  return parsed.kind === 'date'
    ? { from: parsed.iso }
    : { error: formatDateProblem(typedDay, FUTURE_YEAR_LIMITS) };
}

/** The errors of a refusal by field. */
export function toDraftErrors(failure: ApiFailure): FreezeDraftErrors {
  return groupLines(failure, (name) => (name === 'from' || name === 'months' ? name : null));
}
