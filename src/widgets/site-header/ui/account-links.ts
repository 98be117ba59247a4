import { account } from '@/shared/routes';
import { linkTo, type NavLink, type NavState } from './nav-links';

/** Where the links stand: in the account area's own row, or with those of the top navigation. */
export type Place = 'row' | 'top';

/** The navigation of the account area, in its order; a link stands there when its page does. Spec, platform §2. */
export function accountLinks(state: NavState, place: Place): NavLink[] {
  const { onlineGuestPassesEnabled } = state.config.flags;
  const upcoming = place === 'top' ? { path: account.upcomingBookings } : {};
  const links = [
    { label: 'account.dashboard', route: account.dashboard },
    { label: 'account.userDetails', route: account.userDetails },
    { label: 'account.memberships', route: account.memberships },
    { label: 'account.packages', route: account.packages },
    { label: 'account.bookings', route: account.bookings, ...upcoming },
    { label: 'account.guestPasses', route: account.guestPasses, when: onlineGuestPassesEnabled },
    { label: 'account.payments', route: account.payments },
  ] as const;
  if (!state.isLoggedIn) return [];
  return links.map((offer) => linkTo(state, 'my-account', offer)).filter((link) => link !== null);
}
