import type { Verdict, VerdictCode } from './verdict.ts';

/** Verdicts that the state of the session already expresses. */
const CODES_SHOWN_BY_STATE: readonly VerdictCode[] = ['ok', 'not_open_yet', 'closed', 'full'];
/** Verdicts about an existing place, which matter more than why others cannot come. */
const CODES_WITH_PLACE: readonly VerdictCode[] = ['in_basket', 'already_booked'];

/**
 * The verdict that a timetable row shows for all the people a customer can book for. Null if one of them can book, or could if
 * there were room or booking were open, and if there is nobody.
 */
export function combineVerdictsForRow(verdicts: readonly Verdict[]): Verdict | null {
  if (verdicts.some(({ code }) => CODES_SHOWN_BY_STATE.includes(code))) return null;
  return verdicts.find(({ code }) => CODES_WITH_PLACE.includes(code)) ?? verdicts[0] ?? null;
}
