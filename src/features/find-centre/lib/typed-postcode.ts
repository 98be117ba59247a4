import { readPostcode, removeWrapping } from '@/shared/lib';

/**
 * Parses a text that is not a plain name: a postcode, or words without brackets and punctuation. In a chunk of its own, loaded
 * with the first text that needs it.
 */
export function readPlaceQuery(term: string): string {
  const postcode = readPostcode(term);
  if (postcode !== null) return postcode;
  const unwrappedTerm = removeWrapping(term.trim())
    .replace(/\s*[([]\s*/g, ', ')
    .replace(/[)\]!*"“”]/g, '')
    .trim();
  return /[\p{L}\p{Nd}]/u.test(unwrappedTerm) ? unwrappedTerm : term;
}
