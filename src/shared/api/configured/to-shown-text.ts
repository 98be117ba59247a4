import { toPlainText } from '../../lib';
import { formatScalar } from './values';

/** Text without markup; '' if there is none. */
export function toShownText(value: unknown): string {
  return toPlainText(formatScalar(value)).trim();
}
