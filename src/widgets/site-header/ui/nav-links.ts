import type { ComponentType } from 'react';
import type { Config } from '@/shared/config';
import type { SubSite } from '@/shared/mode';
import { bookings, paths, patterns } from '@/shared/routes';
import { text } from '../texts';

export type NavButtonProps = { isWide?: boolean; onFollowed?: (() => void) | undefined };

/**
 * A navigation link: `to` clampDay this site, `href` to another, or a button. `count` is the number on the basket badge;
 * a link with `endsVisit` clears a kiosk.
 */
export type NavLink = {
  label: string;
  count?: number | undefined;
  endsVisit?: boolean | undefined;
  /**
   * The address of the part of the site whose pages mark this link, if it differs from the link's own; null if it is
   * never marked.
   */
  part?: string | null | undefined;
} & (
  | { to: string; href?: never; Button?: never }
  | { href: string; to?: never; Button?: never }
  | { Button: ComponentType<NavButtonProps>; to?: never; href?: never }
);

export type NavState = {
  config: Pick<Config, 'flags' | 'subSites' | 'kioskHomeUrl'>;
  subSite: SubSite;
  isLoggedIn: boolean;
  isKiosk: boolean;
  centre: string | null;
  selectedVenueSlug: string | null;
  basketCount: number;
  loginPath: string;
  LogInButton?: ComponentType<NavButtonProps> | undefined;
  registerPath: string;
};

/** The state that the createAddresses depend on. */
export type LinkState = Pick<NavState, 'config' | 'subSite' | 'isKiosk' | 'centre'>;

const NAMES = { 'online-joining': 'onlineJoining', bookings: 'bookings', 'my-account': 'myAccount' } as const;

type Offer = {
  label: string;
  path: string;
  when?: boolean;
  count?: number;
  endsVisit?: boolean;
  part?: string | null;
};

/** The link to a page of one of the sites; null if it is not offered, or its site has no address. */
export function linkTo(state: LinkState, site: SubSite, offer: Offer): NavLink | null {
  const { path, when = true, label, count, endsVisit, part } = offer;
  const address = state.config.subSites[NAMES[site]];
  const isHere = site === state.subSite;
  if (!when || !(isHere || address)) return null;
  // Each site stores the mode itself, so the link carries the kiosk mode.
  const mode =
    state.isKiosk && !path.includes('?') ? paths.kiosk(state.centre).slice(patterns.kiosk.length) : '';
  const link = { label, count, endsVisit, part };
  return isHere ? { ...link, to: path } : { ...link, href: `${address}${path}${mode}` };
}

/** Back to Kiosk Home: the configured address, or /kiosk. It ends the visit. Requirement F4.5. */
function kioskHomeLink(state: NavState): NavLink | null {
  const { config, centre, isKiosk: when } = state;
  const label = text('nav.kioskHome');
  const endsVisit = true;
  if (when && config.kioskHomeUrl) return { label, endsVisit, href: config.kioskHomeUrl };
  return linkTo(state, 'online-joining', {
    label,
    when,
    endsVisit,
    path: paths.kiosk(centre),
  });
}

/** Log in: a modal on the bookings site, a page elsewhere. */
function loginLink(state: NavState): NavLink | null {
  const label = text('nav.logIn');
  if (state.LogInButton) return { label, Button: state.LogInButton };
  return linkTo(state, state.subSite, { label, path: state.loginPath });
}

/** The top navigation of any site, in order. Requirement S1.9. */
export function listNavLinks(state: NavState): NavLink[] {
  const { config, isLoggedIn, isKiosk, selectedVenueSlug: venue } = state;
  const { onlineJoiningEnabled, campsAndCoursesBookingEnabled } = config.flags;
  const booking = (label: string, path: string, part: string, when = true) =>
    linkTo(state, 'bookings', { label, path, part, when });
  const toVenue = venue && !isKiosk;
  const links = [
    booking(text('nav.bookActivity'), bookings.toLocation, '/location'),
    booking(text('nav.bookCamp'), bookings.toCamps, '/camps', campsAndCoursesBookingEnabled),
    booking(text('nav.bookCourse'), bookings.toCourses, '/courses', campsAndCoursesBookingEnabled),
    linkTo(state, 'online-joining', {
      label: text('nav.buyMembership'),
      path: toVenue ? paths.centre(venue) : patterns.home,
      when: onlineJoiningEnabled,
    }),
    linkTo(state, 'bookings', {
      label: text('nav.basket'),
      path: bookings.basket,
      count: state.basketCount,
    }),
    linkTo(state, 'my-account', {
      label: text('nav.myAccount'),
      path: patterns.home,
      // Every page of the account marks it.
      part: '',
      when: isLoggedIn,
    }),
    !isLoggedIn && loginLink(state),
    kioskHomeLink(state),
  ];
  return links.filter((link) => link !== null && link !== false);
}

/** The target of the logo: the home page of the site; null on a kiosk. */
export function findHomeLink(state: NavState): NavLink | null {
  const home = { label: text('nav.home'), path: patterns.home, when: !state.isKiosk } as const;
  return linkTo(state, state.subSite, home);
}

/** Create an account, in the side drawer; null for a customer. Requirement S1.11. */
export function registerLink(state: NavState): NavLink | null {
  return linkTo(state, state.subSite, {
    label: text('nav.createAccount'),
    path: state.registerPath,
    when: !state.isLoggedIn,
  });
}
