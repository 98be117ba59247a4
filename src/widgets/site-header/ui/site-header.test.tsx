import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { $token } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { $mode, $subSite, type SubSite, visitEnded } from '@/shared/mode';
import { locationChanged } from '@/shared/routes';
import { createDesignSystem } from '@/shared/theme';
import { AccountDrawerLinks, AccountNav } from './account-nav';
import { NavItem } from './nav-item';
import { SiteHeader } from './site-header';

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

type Visit = {
  subSite?: SubSite;
  isKiosk?: boolean;
  token?: string;
  LogInButton?: ComponentType;
  hasAccountNav?: boolean;
  path?: string;
  basketCount?: number;
};

function show({
  subSite = 'online-joining',
  isKiosk = false,
  token,
  LogInButton: Shown,
  hasAccountNav = false,
  path = '/nowhere',
  basketCount = 0,
}: Visit = {}) {
  const scope = fork({
    values: [
      [$subSite, subSite],
      [$token, token ?? null],
      [$mode, { isKiosk, isEmbedded: false, centre: null }],
      [$config, readConfig({ subSites: { onlineJoining: 'https://join.example.org' } })],
    ],
  });
  const onVisitEnded = vi.fn();
  createWatch({ unit: visitEnded, scope, fn: () => onVisitEnded() });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[path]}>
          <SiteHeader
            basketCount={basketCount}
            LogInButton={Shown}
            AccountLinks={hasAccountNav ? AccountDrawerLinks : null}
            hasLogOut={!hasAccountNav}
          />
          {hasAccountNav && <AccountNav />}
          <Place />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const goTo = (pathname: string) =>
    act(() =>
      allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } }),
    );
  return { user: userEvent.setup(), onVisitEnded, goTo };
}

const LogInButton = () => <button type="button">Log in here</button>;

const getNav = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('Log in', () => {
  test('on online joining Log in links to the log-in page, which returns to the current page', async () => {
    const { user } = show();
    await user.click(getNav().getByRole('link', { name: 'Log in' }));
    expect(screen.getByText(/^at \/login/)).toBeTruthy();
  });

  test('Log in is the given button if the site has a log-in modal', () => {
    show({ subSite: 'bookings', LogInButton });
    expect(getNav().getByRole('button', { name: 'Log in here' })).toBeTruthy();
    expect(getNav().queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});

test.each([
  ['/location/riverside/sessions/s-1', 'Book an activity'],
  ['/basket', 'Basket'],
])('at %s the navigation of the bookings site marks only %s', (path, name) => {
  show({ subSite: 'bookings', path });
  const marked = getNav()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});

test('on an account page the menu marks only the page, not My account', async () => {
  const { user } = show({ subSite: 'my-account', token: 't-1', hasAccountNav: true, path: '/' });
  await user.click(screen.getByText('Menu'));
  const marked = within(await screen.findByRole('dialog', { name: 'Menu' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Dashboard']);
});

test.each([
  ['/bookings', 'Bookings', 'page'],
  ['/bookings/past', 'Bookings', 'true'],
  ['/payments/direct-debit', 'Payments', 'true'],
])('at %s the navigation of the account marks %s', (path, name, ariaCurrent) => {
  show({ subSite: 'my-account', token: 't-1', hasAccountNav: true, path });
  const row = screen.getByRole('navigation', { name: 'My account' });
  const marked = within(row)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [name, ariaCurrent],
  ]);
});

test('in the account area Log out comes once, after the pages', () => {
  show({ subSite: 'my-account', token: 'token', hasAccountNav: true });
  const row = screen.getByRole('navigation', { name: 'My account' });
  expect([...row.children].map(({ textContent }) => textContent).slice(-4)).toEqual([
    'Payments',
    'Member card',
    'Documents',
    'Log out',
  ]);
  expect(screen.getAllByText('Log out')).toHaveLength(1);
});

test('on the dashboard the menu marks only Dashboard, not My account', async () => {
  const { user } = show({ subSite: 'my-account', token: 'token', hasAccountNav: true, path: '/' });
  await user.click(screen.getByText('Menu'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const marked = drawer.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Dashboard']);
});

describe('on a kiosk', () => {
  test('on a kiosk the basket and the links that end the visit are in one row, and the other pages in the menu', async () => {
    const { user } = show({ subSite: 'bookings', isKiosk: true, token: 'token' });
    expect(
      getNav()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Basket', 'Back to Kiosk Home']);
    expect(getNav().getByRole('button', { name: 'Log out' })).toBeTruthy();
    await user.click(screen.getByText('Menu'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Book an activity' })).toBeTruthy();
  });

  test('on a kiosk Back to Kiosk Home and Log out end the visit', async () => {
    const { user, onVisitEnded } = show({ subSite: 'bookings', isKiosk: true, token: 'token' });
    await user.click(getNav().getByRole('link', { name: 'Back to Kiosk Home' }));
    expect(onVisitEnded).toHaveBeenCalledTimes(1);
    await user.click(getNav().getByRole('button', { name: 'Log out' }));
    expect(onVisitEnded).toHaveBeenCalledTimes(2);
  });
});

describe('the basket', () => {
  const buildItem = (count: number) =>
    render(
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <NavItem link={{ label: 'Basket', to: '/basket', count }} />
          <NavItem link={{ label: 'There', href: 'https://book.example.org/basket', count }} />
        </MemoryRouter>
      </ChakraProvider>,
    );

  // Proves S1.12.
  test('the basket shows the number of items', () => {
    buildItem(3);
    expect(
      screen.getByRole('link', { name: /^Basket ?33 in your basket$|^Basket.*3 in your basket$/ }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /^There.*3 in your basket$/ })).toBeTruthy();
  });

  // Proves S1.12.
  test('an empty basket has no badge', () => {
    buildItem(0);
    expect(screen.getByRole('link', { name: 'Basket' })).toBeTruthy();
  });
});

// The Menu button is for narrow screens; jsdom applies no media queries.
describe('the side drawer', () => {
  // Proves S1.11.
  test('the side drawer of a visitor has the same links, Log in and Create an account', async () => {
    const { user } = show();
    await user.click(screen.getByText('Menu'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Buy a membership',
      'Log in',
      'Create an account',
    ]);
    expect(drawer.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  // Proves S1.11.
  test('the side drawer of a customer has Log out instead', async () => {
    const { user } = show({ token: 'token' });
    await user.click(screen.getByText('Menu'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Buy a membership']);
    expect(drawer.getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  test('the side drawer closes when the customer leaves the page, even if its code was still loading, and stays closed when they return', async () => {
    const { user, goTo } = show();
    await goTo('/nowhere');
    await user.click(screen.getByText('Menu'));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
    await goTo('/basket');
    expect(screen.queryByRole('dialog')).toBeNull();
    await goTo('/nowhere');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the folded navigation', () => {
  /** The links outside the row. */
  const listLinksBesideMenu = () => {
    const row = screen.getByRole('navigation', { name: 'Main' });
    return screen
      .queryAllByRole('link', { name: /^Basket/, hidden: true })
      .filter((element) => !row.contains(element));
  };

  test('a basket with items is beside the menu, with its count', () => {
    show({ subSite: 'bookings', basketCount: 2 });
    const [basket] = listLinksBesideMenu();
    expect(basket?.getAttribute('href')).toBe('/basket');
    expect(basket?.textContent).toContain('2');
  });

  test('an empty basket is not beside the menu', () => {
    show({ subSite: 'bookings' });
    expect(listLinksBesideMenu()).toEqual([]);
  });
});
