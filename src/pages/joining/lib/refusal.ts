import { type ApiFailure, failureText, joinedMessages } from '@/shared/api';
import { text } from '@/shared/messages';
import type { SectionKey } from './sections';

/** What the page does when the membership could not be sent. Source: Spec, joining §5, §8. */
export interface Refusal {
  /** The text of the alert beside the button. */
  readonly message: string;
  /** The trouble as a toast, with a scroll to the top, where no field can be corrected. Source: Spec, joining §8. */
  readonly toast: string | null;
  /** Messages by field, named as the specification names them. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The section that has to be corrected; null when it is none of them. */
  readonly section: SectionKey | null;
}

const EXPIRED = 419;
const DATE_FIELDS = ['startDate', 'billingDay'];

function sectionFor(fields: readonly string[]): SectionKey | null {
  if (fields.some((field) => DATE_FIELDS.includes(field))) return 'dates';
  return fields.some((field) => field === 'accountHolder' || field.startsWith('accountDetails'))
    ? 'direct-debit'
    : null;
}

/** Reads a failed submission: inline by field, or an alert and a toast. */
export function refusalOf(failure: ApiFailure): Refusal {
  if (failure.kind === 'validation') {
    const { errors } = failure;
    const fields = Object.keys(errors);
    if (fields.includes('incalculablePrice')) {
      const message = text('membership.incalculable');
      return { message, toast: message, errors: {}, section: null };
    }
    if (fields.length > 0)
      return { message: joinedMessages(failure), toast: null, errors, section: sectionFor(fields) };
  }
  const message = failureText(failure);
  const toast = isExpired(failure) ? message : text('membership.submitFailed');
  return { message, toast, errors: {}, section: null };
}

/** The page itself has run out: only loading it again helps, and its own text says so. Source: Spec, joining §8. */
export function isExpired(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === EXPIRED;
}
