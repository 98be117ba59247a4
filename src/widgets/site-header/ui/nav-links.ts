import type { ComponentType } from 'react';
import type { Config } from '@/shared/config';
import { text } from '@/shared/messages';
import { paths } from '@/shared/routes';

export type NavButtonProps = { isWide?: boolean; onFollowed?: (() => void) | undefined };

/**
 * A link of the navigation: `to` within this site, `href` to another one; or a button of its own. `count` is the
 * basket's badge.
 */
export type NavLink = { label: string; count?: number } & (
  | { to: string }
  | { href: string }
  | { Button: ComponentType<NavButtonProps> }
);

export type NavState = {
  config: Pick<Config, 'flags' | 'subSites' | 'kioskHomeUrl'>;
  isLoggedIn: boolean;
  isKiosk: boolean;
  centre: string | null;
  selectedVenueSlug: string | null;
  basketCount: number;
  loginPath: string;
  /** Takes the place of the way to the log-in page. */
  LogInButton?: ComponentType<NavButtonProps> | undefined;
};

/** Back to Kiosk Home: the configured address, or /kiosk. Spec, platform §2. */
function kioskHomeLink({ config, centre }: Pick<NavState, 'config' | 'centre'>): NavLink {
  const label = text('nav.kioskHome');
  return config.kioskHomeUrl ? { label, href: config.kioskHomeUrl } : { label, to: paths.kiosk(centre) };
}

/** The top navigation as seen from online joining, in its order and with its conditions. Spec, platform §2. */
export function navLinks(state: NavState): NavLink[] {
  const { flags, subSites } = state.config;
  const at = (path: string) => ({ href: `${subSites.bookings}${path}` });
  const toVenue = state.selectedVenueSlug && !state.isKiosk;
  const links: (NavLink | false)[] = [
    { label: text('nav.bookActivity'), ...at('/redirect-to-selected-venue') },
    flags.campsAndCoursesBookingEnabled && {
      label: text('nav.bookCamp'),
      ...at('/camp-redirect-to-selected-venue'),
    },
    flags.campsAndCoursesBookingEnabled && {
      label: text('nav.bookCourse'),
      ...at('/course-redirect-to-selected-venue'),
    },
    flags.onlineJoiningEnabled && {
      label: text('nav.buyMembership'),
      to: toVenue ? paths.centre(state.selectedVenueSlug ?? '') : paths.home(),
    },
    { label: text('nav.basket'), ...at('/basket'), count: state.basketCount },
    state.isLoggedIn && { label: text('nav.myAccount'), href: `${subSites.myAccount}/` },
    !state.isLoggedIn && {
      label: text('nav.logIn'),
      ...(state.LogInButton ? { Button: state.LogInButton } : { to: state.loginPath }),
    },
    state.isKiosk && kioskHomeLink(state),
  ];
  return links.filter((link) => link !== false);
}
