const REPORTABLE_BEFORE_START_MS = 60 * 60_000;
const REPORTABLE_AFTER_START_MS = 15 * 60_000;

/** What the customer can report to the centre about a late arrival, and what they last reported. */
export interface LateReport {
  /** The start that can be reported now, in ISO 8601; null if there is none. */
  readonly reportableStart: string | null;
  /** The delay that was last reported for that start; null if none was. */
  readonly minutes: number | null;
}

/** A late arrival can be reported from an hour before a start until a quarter of an hour after it. */
export function deriveLateArrival(
  startTimes: readonly string[],
  lastReport: { readonly startsAt: string; readonly minutes: number } | null,
  now: Date,
): LateReport {
  const reportableStart = startTimes.find((start) => isReportable(new Date(start), now)) ?? null;
  const isAboutReportableStart = lastReport !== null && lastReport.startsAt === reportableStart;
  return { reportableStart, minutes: isAboutReportableStart ? lastReport.minutes : null };
}

function isReportable(start: Date, now: Date): boolean {
  const sinceStartMs = now.getTime() - start.getTime();
  return sinceStartMs >= -REPORTABLE_BEFORE_START_MS && sinceStartMs <= REPORTABLE_AFTER_START_MS;
}
