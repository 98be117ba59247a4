import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { readSignedWaivers, removeConsents, storeSignedWaivers } from '@/entities/consent';
import { $token, customerServed } from '@/entities/customer';
import { loadServedCustomer } from '@/shared/api';
import { readConfig } from '@/shared/config';
import { answerInTurn, type FakeAnswer, type FakeCall, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildCart, buildCartItem } from '../../../../../tests/fixtures/cart.ts';
import { buildServedCustomer } from '../../../../../tests/fixtures/front-of-house.ts';
import { buildAttendeeWaiver } from '../../../../../tests/fixtures/waivers.ts';
import { BasketPage } from './basket-page';

const CONFIG = readConfig({});

afterEach(() => removeConsents(CONFIG));

const cart = buildCart({ id: 'cart-1', items: [buildCartItem()], attendee_waivers_required: true });
const miaWaiver = buildAttendeeWaiver({ id: 'w-mia' });
const leoWaiver = buildAttendeeWaiver({ id: 'w-leo', attendee: { id: 'leo', name: 'Leo Taylor' } });
const signedWaiver = buildAttendeeWaiver({ id: 'w-old', title: 'Boxing', is_completed: true });

function openBasket(waivers: readonly FakeAnswer[] = [{ data: [miaWaiver, leoWaiver, signedWaiver] }]) {
  const firstCarts = [cart];
  const calls: FakeCall[] = fakeOperator({
    'GET /api/cart': () => ({ data: firstCarts.shift() ?? { ...cart, attendee_waivers_required: false } }),
    'GET /api/activities/waivers': answerInTurn(waivers),
  });
  const scope = fork({ values: [[$token, 't-1']] });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <BasketPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), scope, calls };
}

const findWaiverBox = (name: string) =>
  screen.findByRole('checkbox', { name: `Climbing, what a child must know, for ${name}` });
async function agreeToWaiver(user: ReturnType<typeof userEvent.setup>) {
  const button = await screen.findByRole('button', { name: 'I Agree' });
  // The dialog measures whether the text fits on the screen once it has rendered.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const queryPayLink = () => screen.queryByRole('link', { name: /^(Pay|Confirm)/ });

// Proves K4.3.
test('the basket can be paid once every waiver is accepted for each attendee, and the checkout gets their ids', async () => {
  const { user } = openBasket();
  await user.click(await findWaiverBox('Mia Taylor'));
  await agreeToWaiver(user);
  expect(queryPayLink()).toBeNull();
  expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('accept the terms under “Before you pay”')).toBeTruthy();
  await user.click(await findWaiverBox('Leo Taylor'));
  await agreeToWaiver(user);
  expect(queryPayLink()).not.toBeNull();
  expect(readSignedWaivers(CONFIG, 'cart-1')).toEqual(['w-mia', 'w-leo']);
  expect(screen.queryByText(/Boxing/)).toBeNull();
});

// Proves K4.3.
test('clicking the checkbox of an unread waiver opens it, and it can only be accepted at its end', async () => {
  const { user } = openBasket([{ data: [miaWaiver] }]);
  await user.click(await findWaiverBox('Mia Taylor'));
  expect(await screen.findByText(/Climbing has risks/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await findWaiverBox('Mia Taylor')).toHaveProperty('checked', false);
  expect(readSignedWaivers(CONFIG, 'cart-1')).toEqual([]);
});

test('unticking a waiver blocks the payment again, and one that was read is ticked again at once', async () => {
  const { user } = openBasket([{ data: [miaWaiver] }]);
  await user.click(await findWaiverBox('Mia Taylor'));
  await agreeToWaiver(user);
  await user.click(await findWaiverBox('Mia Taylor'));
  expect(queryPayLink()).toBeNull();
  expect(readSignedWaivers(CONFIG, 'cart-1')).toEqual([]);
  await user.click(await findWaiverBox('Mia Taylor'));
  expect(readSignedWaivers(CONFIG, 'cart-1')).toEqual(['w-mia']);
});

test('a waiver is read to its end and accepted in the dialog', async () => {
  const { user } = openBasket([{ data: [miaWaiver] }]);
  await user.click(
    await screen.findByRole('button', { name: 'Read Climbing, what a child must know, for Mia Taylor' }),
  );
  expect(await screen.findByText(/Climbing has risks/)).toBeTruthy();
  await agreeToWaiver(user);
  expect(readSignedWaivers(CONFIG, 'cart-1')).toEqual(['w-mia']);
});

test('waivers that fail to load can be retried, and block the payment until then', async () => {
  const { user } = openBasket([{ breaks: true }, { data: [miaWaiver] }]);
  expect(await screen.findByText('We couldn’t load the terms.')).toBeTruthy();
  expect(queryPayLink()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findWaiverBox('Mia Taylor')).toBeTruthy();
});

test('waivers that were accepted in this tab are still ticked after Back from the checkout', async () => {
  storeSignedWaivers(CONFIG, 'cart-1', ['w-mia']);
  openBasket([{ data: [miaWaiver] }]);
  const box = await findWaiverBox('Mia Taylor');
  await waitFor(() => expect(box).toHaveProperty('checked', true));
});

test('a basket without waivers requests none, and removing the item removes its waiver', async () => {
  const { scope, calls } = openBasket([{ data: [miaWaiver] }]);
  await findWaiverBox('Mia Taylor');
  await act(() => allSettled(cartRequested, { scope }));
  expect(screen.queryByText('Before you pay')).toBeNull();
  expect(queryPayLink()).not.toBeNull();
  expect(calls.filter(({ call }) => call.includes('waivers'))).toHaveLength(1);
});

test('at the desk staff see whom to ask', async () => {
  const samCustomer = buildServedCustomer();
  const { scope } = openBasket();
  expect(await screen.findByText('Read and accept the terms for each person.')).toBeTruthy();
  fakeOperator({
    [`GET /api/front-of-house/customers/${samCustomer.id}`]: { data: samCustomer },
    'GET /api/cart': { data: cart },
    'GET /api/activities/waivers': { data: [miaWaiver] },
  });
  const params = await loadServedCustomer({ id: samCustomer.id });
  await act(() => allSettled(customerServed, { scope, params }));
  expect(
    await screen.findByText('Ask Sam to read the terms for each person, and tick what they accept.'),
  ).toBeTruthy();
});
