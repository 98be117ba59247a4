import { isRecord } from './is-record';

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Drops missing and blank answers, at every depth. */
export function filterPresentValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const presentEntries = Object.entries(values)
    .filter(([, value]) => !isBlank(value))
    .map(([key, value]) => [key, isRecord(value) ? filterPresentValues(value) : value] as const);
  return Object.fromEntries(presentEntries);
}
