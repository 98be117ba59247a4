import { isIsoDate } from './dates.ts';

const SESSION_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{4})(\d{2})(\d{2})$/;

/** The id of a pattern's session on a date, `{patternId}-{yyyymmdd}`: 45 characters without a dot. */
export function sessionIdOf(patternId: string, date: string): string {
  return `${patternId}-${date.replaceAll('-', '')}`;
}

/** The pattern and the date of a session's id; null when it is none. */
export function parseSessionId(id: string): { patternId: string; date: string } | null {
  const [, patternId, year, month, day] = SESSION_ID.exec(id) ?? [];
  const date = `${year}-${month}-${day}`;
  return patternId !== undefined && isIsoDate(date) ? { patternId, date } : null;
}
