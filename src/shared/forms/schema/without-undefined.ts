/** The entries that say something: those that are undefined are left out. Of a form of hundreds of fields each asks for it twice. */
export function withoutUndefined(entries: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const name of Object.keys(entries)) {
    if (entries[name] !== undefined) said[name] = entries[name];
  }
  return said;
}
