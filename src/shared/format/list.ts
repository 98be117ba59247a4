/** "Ada, Leo and Mia". */
export function formatList(texts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(texts);
}
