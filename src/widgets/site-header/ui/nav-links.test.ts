import { describe, expect, it } from 'vitest';
import { readConfig } from '@/shared/config';
import { listAccountLinks } from './account-links';
import { buildRegisterLink, findHomeLink, listNavLinks, type NavState } from './nav-links';

const config = readConfig({
  subSites: {
    onlineJoining: 'https://join.example.org',
    bookings: 'https://book.example.org',
    myAccount: 'https://account.example.org',
  },
  flags: { campsAndCoursesBookingEnabled: true },
});

const LogInButton = () => null;

const buildState = (overrides: Partial<NavState> = {}): NavState => ({
  config,
  subSite: 'online-joining',
  isLoggedIn: false,
  isKiosk: false,
  centre: null,
  selectedVenueSlug: null,
  basketCount: 0,
  loginPath: '/login',
  registerPath: '/register',
  ...overrides,
});
const listLinks = (overrides?: Partial<NavState>) => listNavLinks(buildState(overrides));

const listLabels = (overrides?: Partial<NavState>) => listLinks(overrides).map(({ label }) => label);
const findTarget = (label: string, overrides?: Partial<NavState>) => {
  const link = listLinks(overrides).find((candidate) => candidate.label === label);
  return link?.to ?? link?.href ?? link?.Button;
};

describe('the top navigation', () => {
  it('a visitor sees Log in and not My account', () => {
    expect(listLabels()).toEqual([
      'Book an activity',
      'Book a camp',
      'Book a course',
      'Buy a membership',
      'Basket',
      'Log in',
    ]);
  });

  it('a customer sees My account and not Log in', () => {
    expect(listLabels({ isLoggedIn: true })).toContain('My account');
    expect(listLabels({ isLoggedIn: true })).not.toContain('Log in');
  });

  it('Log in links to its page, or is a button', () => {
    expect(findTarget('Log in')).toBe('/login');
    expect(findTarget('Log in', { LogInButton })).toBe(LogInButton);
  });

  // Proves S1.9.
  it('camps and courses are listed only when they can be booked', () => {
    const flags = { ...config.flags, campsAndCoursesBookingEnabled: false };
    expect(listLabels({ config: { ...config, flags } })).not.toContain('Book a camp');
    expect(listLabels({ config: { ...config, flags } })).not.toContain('Book a course');
  });

  // Proves S1.9.
  it('Buy a membership is listed only when joining online is enabled', () => {
    const flags = { ...config.flags, onlineJoiningEnabled: false };
    expect(listLabels({ config: { ...config, flags } })).not.toContain('Buy a membership');
  });

  it('Buy a membership links to the selected venue, or to the home page on a kiosk and without a venue', () => {
    expect(findTarget('Buy a membership')).toBe('/');
    expect(findTarget('Buy a membership', { selectedVenueSlug: 'riverside' })).toBe('/centre/riverside');
    expect(findTarget('Buy a membership', { selectedVenueSlug: 'riverside', isKiosk: true })).toBe('/');
  });

  it('the bookings links lead to the bookings site', () => {
    expect(findTarget('Book an activity')).toBe('https://book.example.org/redirect-to-selected-venue');
    expect(findTarget('Book a camp')).toBe('https://book.example.org/camp-redirect-to-selected-venue');
    expect(findTarget('Book a course')).toBe('https://book.example.org/course-redirect-to-selected-venue');
    expect(findTarget('Basket')).toBe('https://book.example.org/basket');
    expect(findTarget('My account', { isLoggedIn: true })).toBe('https://account.example.org/');
  });

  it('on a kiosk there is a link back: to the configured address, or to the kiosk home page', () => {
    const kiosk = { isKiosk: true, centre: 'riverside' };
    expect(findTarget('Back to Kiosk Home', kiosk)).toBe('/kiosk?kiosk=true&centre=riverside');
    const configured = { ...kiosk, config: { ...config, kioskHomeUrl: 'https://kiosk.example.org/' } };
    expect(findTarget('Back to Kiosk Home', configured)).toBe('https://kiosk.example.org/');
    expect(listLabels()).not.toContain('Back to Kiosk Home');
  });
});

const KIOSK_STATE = { isKiosk: true, centre: 'riverside' };

