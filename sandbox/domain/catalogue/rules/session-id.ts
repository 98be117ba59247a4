import { isIsoDate } from '../../common/index.ts';

/** How a pattern's id begins when only its last twelve digits tell it from others: its sessions' ids leave this out. */
export const COMMON_START = '00000000-0000-8000-a000-';

const SESSION_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-)?([\da-f]{12})-(\d{4})(\d{2})(\d{2})$/;

/**
 * The id of a pattern's session on a date: `{patternId}-{yyyymmdd}`, 45 characters without a dot, or 21 for a pattern with the
 * common start. A timetable has one in each row, and they are most of its compressed size.
 */
export function sessionIdOf(patternId: string, date: string): string {
  const short = patternId.startsWith(COMMON_START) ? patternId.slice(COMMON_START.length) : patternId;
  return `${short}-${date.replaceAll('-', '')}`;
}

/** The pattern and the date of a session's id; null when it is none. */
export function parseSessionId(id: string): { patternId: string; date: string } | null {
  const [, start = COMMON_START, end, year, month, day] = SESSION_ID.exec(id) ?? [];
  const patternId = `${start}${end}`;
  const date = `${year}-${month}-${day}`;
  // A session has one id: the key of its places.
  return isIsoDate(date) && id === sessionIdOf(patternId, date) ? { patternId, date } : null;
}

const SLOT_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{4})(\d{2})(\d{2})-([01]\d|2[0-3])([0-5]\d)$/;

/** A space at a time that can be hired. */
export interface SlotName {
  spaceId: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` in London. */
  start: string;
}

/** The id of a slot, `{spaceId}-{yyyymmdd}-{hhmm}`: 50 characters without a dot. */
export function slotIdOf({ spaceId, date, start }: SlotName): string {
  return `${spaceId}-${date.replaceAll('-', '')}-${start.replace(':', '')}`;
}

/** The space, the date and the start of a slot's id; null when it is none. */
export function parseSlotId(id: string): SlotName | null {
  const [, spaceId, year, month, day, hour, minute] = SLOT_ID.exec(id) ?? [];
  const date = `${year}-${month}-${day}`;
  return spaceId !== undefined && isIsoDate(date) ? { spaceId, date, start: `${hour}:${minute}` } : null;
}

/** The date of a session or of a slot, by its id; null when it is neither. */
export function dateOfSession(id: string): string | null {
  return (parseSessionId(id) ?? parseSlotId(id))?.date ?? null;
}
