/**
 * The parts of the wire-case table. All but `main` load with the first call that needs them, because only one sub-site's pages
 * make such calls.
 */
export type TablePart = 'main' | 'bookings' | 'account' | 'desk';

/** The part of the table that contains this path of the API document. */
export function findTablePart(path: string): TablePart {
  if (/front-of-house|handoffs|cart\/pay$/.test(path)) return 'desk';
  if (/^\/api\/(activities\/(?!footer|venues|waiting-list$)|cart\/(?!clear))/.test(path)) return 'bookings';
  return /^\/api\/((my-account|memberships\/\{id\})\/|activities\/waiting-list$)/.test(path)
    ? 'account'
    : 'main';
}
