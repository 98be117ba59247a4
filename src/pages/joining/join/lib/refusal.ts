import { membershipText } from '@/entities/membership';
import { type ApiFailure, describeFailure, isExpired } from '@/shared/api';
import { text } from '../model/texts';
import { SECTION_KEYS, type SectionKey } from './sections';

/** How the page shows that the membership could not be sent. Requirements J10.3, J10.5. */
export interface SubmissionRefusal {
  /** The alert in the section that sends; null if every message is shown beside its field. */
  readonly message: string | null;
  /** The same text as a toast; null if every message is shown beside its field. */
  readonly toast: string | null;
  /** Messages by field, with the field names of the specification. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The section that has to be corrected; null if it is none of them. */
  readonly section: SectionKey | null;
}

/** The section of each visible field, by the server's field name. */
export type FieldSections = Readonly<Record<string, SectionKey>>;

/**
 * Interprets a failed submission. A message is shown beside its field; a message about a field that is not shown, and
 * any other failure, is shown as an alert and a toast.
 */
export function toSubmissionRefusal(failure: ApiFailure, fieldSections: FieldSections): SubmissionRefusal {
  if (failure.kind === 'validation') {
    const { errors } = failure;
    const fields = Object.keys(errors);
    if (fields.includes('incalculablePrice')) {
      const message = membershipText('membership.incalculable');
      return { message, toast: message, errors: {}, section: null };
    }
    if (fields.length > 0) {
      const sectionsToCorrect = fields.flatMap((field) => fieldSections[field] ?? []);
      const hiddenFields = fields.filter((field) => fieldSections[field] === undefined);
      const hiddenMessages = [...new Set(hiddenFields.flatMap((field) => errors[field] ?? []))].join(' ');
      const message = hiddenFields.length === 0 ? null : hiddenMessages || describeFailure(failure);
      const section = SECTION_KEYS.find((key) => sectionsToCorrect.includes(key)) ?? null;
      return { message, toast: message, errors, section };
    }
  }
  const message = describeFailure(failure);
  const toast = isExpired(failure) ? message : text('membership.submitFailed');
  return { message, toast, errors: {}, section: null };
}
