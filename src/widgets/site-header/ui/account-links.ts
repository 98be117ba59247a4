import { account } from '@/shared/routes';
import { text } from '../texts';
import { buildLink, type LinkState, type NavLink } from './nav-links';

/** Where the links are shown: in the account navigation beside or above the page, or in the top navigation. */
export type NavPosition = 'row' | 'top';

/** The navigation of the account area. */
export function listAccountLinks(
  state: LinkState & { readonly isLoggedIn: boolean },
  position: NavPosition,
): NavLink[] {
  const { onlineGuestPassesEnabled } = state.config.flags;
  const bookings = position === 'top' ? account.upcomingBookings : account.bookings;
  const links = [
    { label: text('account.dashboard'), path: account.dashboard },
    { label: text('account.userDetails'), path: account.userDetails },
    { label: text('account.memberships'), path: account.memberships },
    { label: text('account.packages'), path: account.packages },
    { label: text('account.bookings'), path: bookings },
    { label: text('account.guestPasses'), path: account.guestPasses, isOffered: onlineGuestPassesEnabled },
    { label: text('account.payments'), path: account.payments },
    { label: text('account.card'), path: account.card },
    { label: text('account.documents'), path: account.documents },
  ] as const;
  if (!state.isLoggedIn) return [];
  return links.map((offer) => buildLink(state, 'my-account', offer)).filter((link) => link !== null);
}
