/** The tables of the API's keys. All but `main` come with the first call of theirs: only the pages of one site make them. */
export type TablePart = 'main' | 'bookings' | 'account' | 'desk';

/** The table that has a path of the API document. */
export function partOf(path: string): TablePart {
  if (/^\/api\/(activities\/(?!footer|venues)|cart\/(?!clear))/.test(path)) return 'bookings';
  if (path.startsWith('/api/front-of-house/')) return 'desk';
  return /^\/api\/(my-account|memberships\/\{id\})\//.test(path) ? 'account' : 'main';
}
