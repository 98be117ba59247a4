import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { $servedCustomer, $token, customerServed } from '@/entities/customer';
import { loadServedCustomer } from '@/shared/api';
import { fakeOperator, listViolations } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildCart, buildCartTotals, buildPlaceItem } from '../../../tests/fixtures/cart.ts';
import { buildServedCustomer } from '../../../tests/fixtures/front-of-house.ts';
import { $isStillServingAsked } from './idle';
import { StaffBar } from './staff-bar';

const SAM = buildServedCustomer();
const FULL_CART = buildCart({ items: [buildPlaceItem()], joining: null, totals: buildCartTotals(520) });

async function openBar({ isServing = true, isAsked = false } = {}) {
  fakeOperator({
    'GET /api/cart': { data: FULL_CART },
    'GET /api/activities/venues': { data: [] },
    [`GET /api/front-of-house/customers/${SAM.id}`]: { data: SAM },
  });
  const scope = fork({ values: [[$token, 'token']] });
  if (isServing) {
    const params = await loadServedCustomer({ id: SAM.id });
    await allSettled(customerServed, { scope, params });
  }
  if (isAsked) await allSettled($isStillServingAsked, { scope, params: true });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <StaffBar />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return {
    scope,
    user: userEvent.setup(),
    bar: within(screen.getByRole('region', { name: /^Front of house/ })),
  };
}

afterEach(() => vi.useRealTimers());

test('the bar says that nobody is being served, and links to the search', async () => {
  const { bar } = await openBar({ isServing: false });
  expect(bar.getByRole('status').textContent).toBe('You’re not serving anyone.');
  expect(bar.getByRole('link', { name: 'Find a customer' }).getAttribute('href')).toBe('/front-of-house');
  expect(await listViolations()).toEqual([]);
});

test('the bar names the customer whom staff serve, and asks before staff leave an unpaid basket', async () => {
  const { user, bar, scope } = await openBar();
  expect(bar.getByRole('status').textContent).toContain('Serving Sam Taylor');
  expect(await listViolations()).toEqual([]);
  await user.click(bar.getByRole('button', { name: 'Finish with Sam' }));
  expect(await screen.findByText('One item in the till basket hasn’t been paid for.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave in the till basket' }));
  expect(scope.getState($servedCustomer)).toBeNull();
});

test('the idle question names the customer, and closes when staff carry on', async () => {
  const { user, scope } = await openBar({ isAsked: true });
  expect(await screen.findByRole('dialog', { name: 'Still serving Sam?' })).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Carry on with Sam' }));
  expect(scope.getState($isStillServingAsked)).toBe(false);
  expect(scope.getState($servedCustomer)?.id).toBe(SAM.id);
});
