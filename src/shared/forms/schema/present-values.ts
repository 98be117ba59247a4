function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The answers that were given: entries without a value, or with nothing but spaces, are left out, at every depth. */
export function presentValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const present = Object.entries(values)
    .filter(([, value]) => !isBlank(value))
    .map(([key, value]) => [key, isPlainObject(value) ? presentValues(value) : value] as const);
  return Object.fromEntries(present);
}
