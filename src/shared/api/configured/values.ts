import { plainText } from './plain-text';

type Fields = Readonly<Record<string, unknown>>;

/** The entries of an object; none for null, a list (PHP's empty object) or anything else. */
export function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The entries of a list; of an object its values, for PHP writes a list with gaps so. Nothing (null, or no such key) is an
 * empty list. Null for what is no list at all.
 */
export function listOf(value: unknown): readonly unknown[] | null {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : null;
}

/** A text to show, without markup; '' where there is none. */
export function shownText(value: unknown): string {
  return plainText(scalarText(value)).trim();
}

/** A name, an id or a key, exactly as it came; '' where there is none. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const YES: readonly unknown[] = [true, 1, '1', 'true', 'yes'];
const NO: readonly unknown[] = [false, 0, '0', 'false', 'no', ''];

/** Yes or no as servers write it. `usual` is for nothing (null, or no such key); what is none of these counts as yes. */
export function flagOf(value: unknown, usual: boolean): boolean {
  if (value === null || value === undefined) return usual;
  return YES.includes(value) || !NO.includes(value);
}
