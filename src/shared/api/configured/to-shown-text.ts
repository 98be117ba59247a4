import { plainText } from './plain-text';
import { scalarText } from './values';

/** Text without markup; empty when there is none. */
export function toShownText(value: unknown): string {
  return plainText(scalarText(value)).trim();
}
