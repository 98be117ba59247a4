import type { Notice } from '@/entities/account-notice';

type Kind = Notice['kind'];
/** The lists that notices are derived from. */
export type NoticeList = 'waiting' | 'payments' | 'memberships';

/** The notices that the pages at these paths show themselves. */
const NOTICES_SHOWN_BY_PAGE: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^\/memberships(\/|$)/, ['ending', 'leaving']],
  [/^\/$/, ['offer']],
  [/^\/bookings(\/(upcoming|past|waiting))?\/?$/, ['offer']],
  [/^\/payments\/?$/, ['penalties', 'paymentFailed']],
  [/^\/documents\/?$/, ['proofMissing', 'proofExpiring']],
];

/** The kinds of notice that the header leaves out, because the page at the path shows them itself. */
export function findNoticesShownOn(pathname: string): readonly Kind[] {
  return NOTICES_SHOWN_BY_PAGE.find(([pattern]) => pattern.test(pathname))?.[1] ?? [];
}

/** The pages that load a list themselves; the dashboard loads all of them. */
const LOADED_BY_PAGE: Readonly<Record<NoticeList, RegExp>> = {
  waiting: /^\/(bookings\/waiting\/?)?$/,
  payments: /^\/(payments\/?)?$/,
  memberships: /^\/(memberships(\/.*)?)?$/,
};

/** Whether the header has to load a list. */
export function needsList(pathname: string, list: NoticeList): boolean {
  return !LOADED_BY_PAGE[list].test(pathname);
}
