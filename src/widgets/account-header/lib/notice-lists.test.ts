import { expect, test } from 'vitest';
import { findNoticesShownOn, type NoticeList, needsList } from './notice-lists';

const LISTS: readonly NoticeList[] = ['waiting', 'payments', 'memberships'];
const readAt = (pathname: string) => LISTS.filter((list) => needsList(pathname, list));

test.each([
  ['/', ['offer'], []],
  ['/user-details', [], LISTS],
  ['/memberships', ['ending', 'leaving'], ['waiting', 'payments']],
  ['/memberships/m-1/change', ['ending', 'leaving'], ['waiting', 'payments']],
  ['/bookings/upcoming', ['offer'], LISTS],
  ['/bookings/waiting', ['offer'], ['payments', 'memberships']],
  ['/bookings/past', ['offer'], LISTS],
  ['/bookings/b-1', [], LISTS],
  ['/payments', ['penalties', 'paymentFailed'], ['waiting', 'memberships']],
  ['/payments/direct-debit', [], LISTS],
  ['/documents', ['proofMissing', 'proofExpiring'], LISTS],
] as const)('at %s the header leaves %j to the page and reads %j', (pathname, pageLists, headerLists) => {
  expect(findNoticesShownOn(pathname)).toEqual(pageLists);
  expect(readAt(pathname)).toEqual(headerLists);
});
