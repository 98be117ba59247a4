import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $cart } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { fakeOperator, readText, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildCart, buildCartItem, buildPlaceItem } from '../../../../tests/fixtures/cart.ts';
import { BasketBar } from './basket-bar-on-demand';

const heldCart = {
  items: [buildPlaceItem()],
  hold_until: '2026-11-23T18:17:00Z',
  server_time: '2026-11-23T18:02:00Z',
};

function openBar(cart: Parameters<typeof buildCart>[0]) {
  const calls = fakeOperator({
    'POST /api/cart/extend': { data: buildCart({ ...heldCart, hold_until: '2026-11-23T18:27:00Z' }) },
  });
  const scope = fork({
    values: [
      [$cart, toCamelCase(buildCart(cart))],
      [$token, 't-1'],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <BasketBar />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return calls;
}

test('the bar shows the number of items and the hold, with a button to extend it and a link to the basket', async () => {
  const calls = openBar(heldCart);
  expect(await screen.findByText('Held until 18:17')).toBeTruthy();
  expect(readText(screen.getByRole('region', { name: 'Your basket' }))).toMatch(/^\d+ items? · £[\d.]+/);
  expect(readText(screen.getByRole('timer'))).toBe('15 minutes left.');
  expect(screen.getByRole('link', { name: 'Go to basket' }).getAttribute('href')).toBe('/basket');
  await userEvent.click(screen.getByRole('button', { name: 'Keep my spaces' }));
  expect(await screen.findByText('Held until 18:27')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'POST /api/cart/extend')).toHaveLength(1);
});

test('items without a hold link to the basket too, and an empty basket has no bar', async () => {
  openBar({ items: [buildCartItem()] });
  expect(await screen.findByRole('link', { name: 'Go to basket' })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});
