type UnknownRecord = Readonly<Record<string, unknown>>;

/** The object itself, or an empty one for null, a list (PHP encodes an empty object as one) or anything else. */
export function toRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The list, or the values of an object (PHP encodes a list with gaps as one). Missing values give an empty list; anything else
 * gives null.
 */
export function toList(value: unknown): readonly unknown[] | null {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : null;
}

/** A name, id or key, unchanged; '' if there is none. */
export function formatScalar(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const TRUE_VALUES: readonly unknown[] = [true, 1, '1', 'true', 'yes'];
const FALSE_VALUES: readonly unknown[] = [false, 0, '0', 'false', 'no', ''];

/** Parses a boolean in any form that servers send. Missing values give `fallback`; unknown ones give true. */
export function readFlag(value: unknown, fallback: boolean): boolean {
  if (value === null || value === undefined) return fallback;
  return TRUE_VALUES.includes(value) || !FALSE_VALUES.includes(value);
}
