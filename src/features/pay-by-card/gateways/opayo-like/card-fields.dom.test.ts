import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { container, openGateway } from './testing/opayo-world';

afterEach(() => vi.useRealTimers());

const input = (name: string) => container.querySelector<HTMLInputElement>(`[data-card-details="${name}"]`);

/** A gateway whose card is typed into our own form. */
async function openOwnForm(card: Readonly<Record<string, string>>) {
  const world = await openGateway({ isOwnForm: true });
  await act(async () => world.initialise());
  await waitFor(() => expect(input('card-number')).not.toBeNull());
  for (const [name, value] of Object.entries(card)) {
    const field = input(name);
    if (field) fireEvent.input(field, { target: { value } });
  }
  return world;
}

const card = {
  'cardholder-name': 'Ada Byron',
  'card-number': '4929 0000 0000 6',
  'expiry-date': '12/49',
  'security-code': '123',
};

test('our own form passes the card and the key to the script, and the name on the card is sent with the payment', async () => {
  const world = await openOwnForm(card);
  expect(await act(async () => world.pay())).toEqual({
    kind: 'authorised',
    transactionUuid: 'transaction-1',
  });
  expect(world.ownForm).toHaveBeenCalledExactlyOnceWith('key-1');
  expect(world.tokeniseCardDetails.mock.lastCall?.[0]).toMatchObject({
    cardDetails: {
      cardholderName: 'Ada Byron',
      cardNumber: '4929000000006',
      expiryDate: '1249',
      securityCode: '123',
    },
  });
  expect(world.listAuthorisations()).toEqual([
    expect.objectContaining({ card_identifier: 'card-1', card_holder_name: 'Ada Byron' }),
  ]);
  expect(JSON.stringify(world.listAuthorisations())).not.toMatch(/4929000000006|"123"/);
});

test('the security code in our own form is cleared after use', async () => {
  const world = await openOwnForm(card);
  await act(async () => world.pay());
  expect(input('security-code')?.value).toBe('');
  expect(input('card-number')?.value).toBe('4929 0000 0000 6');
  expect(world.onFieldsChange).toHaveBeenLastCalledWith({ isComplete: false, error: null });
});

test('our own form is complete only when it says so', async () => {
  const world = await openOwnForm({});
  expect(world.onFieldsChange).not.toHaveBeenCalled();
});

test.each([true, false])(
  'the fields have their own borders, which disappear with them (our own form: %s)',
  async (isOwnForm) => {
    const world = await openGateway({ isOwnForm });
    await act(async () => world.initialise());
    expect(container.hasAttribute('data-has-own-borders')).toBe(true);
    await act(async () => world.gateway.tearDown());
    expect(container.hasAttribute('data-has-own-borders')).toBe(false);
    expect(container.childElementCount).toBe(0);
  },
);

test('after tearing down nothing can be paid', async () => {
  const world = await openGateway();
  await world.initialise();
  world.gateway.tearDown();
  world.gateway.tearDown();
  expect(world.destroy).toHaveBeenCalledOnce();
  expect(await world.pay()).toMatchObject({ kind: 'declined' });
});

test('the script’s form submission does not reach the page', async () => {
  const world = await openGateway();
  await world.initialise();
  const heard = vi.fn();
  container.addEventListener('submit', heard);
  container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});

test('opening the fields again replaces the first ones', async () => {
  const world = await openGateway();
  await world.initialise();
  await world.initialise();
  expect(container.querySelectorAll('form')).toHaveLength(1);
});

test('the gateway has 30 seconds to answer; after that it is a processing error', async () => {
  const world = await openGateway();
  await world.initialise();
  world.tokenise.mockImplementation(() => {});
  vi.useFakeTimers();
  const onAnswer = vi.fn();
  void world.pay().then(onAnswer);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    kind: 'declined',
    message: 'Payment processing error. Please try again.',
    isTokenisationFailure: true,
  });
});
