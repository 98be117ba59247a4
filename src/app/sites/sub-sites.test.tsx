import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { $mode, $selectedVenueSlug, $subSite, type SubSite } from '@/shared/mode';
import { account, bookings, patterns } from '@/shared/routes';
import { createDesignSystem } from '@/shared/theme';
import { SiteRoutes } from '../routes/site-routes';
import { allRoutes } from './all-routes';
import { $siteRoutes } from './tables';

type OtherSite = Exclude<SubSite, 'online-joining'>;

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

type Visit = { token?: string; venue?: string; centre?: string; flags?: Record<string, boolean> };

function openAt(
  site: OtherSite,
  address: string,
  { token, venue, centre, flags = { campsAndCoursesBookingEnabled: true } }: Visit = {},
) {
  const scope = fork({
    values: [
      [$subSite, site],
      [$siteRoutes, allRoutes[site]],
      [$token, token ?? null],
      [$selectedVenueSlug, venue ?? null],
      [$mode, { isKiosk: centre !== undefined, isEmbedded: false, centre: centre ?? null }],
      [$config, readConfig({ flags })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/from', address]} initialIndex={1}>
          <SiteRoutes openedAt={address} />
          <Place />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });
const findAddress = (address: string) => screen.findByText(`at ${address}`);

/** Routes that redirect. Their targets need a centre, so only the redirect is tested. */
const REDIRECTS: readonly string[] = [bookings.toLocation, bookings.toCamps, bookings.toCourses];

describe('the table of pages', () => {
  const planned: readonly [OtherSite, string][] = [
    ...[...Object.values(bookings), ...Object.values(patterns)].map(
      (route) => ['bookings', route] as const satisfies [SubSite, string],
    ),
    ...[...Object.values(account), ...Object.values(patterns)].map(
      (route) => ['my-account', route] as const satisfies [SubSite, string],
    ),
  ].map(([site, route]) => [site, route]);

  test.each(planned.filter(([, route]) => !REDIRECTS.includes(route)))(
    'on %s the page at %s is shown or not found, as the route table says',
    async (site, route) => {
      const address = route.replaceAll(/:\w+|\*/g, 'x');
      const isInTable = allRoutes[site].some(({ paths }) => paths.some((path) => path === route));
      const visitors: Record<string, string> = {
        [patterns.login]: 'Log in',
        [patterns.register]: 'Create an account',
      };
      const pages: Record<OtherSite, Record<string, string>> = {
        bookings: {
          [bookings.home]: 'Book an activity',
          [bookings.location]: 'Timetable',
          [bookings.session]: 'Session',
          [bookings.basket]: 'Your basket',
          [bookings.camps]: 'Camps',
          [bookings.courses]: 'Courses',
          [bookings.packages]: 'Packages',
        },
        'my-account': {
          [account.dashboard]: 'Dashboard',
          [account.userDetails]: 'My details',
          [account.bookings]: 'Bookings',
          [account.upcomingBookings]: 'Bookings',
          [account.pastBookings]: 'Bookings',
          [account.waitingLists]: 'Bookings',
          [account.payments]: 'Payments',
          [account.directDebit]: 'Direct Debit',
          [account.documents]: 'Documents',
          [account.card]: 'Member card',
          [account.packages]: 'Packages',
          [account.memberships]: 'Memberships',
        },
      };
      const title = isInTable ? (pages[site][route] ?? visitors[route]) : undefined;
      // Two pages are for visitors, the others for customers.
      openAt(site, address, route in visitors ? {} : { token: 'token' });
      expect(await findHeading(title ?? 'Whoops!')).toBeTruthy();
    },
  );

  test.each(REDIRECTS)('%s redirects to the choice of a venue if none is selected', async (address) => {
    openAt('bookings', address);
    expect(await findAddress('/')).toBeTruthy();
  });

  test('a terminal’s own centre takes precedence over a selected venue', async () => {
    openAt('bookings', '/redirect-to-selected-venue', { venue: 'riverside', centre: 'north hall' });
    expect(await findAddress('/location/north%20hall')).toBeTruthy();
  });

  // Proves S1.10.
  test.each(REDIRECTS.slice(1))(
    '%s does not exist if camps and courses cannot be booked',
    async (address) => {
      openAt('bookings', address, { venue: 'riverside', flags: {} });
      expect(await findHeading('Whoops!')).toBeTruthy();
      expect(await findAddress(address)).toBeTruthy();
    },
  );
});

describe('the account area', () => {
  test.each([
    ['/', '/login'],
    ['/memberships?sort=name', '/login?redirect=%2Fmemberships%3Fsort%3Dname'],
    ['/bookings/upcoming', '/login?redirect=%2Fbookings%2Fupcoming'],
  ])('the account area redirects an anonymous user at %s to %s', async (address, login) => {
    openAt('my-account', address);
    expect(await findAddress(login)).toBeTruthy();
  });

  // Proves S1.6.
  test.each(allRoutes['my-account'].flatMap(({ paths, guard }) => (guard === 'customers' ? paths : [])))(
    'the account area redirects an anonymous user at %s to the log-in page, which returns to the page and its query',
    async (path) => {
      const address = `${path.replace(/:\w+/g, 'an-id')}?a=1&b=%26`;
      openAt('my-account', address, { flags: { onlineGuestPassesEnabled: true } });
      expect(await findAddress(`/login?redirect=${encodeURIComponent(address)}`)).toBeTruthy();
    },
  );

  test('an unknown address shows the not-found page without a log-in', async () => {
    openAt('my-account', '/nowhere');
    expect(await findHeading('Whoops!')).toBeTruthy();
  });

  // Proves S1.10.
  test('the account area has no guest passes page if the operator has none', async () => {
    openAt('my-account', '/guest-passes');
    expect(await findHeading('Whoops!')).toBeTruthy();
  });

  test('the account area has a guest passes page for customers if the operator has them', async () => {
    openAt('my-account', '/guest-passes', { flags: { onlineGuestPassesEnabled: true } });
    expect(await findAddress('/login?redirect=%2Fguest-passes')).toBeTruthy();
  });
});
