/** Drops undefined entries. A loop for speed, because large forms call it twice per field. */
export function removeUndefined(entries: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const definedEntries: Record<string, unknown> = {};
  for (const name of Object.keys(entries)) {
    if (entries[name] !== undefined) definedEntries[name] = entries[name];
  }
  return definedEntries;
}
