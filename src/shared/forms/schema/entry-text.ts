/** The answers in an entry of a group, to be read in one line. */
export function entryText(entry: object): string {
  return Object.values(entry).flat().join(' ');
}
