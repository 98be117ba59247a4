const FROM_MS = 60 * 60_000;
const UNTIL_MS = 15 * 60_000;

/** Whether a centre can be told now that somebody comes late. */
export interface LateState {
  /** The start for which it can be told, an instant in ISO 8601; null: not now. */
  readonly startsAt: string | null;
  /** What it has been told about that start; null for nothing. */
  readonly minutes: number | null;
}

/** From an hour before a start until a quarter of an hour after it. */
export function lateState(
  starts: readonly string[],
  told: { readonly startsAt: string; readonly minutes: number } | null,
  now: Date,
): LateState {
  const startsAt = starts.find((start) => isNear(new Date(start), now)) ?? null;
  return { startsAt, minutes: told !== null && told.startsAt === startsAt ? told.minutes : null };
}

function isNear(startsAt: Date, now: Date): boolean {
  const sinceStart = now.getTime() - startsAt.getTime();
  return sinceStart >= -FROM_MS && sinceStart <= UNTIL_MS;
}
