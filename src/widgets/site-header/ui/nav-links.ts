import type { ComponentType } from 'react';
import type { Config } from '@/shared/config';
import type { SubSite } from '@/shared/mode';
import { bookings, paths, patterns } from '@/shared/routes';
import { text } from '../texts';

export type NavButtonProps = { isWide?: boolean; onFollowed?: (() => void) | undefined };

/**
 * A navigation link: `to` stays on this site, `href` to another, or a button. `count` is the number on the basket badge;
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

/** The state on which the addresses of the links depend. */
export type LinkState = Pick<NavState, 'config' | 'subSite' | 'isKiosk' | 'centre'>;

const SITE_KEYS = {
  'online-joining': 'onlineJoining',
  bookings: 'bookings',
  'my-account': 'myAccount',
} as const;

type LinkSpec = {
  label: string;
  path: string;
  isOffered?: boolean;
  count?: number;
  endsVisit?: boolean;
  part?: string | null;
};

/** The link to a page of one of the sites; null if it is not offered, or its site has no address. */
export function buildLink(state: LinkState, site: SubSite, linkSpec: LinkSpec): NavLink | null {
  const { path, isOffered = true, label, count, endsVisit, part } = linkSpec;
  const address = state.config.subSites[SITE_KEYS[site]];
  const isHere = site === state.subSite;
  if (!isOffered || !(isHere || address)) return null;
  // Each site stores the mode itself, so the link carries the kiosk mode.
  const kioskQuery =
    state.isKiosk && !path.includes('?') ? paths.kiosk(state.centre).slice(patterns.kiosk.length) : '';
  const link = { label, count, endsVisit, part };
  return isHere ? { ...link, to: path } : { ...link, href: `${address}${path}${kioskQuery}` };
}

/** Back to Kiosk Home: the configured address, or /kiosk. It ends the visit. Requirement F4.5. */
function buildKioskHomeLink(state: NavState): NavLink | null {
  const { config, centre, isKiosk: isOffered } = state;
  const label = text('nav.kioskHome');
  const endsVisit = true;
  if (isOffered && config.kioskHomeUrl) return { label, endsVisit, href: config.kioskHomeUrl };
  return buildLink(state, 'online-joining', {
    label,
    isOffered,
    endsVisit,
    path: paths.kiosk(centre),
  });
}

/** Log in: a modal on the bookings site, a page elsewhere. */
function buildLoginLink(state: NavState): NavLink | null {
  const label = text('nav.logIn');
  if (state.LogInButton) return { label, Button: state.LogInButton };
  return buildLink(state, state.subSite, { label, path: state.loginPath });
}

/** The top navigation of any site, in order. Requirement S1.9. */
export function listNavLinks(state: NavState): NavLink[] {
  const { config, isLoggedIn, isKiosk, selectedVenueSlug: venue } = state;
  const { onlineJoiningEnabled, campsAndCoursesBookingEnabled } = config.flags;
  const buildBookingLink = (label: string, path: string, part: string, isOffered = true) =>
    buildLink(state, 'bookings', { label, path, part, isOffered });
  const opensVenue = venue && !isKiosk;
  const links = [
    buildBookingLink(text('nav.bookActivity'), bookings.toLocation, '/location'),
    buildBookingLink(text('nav.bookCamp'), bookings.toCamps, '/camps', campsAndCoursesBookingEnabled),
    buildBookingLink(text('nav.bookCourse'), bookings.toCourses, '/courses', campsAndCoursesBookingEnabled),
    buildLink(state, 'online-joining', {
      label: text('nav.buyMembership'),
      path: opensVenue ? paths.centre(venue) : patterns.home,
      isOffered: onlineJoiningEnabled,
    }),
    buildLink(state, 'bookings', {
      label: text('nav.basket'),
      path: bookings.basket,
      count: state.basketCount,
    }),
    buildLink(state, 'my-account', {
      label: text('nav.myAccount'),
      path: patterns.home,
      // Every page of the account marks it.
      part: '',
      isOffered: isLoggedIn,
    }),
    !isLoggedIn && buildLoginLink(state),
    buildKioskHomeLink(state),
  ];
  return links.filter((link) => link !== null && link !== false);
}

/** The target of the logo: the home page of the site; null on a kiosk. */
export function findHomeLink(state: NavState): NavLink | null {
  const home = { label: text('nav.home'), path: patterns.home, isOffered: !state.isKiosk } as const;
  return buildLink(state, state.subSite, home);
}

/** Create an account, in the side drawer; null for a customer. Requirement S1.11. */
export function buildRegisterLink(state: NavState): NavLink | null {
  return buildLink(state, state.subSite, {
    label: text('nav.createAccount'),
    path: state.registerPath,
    isOffered: !state.isLoggedIn,
  });
}
