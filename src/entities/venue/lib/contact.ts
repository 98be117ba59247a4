import type { UnavailableField, Venue } from '@/shared/api';
import { text } from '../texts';

/**
 * Why the customer cannot go on here, and whom to ask: the centre by its telephone number where it has one.
 *
 * @param fields what would have to be answered and cannot be shown
 * @param venue the chosen centre; null where none is
 */
export function withoutAnswerText(
  key: 'questions.unaskable' | 'register.unaskable',
  fields: readonly UnavailableField[],
  venue: Venue | null,
): string {
  const names = fields.map(({ label }) => `“${label}”`).join(', ');
  return `${text(key, { names })} ${contactText(venue)}`;
}

function contactText(venue: Venue | null): string {
  if (venue === null) return text('contact.us');
  const { name, telephone } = venue;
  return telephone ? text('contact.call', { name, telephone }) : text('contact.centre', { name });
}
