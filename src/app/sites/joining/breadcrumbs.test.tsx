import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { $siteRoutes } from '../tables';
import { Breadcrumbs } from './breadcrumbs';
import { joiningRoutes } from './routes';

function showBreadcrumbs(path: string): void {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={fork({ values: [[$siteRoutes, joiningRoutes]] })}>
        <MemoryRouter initialEntries={[path]}>
          <Breadcrumbs />
        </MemoryRouter>
      </Provider>
    </ChakraProvider>,
  );
}

// Proves S1.5.
test.each([
  ['/', ['Buy membership']],
  ['/centre/riverside', ['Buy membership']],
  ['/centre/riverside/membership/gym/recurring', ['Buy membership']],
  ['/checkout', ['Buy membership', 'Checkout']],
  ['/order-confirmed/order-1', ['Buy membership', 'Confirmation']],
  ['/nowhere', ['Buy membership', 'Page not found']],
])('at %s the breadcrumbs read %j', (path, crumbs) => {
  showBreadcrumbs(path);
  const shownCrumbs = screen.getAllByRole('listitem').map((item) => item.textContent?.replace('/', ''));
  expect(shownCrumbs).toEqual(crumbs);
  if (crumbs.length > 1)
    expect(screen.getByRole('link', { name: 'Buy membership' }).getAttribute('href')).toBe('/');
});

test('the kiosk home page has no breadcrumbs, even if it is opened without its query', () => {
  showBreadcrumbs('/kiosk');
  expect(screen.queryByRole('navigation')).toBeNull();
});
