import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { customerServed } from '@/entities/customer';
import { basketHolderChanged } from '@/entities/hand-off';
import { loadServedCustomer } from '@/shared/api';
import { listViolations } from '@/shared/testing';
import { buildServedCustomer } from '../../../../../../tests/fixtures/front-of-house.ts';
import { buildHandOff } from '../../../../../../tests/fixtures/handoffs.ts';
import { fixClock, openBasket } from '../../testing/open-basket';
// Imports the code of the desk, so that it is loaded before it is needed.
import './desk-payment';
import './desk-payment-on-demand';

fixClock();

const HAND_OFF_CALL = 'POST /api/cart/handoffs';
const SAM = buildServedCustomer();
const HAND_OFF_BUTTON = { name: 'Pay on their phone' };

/** Opens the basket of Sam at the desk: £5.20 for a class. */
async function openTill(answers: Parameters<typeof openBasket>[0] = {}) {
  const till = await openBasket({
    'GET /api/terms': { data: [] },
    [`GET /api/front-of-house/customers/${SAM.id}`]: { data: SAM },
    [HAND_OFF_CALL]: { data: buildHandOff() },
    ...answers,
  });
  await allSettled(customerServed, {
    scope: till.scope,
    params: await loadServedCustomer({ id: SAM.id }),
  });
  await allSettled(cartRequested, { scope: till.scope });
  return { ...till, amount: await screen.findByLabelText('Amount') };
}

// Proves F3.1.
test('a handed-off basket can be neither paid nor changed at the desk until it is returned', async () => {
  const { user, listSentBodies, scope } = await openTill();
  await user.click(screen.getByRole('button', HAND_OFF_BUTTON));
  expect(await screen.findByText('The basket is on the customer’s phone')).toBeTruthy();
  expect(listSentBodies(HAND_OFF_CALL)).toEqual([{ item_hash: expect.any(String) }]);
  expect(await listViolations()).toEqual([]);
  const buttonNames = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttonNames.filter((name) => /Pay £|Remove|Change|Clear|Apply|credit/i.test(name ?? ''))).toEqual(
    [],
  );
  expect(screen.queryByLabelText('Amount')).toBeNull();
  await act(() => allSettled(basketHolderChanged, { scope, params: 'here' }));
  expect(await screen.findByLabelText('Amount')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Remove/ })).toBeTruthy();
});

test('money that was taken has to be given back before a hand-off', async () => {
  const { user, listSentBodies, amount } = await openTill();
  await user.type(amount, '2{Enter}');
  await screen.findByText('Still to pay: £3.20');
  await user.click(screen.getByRole('button', HAND_OFF_BUTTON));
  expect(screen.getByText('remove the cash, vouchers and cheques')).toBeTruthy();
  expect(listSentBodies(HAND_OFF_CALL)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Remove Cash/ }));
  await user.click(screen.getByRole('button', HAND_OFF_BUTTON));
  await waitFor(() => expect(listSentBodies(HAND_OFF_CALL)).toHaveLength(1));
});

test('if the API has no hand-offs the button disappears and the tenders stay', async () => {
  const { user } = await openTill({ [HAND_OFF_CALL]: { status: 404, body: { message: 'Not found.' } } });
  await user.click(screen.getByRole('button', HAND_OFF_BUTTON));
  expect(await screen.findByText(/^Customers can’t pay on their phone here/)).toBeTruthy();
  expect(screen.queryByRole('button', HAND_OFF_BUTTON)).toBeNull();
  expect(screen.getByLabelText('Amount')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
});

test('a basket that cannot be handed off shows the reason', async () => {
  const body = { message: 'Nothing in it can be paid online.', code: 'not_sellable_online', errors: {} };
  const { user } = await openTill({ [HAND_OFF_CALL]: { status: 422, body } });
  await user.click(screen.getByRole('button', HAND_OFF_BUTTON));
  expect(await screen.findByText('Nothing in it can be paid online.')).toBeTruthy();
  expect(screen.getByLabelText('Amount')).toBeTruthy();
});
