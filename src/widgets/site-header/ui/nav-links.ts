import type { Config } from '@/shared/config';
import { type MessageKey, text } from '@/shared/messages';
import type { SubSite } from '@/shared/mode';
import { bookings, type builtRoutes, paths, patterns } from '@/shared/routes';

/** What a plain click on a link does instead of following it. */
type Instead = 'log-in' | 'end-visit';

/** A link of the navigation: `to` within this site, `href` to another one. `count` is the basket's badge. */
export type NavLink = { label: string; count?: number | undefined; does?: Instead | undefined } & (
  | { to: string; href?: never }
  | { href: string; to?: never }
);

export type NavState = {
  config: Pick<Config, 'flags' | 'subSites' | 'kioskHomeUrl'>;
  subSite: SubSite;
  /** The routes that there are: a link to any other is not shown. */
  built: typeof builtRoutes;
  isLoggedIn: boolean;
  isKiosk: boolean;
  centre: string | null;
  selectedVenueSlug: string | null;
  basketCount: number;
  loginPath: string;
};

const NAMES = { 'online-joining': 'onlineJoining', bookings: 'bookings', 'my-account': 'myAccount' } as const;

/** `route` has to stand on the site for the link to be shown; `path` is where it leads. */
type Offer = {
  label: MessageKey;
  route: string;
  path?: string;
  when?: boolean;
  count?: number;
  does?: Instead | undefined;
};

/** The link to a page of one of the three sites; null where it is not offered, not built, or its site has no address. */
export function linkTo(state: NavState, site: SubSite, offer: Offer): NavLink | null {
  const { route, path = route, when = true, label, count, does } = offer;
  const address = state.config.subSites[NAMES[site]];
  const isHere = site === state.subSite;
  if (!when || !state.built[site].includes(route) || !(isHere || address)) return null;
  // The mode is kept by each site for itself: another one has to be told that it stands on a kiosk.
  const mode =
    state.isKiosk && !path.includes('?') ? paths.kiosk(state.centre).slice(patterns.kiosk.length) : '';
  const link = { label: text(label), count, does };
  return isHere ? { ...link, to: path } : { ...link, href: `${address}${path}${mode}` };
}

/** Back to Kiosk Home: the configured address, or /kiosk. It ends the visit. Spec, platform §2. */
function kioskHomeLink(state: NavState): NavLink | null {
  const { config, centre, isKiosk: when } = state;
  const [label, does] = ['nav.kioskHome', 'end-visit'] as const;
  if (when && config.kioskHomeUrl) return { label: text(label), does, href: config.kioskHomeUrl };
  return linkTo(state, 'online-joining', {
    label,
    when,
    does,
    route: patterns.kiosk,
    path: paths.kiosk(centre),
  });
}

/** The top navigation as seen from any of the sites, in its order and with its conditions. Spec, platform §2. */
export function navLinks(state: NavState): NavLink[] {
  const { config, isLoggedIn, isKiosk, selectedVenueSlug: venue, subSite } = state;
  const { onlineJoiningEnabled, campsAndCoursesBookingEnabled } = config.flags;
  const booking = (label: MessageKey, route: string, path: string, when = true) =>
    linkTo(state, 'bookings', { label, route, path, when });
  const toVenue = venue && !isKiosk;
  const links = [
    // The way to the venue's page is of use only when there is that page.
    booking('nav.bookActivity', bookings.location, bookings.toLocation),
    booking('nav.bookCamp', bookings.camps, bookings.toCamps, campsAndCoursesBookingEnabled),
    booking('nav.bookCourse', bookings.courses, bookings.toCourses, campsAndCoursesBookingEnabled),
    linkTo(state, 'online-joining', {
      label: 'nav.buyMembership',
      route: toVenue ? patterns.centre : patterns.home,
      path: toVenue ? paths.centre(venue) : patterns.home,
      when: onlineJoiningEnabled,
    }),
    linkTo(state, 'bookings', { label: 'nav.basket', route: bookings.basket, count: state.basketCount }),
    linkTo(state, 'my-account', { label: 'nav.myAccount', route: patterns.home, when: isLoggedIn }),
    linkTo(state, subSite, {
      label: 'nav.logIn',
      route: patterns.login,
      path: state.loginPath,
      when: !isLoggedIn,
      // On the bookings site it is a modal. Spec, platform §2.
      does: subSite === 'bookings' ? 'log-in' : undefined,
    }),
    kioskHomeLink(state),
  ];
  return links.filter((link) => link !== null);
}

/** Where the logo leads: the site's own home, or that of online joining while there is none. */
export function homeLink(state: NavState): NavLink | null {
  const home = { label: 'nav.home', route: patterns.home, when: !state.isKiosk } as const;
  return linkTo(state, state.subSite, home) ?? linkTo(state, 'online-joining', home);
}

/** Create an account, in the side drawer. Spec, platform §2. */
export function registerLink(state: NavState): NavLink | null {
  return linkTo(state, state.subSite, {
    label: 'nav.createAccount',
    route: paths.register(),
    when: !state.isLoggedIn,
  });
}
