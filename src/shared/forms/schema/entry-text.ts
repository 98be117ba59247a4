/** The answers of a group entry in one line. */
export function entryText(entry: object): string {
  return Object.values(entry).flat().join(' ');
}
