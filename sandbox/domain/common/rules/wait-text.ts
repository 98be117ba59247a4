const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats a waiting time, rounded up: "90 seconds", "15 minutes", "24 hours". */
export function formatWait(seconds: number): string {
  if (seconds > 2 * HOUR) return `${Math.ceil(seconds / HOUR)} hours`;
  if (seconds > 1.5 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
