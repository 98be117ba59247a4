/**
 * The parts of the wire-case table. All but `main` load with the first call that needs them, because only some pages make
 * such calls.
 */
export type TablePart = 'main' | 'joining' | 'bookings' | 'account' | 'desk';

/** The part of the table that contains this path of the API document. */
export function partOf(path: string): TablePart {
  if (
    /^\/api\/(memberships\/(types|online-joining)|v1|data-fields|custom-questions|terms|checkout)/.test(path)
  )
    return 'joining';
  if (/front-of-house|handoffs|cart\/pay$/.test(path)) return 'desk';
  if (/^\/api\/(activities\/(?!footer|venues|waiting-list$)|cart\/(?!clear))/.test(path)) return 'bookings';
  return /^\/api\/((my-account|memberships\/\{id\})\/|activities\/waiting-list$)/.test(path)
    ? 'account'
    : 'main';
}
