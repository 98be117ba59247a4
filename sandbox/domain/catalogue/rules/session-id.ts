import { isIsoDate } from '../../common/index.ts';

/** The common start of pattern ids that differ only in their last twelve digits. Session ids leave it out. */
export const COMMON_PATTERN_ID_START = '00000000-0000-8000-a000-';

const SESSION_ID_PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-)?([\da-f]{12})-(\d{4})(\d{2})(\d{2})$/;

/**
 * The id of a pattern's session on a date: `{patternId}-{yyyymmdd}`, 45 characters without a dot, or 21 for a pattern with the
 * common start. A timetable has one in each row, and they are most of its compressed size.
 */
export function formatSessionId(patternId: string, date: string): string {
  const shortPatternId = patternId.startsWith(COMMON_PATTERN_ID_START)
    ? patternId.slice(COMMON_PATTERN_ID_START.length)
    : patternId;
  return `${shortPatternId}-${date.replaceAll('-', '')}`;
}

/** Parses a session's id into its pattern and date; null if it is not one. */
export function parseSessionId(id: string): { patternId: string; date: string } | null {
  const [, start = COMMON_PATTERN_ID_START, end, year, month, day] = SESSION_ID_PATTERN.exec(id) ?? [];
  const patternId = `${start}${end}`;
  const date = `${year}-${month}-${day}`;
  // Rejects other spellings: a session has one id, because it is the key of its places.
  return isIsoDate(date) && id === formatSessionId(patternId, date) ? { patternId, date } : null;
}

const SLOT_ID_PATTERN =
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{4})(\d{2})(\d{2})-([01]\d|2[0-3])([0-5]\d)$/;

/** A slot: a space that can be hired at a time. */
export interface SlotName {
  spaceId: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` in London. */
  start: string;
}

/** The id of a slot, `{spaceId}-{yyyymmdd}-{hhmm}`: 50 characters without a dot. */
export function formatSlotId({ spaceId, date, start }: SlotName): string {
  return `${spaceId}-${date.replaceAll('-', '')}-${start.replace(':', '')}`;
}

/** Parses a slot's id into its space, date and start; null if it is not one. */
export function parseSlotId(id: string): SlotName | null {
  const [, spaceId, year, month, day, hour, minute] = SLOT_ID_PATTERN.exec(id) ?? [];
  const date = `${year}-${month}-${day}`;
  return spaceId !== undefined && isIsoDate(date) ? { spaceId, date, start: `${hour}:${minute}` } : null;
}

/** The date of a session or slot, from its id; null if it is neither. */
export function parseSessionDate(id: string): string | null {
  return (parseSessionId(id) ?? parseSlotId(id))?.date ?? null;
}
