/**
 * Milliseconds since the document was opened, those in which the device slept included: the monotonic clock of many browsers stands
 * still then, the one on the wall does not. One on the wall that was put back changes nothing.
 */
export function pageTime(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}
