import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { $token } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { $mode, $subSite, type SubSite } from '@/shared/mode';
import { $isNavigationLocked, leaveFx } from '@/shared/routes';
import { createDesignSystem } from '@/shared/theme';
import { allRoutes } from '../sites/all-routes';
import { $siteRoutes } from '../sites/tables';
import { CustomersOnly, OwnDocument, VisitorsOnly } from './guards';

const JOINING_SITE = 'https://join.example.org';

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

type Visit = {
  token?: string | null;
  isLocked?: boolean;
  openedAt?: string;
  isEmbedded?: boolean;
  subSite?: SubSite;
};

function open(
  address: string,
  {
    token = null,
    isLocked = false,
    openedAt = '/checkout',
    isEmbedded = false,
    subSite = 'online-joining',
  }: Visit = {},
) {
  const leave = vi.fn();
  const scope = fork({
    values: [
      [$siteRoutes, allRoutes[subSite]],
      [$token, token],
      [$isNavigationLocked, isLocked],
      [$mode, { isKiosk: false, isEmbedded, centre: null }],
      [$subSite, subSite],
      [$config, readConfig({ subSites: { onlineJoining: JOINING_SITE } })],
    ],
    handlers: [[leaveFx, leave]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route
              path="/checkout"
              element={
                <OwnDocument openedAt={openedAt}>
                  <CustomersOnly>
                    <p>Paying</p>
                  </CustomersOnly>
                </OwnDocument>
              }
            />
            {['/login', '/register'].map((path) => (
              <Route
                key={path}
                path={path}
                element={
                  <VisitorsOnly>
                    <p>Logging in</p>
                  </VisitorsOnly>
                }
              />
            ))}
            <Route path="*" element={<Place />} />
          </Routes>
          <Place />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { leave };
}

describe('protected pages', () => {
  it('protected pages redirect a visitor to the log-in page, which returns to them', () => {
    open('/checkout?step=2');
    expect(screen.getByText('at /login?redirect=%2Fcheckout%3Fstep%3D2')).toBeTruthy();
    expect(screen.getByText('Logging in')).toBeTruthy();
  });

  it('protected pages are shown to a customer', () => {
    open('/checkout', { token: 't1' });
    expect(screen.getByText('Paying')).toBeTruthy();
  });

  // Proves P6.7.
  it('protected pages do not interrupt a payment when the session ends in another tab', () => {
    open('/checkout', { isLocked: true });
    expect(screen.getByText('Paying')).toBeTruthy();
  });
});

describe('the checkout at an escaped address', () => {
  it.each([
    ['/Checkout?step=2', '/Checkout'],
    ['/%63heckout', '/checkout'],
  ])('%s shows the card form in a document that was opened at %s', (address, openedAt) => {
    open(address, { token: 't1', openedAt });
    expect(screen.getByText('Paying')).toBeTruthy();
  });

  it('an escaped checkout address is loaded again if the server has treated it as another page', () => {
    const { leave } = open('/%63heckout?step=2', { token: 't1', openedAt: '/%63heckout' });
    expect(leave).toHaveBeenCalledWith({ to: '/checkout?step=2', replace: true });
  });
});

describe('the log-in page', () => {
  // Proves S1.7.
  it.each([
    ['/login', 'at /'],
    ['/login?redirect=%2Fcentre%2Friverside', 'at /centre/riverside'],
    ['/login?redirect=https%3A%2F%2Fevil.example', 'at /'],
    ['/login?redirect=%2F%2Fevil.example', 'at /'],
    ['/login?redirect=%2Fno-such-page', 'at /'],
    ['/register?redirect=%2Fcentre%2Friverside%3Ffrom%3Dmail', 'at /centre/riverside?from=mail'],
  ])('%s is only for visitors: a customer is %s', (address, place) => {
    open(address, { token: 't1' });
    expect(screen.getAllByText(place).length).toBeGreaterThan(0);
  });

  it.each([
    ['my-account', '/login'],
    ['my-account', '/register'],
    ['my-account', '/login?redirect=%2Fcentre%2Friverside'],
  ] as const)('on %s, %s redirects a customer home, not to a page of another site', (subSite, address) => {
    open(address, { token: 't1', subSite });
    expect(screen.getAllByText('at /').length).toBeGreaterThan(0);
  });

  it.each([
    ['/login', 'at /'],
    ['/login?redirect=%2Fcamps%2Friverside', 'at /camps/riverside'],
    ['/login?redirect=%2Fcourses%2Friverside', 'at /courses/riverside'],
    ['/register?redirect=%2Flocation%2Friverside%3Ftime%3Devening', 'at /location/riverside?time=evening'],
    ['/login?redirect=%2Fredirect-to-selected-venue', 'at /redirect-to-selected-venue'],
  ])('a customer who opens %s on the bookings site is %s', (address, place) => {
    open(address, { token: 't1', subSite: 'bookings' });
    expect(screen.getAllByText(place).length).toBeGreaterThan(0);
  });

  it('an embedded log-in page leads home in the frame', () => {
    open('/login', { token: 't1', subSite: 'my-account', isEmbedded: true });
    expect(screen.getAllByText('at /').length).toBeGreaterThan(0);
  });

  it('the log-in page opens the checkout as a new document', () => {
    const { leave } = open('/login?redirect=%2Fcheckout', { token: 't1' });
    expect(leave).toHaveBeenCalledWith({ to: '/checkout', replace: true });
  });
});

describe('the checkout', () => {
  it('the checkout loads as a new document, because its policy comes with the document', () => {
    const { leave } = open('/checkout', { token: 't1', openedAt: '/centre/riverside' });
    expect(screen.queryByText('Paying')).toBeNull();
    expect(leave).toHaveBeenCalledWith({ to: '/checkout', replace: true });
  });

  it('the checkout of an embedded visit stays in the same document', () => {
    const { leave } = open('/checkout', { token: 't1', openedAt: '/centre/riverside', isEmbedded: true });
    expect(screen.getByText('Paying')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });
});
