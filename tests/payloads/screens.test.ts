import { expect, test } from 'vitest';
import { screens } from '../../scripts/payloads/screens.ts';
import { accountRoutes } from '../../src/app/sites/account/routes.ts';

/** Screens that are reached by a link from another screen. */
const BY_A_LINK = ['/payments/:orderId', '/bookings/:bookingId/cancel'];
const SAME_PAGE: Readonly<Record<string, string>> = { '/bookings': '/bookings/upcoming' };

test('every page of the account is among the screens that are tried with payloads', () => {
  const made = { membershipId: ':membershipId', bookingId: ':bookingId' };
  const shown = screens.filter(({ site }) => site === 'my-account').map(({ path }) => path(made));
  const pages = accountRoutes.flatMap(({ paths }) => paths).map((path) => SAME_PAGE[path] ?? path);
  expect(pages.filter((page) => !shown.includes(page) && !BY_A_LINK.includes(page))).toEqual([]);
});
