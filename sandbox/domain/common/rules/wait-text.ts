const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;

/** Formats a waiting time, rounded up: "90 seconds", "15 minutes", "24 hours". */
export function formatWait(seconds: number): string {
  if (seconds > 2 * SECONDS_PER_HOUR) return `${Math.ceil(seconds / SECONDS_PER_HOUR)} hours`;
  if (seconds > 1.5 * SECONDS_PER_MINUTE) return `${Math.ceil(seconds / SECONDS_PER_MINUTE)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
