import { account } from '@/shared/routes';
import { text } from '../texts';
import { linkTo, type NavLink, type NavState } from './nav-links';

/** The row of the account area, or the top navigation. */
export type Place = 'row' | 'top';

/** The navigation of the account area; only built pages are linked. Spec, platform §2. */
export function accountLinks(state: NavState, place: Place): NavLink[] {
  const { onlineGuestPassesEnabled } = state.config.flags;
  const upcoming = place === 'top' ? { path: account.upcomingBookings } : {};
  const links = [
    { label: text('account.dashboard'), route: account.dashboard },
    { label: text('account.userDetails'), route: account.userDetails },
    { label: text('account.memberships'), route: account.memberships },
    { label: text('account.packages'), route: account.packages },
    { label: text('account.bookings'), route: account.bookings, ...upcoming },
    { label: text('account.guestPasses'), route: account.guestPasses, when: onlineGuestPassesEnabled },
    { label: text('account.payments'), route: account.payments },
  ] as const;
  if (!state.isLoggedIn) return [];
  return links.map((offer) => linkTo(state, 'my-account', offer)).filter((link) => link !== null);
}
