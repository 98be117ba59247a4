import type { UnavailableField, Venue } from '@/shared/api';
import { text } from '../texts';

/**
 * The text for a customer who cannot continue here: contact the centre, by telephone if it has a number.
 *
 * @param fields the required fields that cannot be shown
 * @param venue the chosen centre; null if none is chosen
 */
export function formatUnaskableText(
  key: 'questions.unaskable' | 'register.unaskable',
  fields: readonly UnavailableField[],
  venue: Venue | null,
): string {
  const names = fields.map(({ label }) => `“${label}”`).join(', ');
  return `${text(key, { names })} ${formatContact(venue)}`;
}

function formatContact(venue: Venue | null): string {
  if (venue === null) return text('contact.us');
  const { name, telephone } = venue;
  return telephone ? text('contact.call', { name, telephone }) : text('contact.centre', { name });
}
