import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { loadHomeVenueFx, loadVenuesFx } from '@/entities/venue';
import { $config, readConfig } from '@/shared/config';
import { aVenue, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildOrder } from '../../../tests/fixtures/orders.ts';
import { allRoutes } from '../sites/all-routes';
import { $siteRoutes } from '../sites/tables';
import { SiteRoutes } from './site-routes';

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function openAt(address: string, token: string | null = null, config: object = {}) {
  fakeOperator({
    'GET /api/orders/order-1': { data: buildOrder() },
    'GET /api/memberships/types': { data: [] },
  });
  const scope = fork({
    values: [
      [$siteRoutes, allRoutes['online-joining']],
      [$token, token],
      [$config, readConfig(config)],
    ],
    handlers: [
      [loadVenuesFx, () => [aVenue()]],
      [loadHomeVenueFx, () => aVenue()],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[address]}>
          <SiteRoutes openedAt={address.split('?')[0] ?? ''} />
          <Place />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
}

const findHeading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

test.each(['/form-preview', '/form-preview/why', '/form-preview/snippet'])(
  '%s exists for staff only where the operator has switched it on',
  async (address) => {
    openAt(address);
    expect(await findHeading('Whoops!')).toBeTruthy();
    cleanup();
    openAt(address, null, { flags: { formPreviewEnabled: true } });
    expect(await findHeading('Form preview')).toBeTruthy();
  },
);

describe('an operator who does not offer joining online', () => {
  const config = { flags: { onlineJoiningEnabled: false }, supportPhone: '01632 960 001' };

  test.each([
    '/',
    '/centre/riverside-leisure-centre',
    '/centre/riverside-leisure-centre/membership/total-fitness/recurring',
  ])('%s says that joining online is not offered, with the operator’s telephone number', async (address) => {
    openAt(address, null, config);
    await findHeading('You can’t join online at the moment.');
    expect(screen.getByRole('link', { name: '01632 960 001' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Buy a membership' })).toBeNull();
  });

  test('the other pages of the site exist even if the operator does not offer joining online', async () => {
    openAt('/login', null, config);
    await findHeading('Log in');
  });
});

describe('the route table', () => {
  // Proves S1.2.
  test.each([
    ['/', 'Buy a membership'],
    ['/centre/riverside-leisure-centre', 'Buy a membership'],
    ['/centre/riverside-leisure-centre/membership/total-fitness/recurring', 'Buy a membership'],
    ['/kiosk', 'Welcome'],
    ['/kiosk/?kiosk=true&centre=riverside-leisure-centre', 'Welcome'],
    ['/login', 'Log in'],
    ['/register', 'Create an account'],
    ['/nowhere', 'Whoops!'],
    ['/centre', 'Whoops!'],
  ])('a visitor at %s is shown “%s”', async (address, title) => {
    openAt(address);
    expect(await findHeading(title)).toBeTruthy();
    expect(screen.getByText(`at ${address}`)).toBeTruthy();
  });

  // Proves S1.2.
  test.each([
    ['/checkout', 'Checkout'],
    ['/order-confirmed/order-1', 'Your payment was successful'],
  ])('a customer at %s is shown “%s”', async (address, title) => {
    openAt(address, 'token');
    expect(await findHeading(title)).toBeTruthy();
  });

  test.each([
    ['/login?redirect=%2Fcheckout-not', '/'],
    ['/register?redirect=%2Fkiosk%3Fa%3D1', '/kiosk?a=1'],
    ['/register?redirect=%2Fnowhere%3Fa%3D1', '/'],
    ['/register?redirect=%2F%2Fevil.example', '/'],
  ])('a customer at %s is redirected to %s', async (address, place) => {
    openAt(address, 'token');
    expect(await screen.findByText(`at ${place}`)).toBeTruthy();
  });

  // Proves S1.6.
  test.each([
    ['/checkout?from=mail', '/login?redirect=%2Fcheckout%3Ffrom%3Dmail'],
    ['/order-confirmed/order-1', '/login?redirect=%2Forder-confirmed%2Forder-1'],
  ])('an anonymous user at %s is redirected to %s', async (address, login) => {
    openAt(address);
    expect(await findHeading('Log in')).toBeTruthy();
    expect(screen.getByText(`at ${login}`)).toBeTruthy();
  });
});

// Proves S1.4.
test('the not-found page says that the page does not exist, and its Go home button leads to /', async () => {
  openAt('/nowhere');
  expect(await findHeading('Whoops!')).toBeTruthy();
  expect(
    screen.getByText(
      "Looks like you've gone offside. The page you're looking for doesn't exist. Return home to keep the ball rolling.",
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
});
