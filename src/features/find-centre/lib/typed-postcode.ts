import { readPostcode, unwrapped } from '@/shared/lib';

/**
 * What a text means that is no plain name: its postcode, or its words without the brackets and signs around and between them. On its
 * own, so that it comes with the first text that needs it.
 */
export function readPlace(term: string): string {
  const postcode = readPostcode(term);
  if (postcode !== null) return postcode;
  const words = unwrapped(term.trim())
    .replace(/\s*[([]\s*/g, ', ')
    .replace(/[)\]!*"“”]/g, '')
    .trim();
  return /[\p{L}\p{Nd}]/u.test(words) ? words : term;
}
