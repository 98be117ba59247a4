/** Drops undefined entries. A loop for speed, because large forms call it twice per field. */
export function withoutUndefined(entries: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defined: Record<string, unknown> = {};
  for (const name of Object.keys(entries)) {
    if (entries[name] !== undefined) defined[name] = entries[name];
  }
  return defined;
}
