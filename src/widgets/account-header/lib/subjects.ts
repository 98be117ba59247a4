import type { Notice } from '@/entities/account-notice';

type Kind = Notice['kind'];
/** The lists that notices are made from. */
export type List = 'waiting' | 'payments' | 'memberships';

/** What the pages at these paths say themselves. */
const SUBJECTS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^\/memberships(\/|$)/, ['ending', 'leaving']],
  [/^\/$/, ['offer']],
  [/^\/bookings(\/(upcoming|past|waiting))?\/?$/, ['offer']],
  [/^\/payments\/?$/, ['penalties', 'paymentFailed']],
  [/^\/documents\/?$/, ['proofMissing', 'proofExpiring']],
];

/** The notices that the header leaves to the page at a path. */
export function subjectsOf(pathname: string): readonly Kind[] {
  return SUBJECTS.find(([pattern]) => pattern.test(pathname))?.[1] ?? [];
}

/** The pages that read a list themselves: the dashboard reads them all. */
const READ_BY_PAGE: Readonly<Record<List, RegExp>> = {
  waiting: /^\/(bookings\/waiting\/?)?$/,
  payments: /^\/(payments\/?)?$/,
  memberships: /^\/(memberships(\/.*)?)?$/,
};

/** Whether the header has to read a list. */
export function isRead(pathname: string, list: List): boolean {
  return !READ_BY_PAGE[list].test(pathname);
}
