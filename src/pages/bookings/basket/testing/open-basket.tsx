import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { $config, readConfig } from '@/shared/config';
import { locationChanged, navigatorReady } from '@/shared/routes';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildCart, buildCartTotals, buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import type { Wire } from '../../../../../tests/fixtures/wire.ts';
import { BasketPage } from '../ui/basket-page';

/** Sets the clock to 10:27 in each test of a file; tests advance it. */
export function fixClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:27:00Z'), shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A basket with a place in a yoga class, held until 10:42. */
export const buildCartAnswer = (overrides: Partial<Wire<'Cart'>> = {}): FakeAnswer => ({
  data: buildCart({
    joining: null,
    items: [buildPlaceItem()],
    totals: buildCartTotals(520),
    hold_until: '2026-11-23T10:42:00Z',
    server_time: '2026-11-23T10:27:00Z',
    ...overrides,
  }),
});

/** Opens the basket page with an operator who gives these answers. */
export async function openBasket(
  answers: Parameters<typeof fakeOperator>[0],
  path = '/basket',
  search = '',
  flags: Readonly<Record<string, boolean>> = {},
) {
  const calls = fakeOperator({ 'GET /api/cart': buildCartAnswer(), ...answers });
  const scope = fork({
    values: [[$config, readConfig({ subSites: { onlineJoining: 'https://join.example.org' }, flags })]],
    handlers: [[toastTimerFx, () => 0]],
  });
  const visitedPaths: string[] = [];
  await allSettled(navigatorReady, { scope, params: (to: string) => void visitedPaths.push(to) });
  const location = { pathname: path, search, hash: '', state: null };
  await allSettled(locationChanged, { scope, params: location });
  const { unmount: closePage } = render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[path]}>
          <BasketPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  const readToasts = () => scope.getState($toasts).map(({ content }) => content);
  const listSentBodies = (call: string) =>
    calls.filter((request) => request.call === call).map(({ body }) => body);
  return { user, readToasts, listSentBodies, visitedPaths, scope, closePage };
}
