const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Ids are opaque to callers: one that is no UUID is simply unknown, and must not reach a UUID column. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
