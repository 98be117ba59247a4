/** Type guard for "ready or null" requests: true for everything but null and undefined. */
export function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
