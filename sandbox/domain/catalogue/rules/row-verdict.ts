import type { Verdict, VerdictCode } from './verdict.ts';

/** These are what the state of the session says. */
const SAID_BY_STATE: readonly VerdictCode[] = ['ok', 'not_open_yet', 'closed', 'full'];
/** A place that somebody has says more than why others cannot come. */
const HAS_PLACE: readonly VerdictCode[] = ['in_basket', 'already_booked'];

/**
 * What a row of a timetable says of all for whom a customer may book; null when one of them can, or could if there were room
 * or booking were open, and when there is nobody.
 */
export function rowVerdict(verdicts: readonly Verdict[]): Verdict | null {
  if (verdicts.some(({ code }) => SAID_BY_STATE.includes(code))) return null;
  return verdicts.find(({ code }) => HAS_PLACE.includes(code)) ?? verdicts[0] ?? null;
}
