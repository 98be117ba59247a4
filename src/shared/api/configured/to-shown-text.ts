import { plainText } from '../../lib';
import { scalarText } from './values';

/** Text without markup; '' if there is none. */
export function toShownText(value: unknown): string {
  return plainText(scalarText(value)).trim();
}
