/** The answers of a group entry in one line. */
export function formatEntry(entry: object): string {
  return Object.values(entry).flat().join(' ');
}
