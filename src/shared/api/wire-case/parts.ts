/** The tables of the API's keys. All but `main` come with the first call of theirs: only the pages of one site make them. */
export type TablePart = 'main' | 'bookings' | 'account' | 'desk';

/** The table that has a path of the API document. */
export function partOf(path: string): TablePart {
  if (/front-of-house|handoffs|cart\/pay$/.test(path)) return 'desk';
  if (/^\/api\/(activities\/(?!footer|venues|waiting-list$)|cart\/(?!clear))/.test(path)) return 'bookings';
  return /^\/api\/((my-account|memberships\/\{id\})\/|activities\/waiting-list$)/.test(path)
    ? 'account'
    : 'main';
}
