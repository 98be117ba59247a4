const UUID_PATTERN = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Ids are opaque to callers: an id that is not a UUID is unknown and must not reach a UUID column. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}