describe('the top navigation of the bookings site', () => {
  const bookingsState = { subSite: 'bookings', selectedVenueSlug: 'riverside' } as const;

  it('the top navigation of the bookings site links to its own pages by path, and to other sites by address', () => {
    expect(listLinks({ ...bookingsState, isLoggedIn: true }).map(({ to, href }) => to ?? href)).toEqual([
      '/redirect-to-selected-venue',
      '/camp-redirect-to-selected-venue',
      '/course-redirect-to-selected-venue',
      'https://join.example.org/centre/riverside',
      '/basket',
      'https://account.example.org/',
    ]);
  });

  it('on a kiosk Back to Kiosk Home links to online joining or the configured address, and ends the visit', () => {
    const kiosk = { ...bookingsState, ...KIOSK_STATE };
    expect(listLinks(kiosk).at(-1)).toEqual({
      label: 'Back to Kiosk Home',
      href: 'https://join.example.org/kiosk?kiosk=true&centre=riverside',
      endsVisit: true,
    });
    const kioskHomeUrl = 'https://kiosk.example.org/';
    expect(listLinks({ ...kiosk, config: { ...config, kioskHomeUrl } }).at(-1)).toMatchObject({
      href: kioskHomeUrl,
      endsVisit: true,
    });
  });

  it('on a kiosk the links to the other sites carry the kiosk mode and its centre', () => {
    expect(findTarget('Buy a membership', { ...bookingsState, ...KIOSK_STATE })).toBe(
      'https://join.example.org/?kiosk=true&centre=riverside',
    );
    expect(findTarget('Book an activity', { ...bookingsState, ...KIOSK_STATE })).toBe(
      '/redirect-to-selected-venue',
    );
  });
});

describe('the basket', () => {
  it.each(['online-joining', 'bookings', 'my-account'] as const)(
    'the basket link on %s shows the number of items',
    (subSite) => {
      const basket = listLinks({ subSite, basketCount: 3 }).find(({ label }) => label === 'Basket');
      expect(basket?.count).toBe(3);
    },
  );
});

describe('the navigation of the account area', () => {
  const buildAccountState = (overrides: Partial<NavState> = {}) =>
    buildState({
      subSite: 'my-account',
      isLoggedIn: true,
      config: { ...config, flags: { ...config.flags, onlineGuestPassesEnabled: true } },
      ...overrides,
    });
  const toRows = (links: ReturnType<typeof listAccountLinks>) => links.map(({ label, to }) => [label, to]);

  it('the account navigation lists the pages of the account in a fixed order', () => {
    expect(toRows(listAccountLinks(buildAccountState(), 'row'))).toEqual([
      ['Dashboard', '/'],
      ['My details', '/user-details'],
      ['Memberships', '/memberships'],
      ['Packages', '/packages'],
      ['Bookings', '/bookings'],
      ['Guest passes', '/guest-passes'],
      ['Payments', '/payments'],
      ['Member card', '/card'],
      ['Documents', '/documents'],
    ]);
  });

  it('Bookings in the top navigation links to the upcoming bookings', () => {
    expect(toRows(listAccountLinks(buildAccountState(), 'top'))).toContainEqual([
      'Bookings',
      '/bookings/upcoming',
    ]);
  });

  it('the account navigation lists guest passes only if the operator has them', () => {
    expect(toRows(listAccountLinks(buildAccountState({ config }), 'row'))).not.toContainEqual([
      'Guest passes',
      '/guest-passes',
    ]);
  });

  it('the account navigation is for customers only', () => {
    expect(listAccountLinks(buildAccountState({ isLoggedIn: false }), 'row')).toEqual([]);
  });
});

describe('a site without an address', () => {
  it('a site without an address is not linked', () => {
    expect(listLabels({ config: { ...config, subSites: { ...config.subSites, bookings: '' } } })).toEqual([
      'Buy a membership',
      'Log in',
    ]);
  });
});

describe('the logo', () => {
  it('the logo links to the home page of the site, but is no link on a kiosk', () => {
    expect(findHomeLink(buildState({ subSite: 'bookings' }))?.to).toBe('/');
    expect(findHomeLink(buildState({ subSite: 'bookings', isKiosk: true }))).toBeNull();
  });
});

describe('Create an account', () => {
  it('Create an account is offered to visitors', () => {
    expect(buildRegisterLink(buildState())?.to).toBe('/register');
    expect(buildRegisterLink(buildState({ isLoggedIn: true }))).toBeNull();
  });
});
