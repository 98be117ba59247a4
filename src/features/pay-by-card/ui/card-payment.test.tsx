import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildGatewayFailure } from '../gateways/gateway';
import { openedCheckout } from '../testing/opened-checkout';
import { showCardPayment } from '../testing/show-card-payment';

// Proves P6.9.
test('a script that fails to load offers Try again, and keeps typed text and the focus', async () => {
  const ends: ((isThere: boolean) => void)[] = [];
  const checkout = await openedCheckout({
    isOpened: false,
    initialise: () =>
      new Promise((resolve, reject) => {
        const failure = buildGatewayFailure('Opayo payment form not loaded. Please try again later.');
        ends.push((isThere) => (isThere ? resolve() : reject(failure)));
      }),
  });
  showCardPayment(checkout);
  const user = userEvent.setup();
  const place = () => screen.getByRole('group', { name: 'Checkout' });
  const waiting = () => screen.findByText('Preparing the payment form…');

  void checkout.happens('opened');
  await waiting();
  await user.click(screen.getByRole('button', { name: 'Change billing details' }));
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  await user.clear(screen.getByLabelText('Last name'));
  await user.type(screen.getByLabelText('Last name'), 'Byron');
  await expect.poll(() => ends).toHaveLength(1);
  ends[0]?.(false);
  await screen.findByText('Opayo payment form not loaded. Please try again later.');
  expect(document.activeElement).toBe(place());

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waiting();
  expect(document.activeElement).toBe(place());
  expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Byron');
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]?.(true);
  await expect.poll(() => checkout.status()).toBe('ready');
  expect(screen.queryByText('Preparing the payment form…')).toBeNull();
});

test('an incomplete card is reported at its fields, which get the focus', async () => {
  const message = 'The card number is required';
  const checkout = await openedCheckout({ authorise: async () => ({ kind: 'invalid_card', message }) });
  showCardPayment(checkout);
  const fields = screen.getByRole('group', { name: 'Payment Details' });
  await act(async () => checkout.happens('payClicked'));
  expect(document.activeElement?.textContent).toBe(message);
  expect(fields.contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('group', { description: new RegExp(`^${message}`) })).toBe(fields);
  // The same mistake moves the focus there again.
  screen.getByRole('button', { name: 'Change billing details' }).focus();
  await act(async () => checkout.happens('payClicked'));
  expect(document.activeElement?.textContent).toBe(message);
});

test('other ways to pay and payment notices are above the card, and without them nothing is', async () => {
  const checkout = await openedCheckout();
  showCardPayment(checkout);
  expect(screen.getByRole('group', { name: 'Checkout' }).textContent).not.toContain('wallet');
  cleanup();
  showCardPayment(checkout, { wallets: <p>A wallet</p>, notices: <p>It has failed</p> });
  const order = [
    screen.getByText('A wallet'),
    screen.getByText('It has failed'),
    screen.getByRole('group', { name: 'Payment Details' }),
  ];
  for (const [index, element] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
