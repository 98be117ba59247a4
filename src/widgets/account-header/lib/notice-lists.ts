import type { Notice } from '@/entities/account-notice';

type NoticeKind = Notice['kind'];
/** The lists that notices are derived from. */
export type NoticeList = 'waiting' | 'payments' | 'memberships';

/** The notices that the pages at these paths show themselves. */
const NOTICES_SHOWN_BY_PAGE: readonly (readonly [RegExp, readonly NoticeKind[]])[] = [
  [/^\/memberships(\/|$)/, ['ending', 'leaving']],
  [/^\/$/, ['offer']],
  [/^\/bookings(\/(upcoming|past|waiting))?\/?$/, ['offer']],
  [/^\/payments\/?$/, ['penalties', 'paymentFailed']],
  [/^\/documents\/?$/, ['proofMissing', 'proofExpiring']],
];

/** The kinds of notice that the header leaves out, because the page at the path shows them itself. */
export function findNoticesShownOn(pathname: string): readonly NoticeKind[] {
  return NOTICES_SHOWN_BY_PAGE.find(([pattern]) => pattern.test(pathname))?.[1] ?? [];
}

/** The pages that load a list themselves; the dashboard loads all of them. */
const PAGES_LOADING_LIST: Readonly<Record<NoticeList, RegExp>> = {
  waiting: /^\/(bookings\/waiting\/?)?$/,
  payments: /^\/(payments\/?)?$/,
  memberships: /^\/(memberships(\/.*)?)?$/,
};

/** Whether the header has to load a list. */
export function needsList(pathname: string, list: NoticeList): boolean {
  return !PAGES_LOADING_LIST[list].test(pathname);
}
