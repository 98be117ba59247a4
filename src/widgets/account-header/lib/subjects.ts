import type { Notice } from '@/entities/account-notice';

type Kind = Notice['kind'];
/** The lists that notices are made from. */
export type List = 'waiting' | 'payments' | 'memberships';

const READ_FOR: Readonly<Record<List, Kind>> = {
  waiting: 'offer',
  payments: 'paymentFailed',
  memberships: 'ending',
};

/** What the pages at these paths say themselves. */
const SUBJECTS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^\/memberships(\/|$)/, ['ending', 'leaving']],
  [/^\/bookings\/waiting\/?$/, ['offer']],
  [/^\/payments\/?$/, ['penalties', 'paymentFailed']],
  [/^\/documents\/?$/, ['proofMissing', 'proofExpiring']],
];

/** The notices that the header leaves to the page at a path. */
export function subjectsOf(pathname: string): readonly Kind[] {
  return SUBJECTS.find(([pattern]) => pattern.test(pathname))?.[1] ?? [];
}

/** Whether the header has to read a list: not for what it leaves to the page, and not on the dashboard, which reads them all. */
export function isRead(pathname: string, list: List): boolean {
  return pathname !== '/' && !subjectsOf(pathname).includes(READ_FOR[list]);
}
