import { expect, test } from 'vitest';
import { screens } from '../../scripts/payloads/screens.ts';
import { accountRoutes } from '../../src/app/sites/account/routes.ts';

/** Screens that are reached by a link from another screen. */
const BY_A_LINK = ['/payments/:orderId', '/bookings/:bookingId/cancel'];
const SAME_PAGE: Readonly<Record<string, string>> = { '/bookings': '/bookings/upcoming' };

test('every page of the account is among the screens that are tried with payloads', () => {
  const data = { membershipId: ':membershipId', bookingId: ':bookingId' };
  const accountPaths = screens.filter(({ site }) => site === 'my-account').map(({ path }) => path(data));
  const pages = accountRoutes.flatMap(({ paths }) => paths).map((path) => SAME_PAGE[path] ?? path);
  expect(pages.filter((page) => !accountPaths.includes(page) && !BY_A_LINK.includes(page))).toEqual([]);
});
