/**
 * Milliseconds since the document was opened, including time for which the device slept. Many browsers' monotonic clocks stop
 * during sleep, so it also uses the system clock, and ignores that one if it is put back.
 */
export function getPageTime(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}
