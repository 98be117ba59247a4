import { type ApiFailure, failureLines } from '@/shared/api';
import { dateText } from '@/shared/forms';
import { AHEAD, readTypedDate } from '@/shared/lib';

/** What is typed; the first day as text, DD/MM/YYYY. */
export interface Draft {
  readonly from: string;
  readonly months: string;
  readonly reason: string;
}
/** Messages beside the fields; what is about none of them under ''. */
export type DraftErrors = Readonly<Partial<Record<'from' | 'months' | '', string>>>;

/** The first day, or why it cannot be read. */
export function readFrom(typed: string): { from: string } | { error: string } {
  const reading = readTypedDate(typed, AHEAD);
  return reading.kind === 'date' ? { from: reading.iso } : { error: dateText(typed, AHEAD) };
}

/** A refusal's messages beside the fields that they are about. */
export function errorsOf(failure: ApiFailure): DraftErrors {
  return failureLines(failure, (name) => (name === 'from' || name === 'months' ? name : null));
}
