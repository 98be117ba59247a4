const FROM_MS = 60 * 60_000;
const UNTIL_MS = 15 * 60_000;

/** Whether the customer can now tell a centre that somebody will be late. */
export interface LateState {
  /** The start that the message would be about, an instant in ISO 8601; null if it is not possible now. */
  readonly startsAt: string | null;
  /** The delay that the centre was told for that start; null if none. */
  readonly minutes: number | null;
}

/** Possible from an hour before a start until a quarter of an hour after it. */
export function deriveLateArrival(
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
