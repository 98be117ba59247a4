import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { networkFailure } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { createDesignSystem } from '@/shared/theme';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { clearCartFx } from '../model/clear-cart';
import { CartNotClearedNotice } from './cart-not-cleared-notice';

async function abandonCart(failures: unknown[], { isKiosk = false } = {}) {
  const scope = fork({
    values: [
      [$token, 'token'],
      [$mode, { isKiosk, isEmbedded: false, centre: null }],
    ],
    handlers: [
      [clearCartFx, () => (failures.length > 0 ? Promise.reject(failures.shift()) : undefined)],
      [toastTimerFx, () => 0],
    ],
  });
  await allSettled(clearCartFx, { scope });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <CartNotClearedNotice />
      </ChakraProvider>
    </Provider>,
  );
  return { scope, user: userEvent.setup() };
}

test('a cart that could not be cleared is also reported on the page, where clearing can be retried', async () => {
  const { scope, user } = await abandonCart([networkFailure, networkFailure]);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong, please try again.');
  expect(scope.getState($toasts)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const toasts = scope.getState($toasts).map(({ content }) => content);
  expect(toasts, 'what has failed before is no longer told').toEqual(['Successfully cleared order.']);
});

test("the server's message is shown", async () => {
  await abandonCart([{ kind: 'http', status: 403, message: 'This order is being paid.' }]);
  expect(screen.getByRole('alert').textContent).toContain('This order is being paid.');
});

test('the message that an order was cleared is shown, but not to the next person at a kiosk', async () => {
  const readContents = async (mode: object) =>
    (await abandonCart([], mode)).scope.getState($toasts).map(({ content }) => content);
  expect(await readContents({ isKiosk: false })).toEqual(['Successfully cleared order.']);
  expect(await readContents({ isKiosk: true })).toEqual([]);
});
