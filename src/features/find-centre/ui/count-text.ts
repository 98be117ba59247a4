/** Formats 2,104 without Intl, which takes 9 ms to initialise and is not needed otherwise. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
