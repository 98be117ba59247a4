import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { $mode } from '@/shared/mode';
import { fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { BookingsLayout } from './layout';

async function show(isEmbedded: boolean, address: string, count: number) {
  const totals = { ...buildCart().totals, item_count: count };
  fakeOperator({ 'GET /api/cart': () => ({ data: buildCart({ totals }) }) });
  const scope = fork({ values: [[$mode, { isKiosk: false, isEmbedded, centre: null }]] });
  await allSettled(cartRequested, { scope });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[address]}>
          <BookingsLayout>
            <p>The page</p>
          </BookingsLayout>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return within(screen.getByText('The page').parentElement ?? document.body);
}

test.each([
  [2, 'Basket (2)'],
  [0, 'Basket'],
])('an embedded timetable, with %i items in the basket, links to it with "%s"', async (count, name) => {
  const page = await show(true, '/location/riverside', count);
  const link = page.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/basket');
});

test.each([
  ['the basket inside another page', true, '/basket'],
  ['the checkout inside another page', true, '/checkout'],
  ['a timetable with a header of its own', false, '/location/riverside'],
])('%s has no basket link above the page', async (_, isEmbedded, address) => {
  const page = await show(isEmbedded, address, 2);
  expect(page.queryByRole('link', { name: /^Basket/ })).toBeNull();
});
