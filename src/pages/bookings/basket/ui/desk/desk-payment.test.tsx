import { screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { customerServed } from '@/entities/customer';
import { loadServedCustomer } from '@/shared/api';
import { type FakeAnswer, listViolations } from '@/shared/testing';
import { buildCartTotals, buildPlaceItem } from '../../../../../../tests/fixtures/cart.ts';
import { buildServedCustomer } from '../../../../../../tests/fixtures/front-of-house.ts';
import { buildAttendeeWaiver } from '../../../../../../tests/fixtures/waivers.ts';
import { buildPrice } from '../../../../../../tests/fixtures/wire.ts';
import { buildCartAnswer, fixClock, openBasket } from '../../testing/open-basket';
// Imports the code of the desk, so that it is loaded before it is needed.
import './desk-payment';
import './desk-payment-on-demand';

fixClock();

const PAY_CALL = 'POST /api/cart/pay';
const SAM = buildServedCustomer();
const SOLD_ANSWER: FakeAnswer = { data: { complete_order_id: 'order-1', status: 'completed' } };

/** Opens the basket of Sam at the desk: £5.20 for a class. */
async function openTill(answers: Parameters<typeof openBasket>[0] = {}) {
  const till = await openBasket({
    'GET /api/terms': { data: [] },
    [`GET /api/front-of-house/customers/${SAM.id}`]: { data: SAM },
    [PAY_CALL]: SOLD_ANSWER,
    ...answers,
  });
  await allSettled(customerServed, {
    scope: till.scope,
    params: await loadServedCustomer({ id: SAM.id }),
  });
  // Once the code of the desk has loaded, it requests the basket again for the customer.
  await allSettled(cartRequested, { scope: till.scope });
  return { ...till, amount: await screen.findByLabelText('Amount') };
}
const getPayButton = () => screen.getByRole('button', { name: 'Pay £5.20 now' });

// Proves F2.1.
test('staff take cash, the change is shown, and Enter pays; the given amount is not sent', async () => {
  const { user, listSentBodies, visitedPaths, amount } = await openTill();
  await user.type(amount, '20{Enter}');
  expect(await screen.findByText('Change £14.80')).toHaveProperty('role', 'status');
  expect(await listViolations()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(getPayButton()));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visitedPaths).toEqual(['/booking-confirmed/order-1']));
  expect(listSentBodies(PAY_CALL)).toEqual([
    {
      completedWaivers: [],
      payments: [{ tenderType: 'cash', amount: 520 }],
      selectedUserId: SAM.id,
      source: 'front-of-house',
      terms: [],
      itemHash: expect.any(String),
    },
  ]);
});

test('Pay clicked before the terms have loaded pays once they have', async () => {
  let answerTerms = (_answer: FakeAnswer) => {};
  const pendingTerms = new Promise<FakeAnswer>((resolve) => {
    answerTerms = resolve;
  });
  let isChanged = false;
  const { user, scope, visitedPaths, amount } = await openTill({
    'GET /api/cart': () => (isChanged ? buildCartAnswer({ item_hash: 'another' }) : buildCartAnswer()),
    'GET /api/terms': () => (isChanged ? pendingTerms : { data: [] }),
  });
  isChanged = true;
  const cartReload = allSettled(cartRequested, { scope });
  await user.type(amount, '5.20{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(getPayButton()));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Paying…' })).toBeTruthy();
  expect(visitedPaths).toEqual([]);
  answerTerms({ data: [] });
  await cartReload;
  await waitFor(() => expect(visitedPaths).toEqual(['/booking-confirmed/order-1']));
});

// Proves F2.2.
test('Pay is blocked until enough money has been taken', async () => {
  const { user, listSentBodies, amount } = await openTill();
  await user.type(amount, '5{Enter}');
  expect(await screen.findByText('Still to pay: £0.20')).toBeTruthy();
  await user.click(getPayButton());
  expect(screen.getByText('take £0.20')).toBeTruthy();
  expect(listSentBodies(PAY_CALL)).toEqual([]);
});

// Proves F2.3.
test('a voucher that exceeds the amount is rejected with a reason', async () => {
  const { user, amount } = await openTill();
  await user.click(screen.getByRole('radio', { name: 'Voucher' }));
  await user.type(amount, '£10{Enter}');
  expect(await screen.findByText('£5.20 is still to pay. No change is given on vouchers.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(amount).toHaveProperty('value', '£10');
  await user.keyboard('{Escape}');
  expect(amount).toHaveProperty('value', '');
});

test('the terms are accepted at the desk and sent with the payment', async () => {
  const waiver = buildAttendeeWaiver({
    id: 'climbing',
    title: 'Climbing',
    attendee: { id: 'leo', name: 'Leo Taylor' },
  });
  const { user, listSentBodies, visitedPaths, amount } = await openTill({
    'GET /api/cart': buildCartAnswer({ attendee_waivers_required: true }),
    'GET /api/activities/waivers': { data: [waiver] },
  });
  await user.type(amount, '5.20{Enter}');
  await user.click(getPayButton());
  expect(screen.getByText('accept the terms under “Before you pay”')).toBeTruthy();
  expect(listSentBodies(PAY_CALL)).toEqual([]);
  await user.click(await screen.findByRole('checkbox', { name: 'Climbing, for Leo Taylor' }));
  const agreeButton = await screen.findByRole('button', { name: 'I Agree' });
  // The dialog measures whether the text fits on the screen once it has rendered.
  await waitFor(() => expect(agreeButton.getAttribute('aria-disabled')).toBeNull());
  await user.click(agreeButton);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(getPayButton());
  await waitFor(() => expect(visitedPaths).toEqual(['/booking-confirmed/order-1']));
  expect(listSentBodies(PAY_CALL)).toMatchObject([{ completedWaivers: ['climbing'] }]);
});

// Proves F2.4.
test('two clicks pay once', async () => {
  const { user, listSentBodies, visitedPaths, amount } = await openTill();
  await user.type(amount, '5,20{Enter}');
  await user.dblClick(getPayButton());
  await waitFor(() => expect(visitedPaths).toHaveLength(1));
  expect(listSentBodies(PAY_CALL)).toHaveLength(1);
});

// Proves F2.5.
test('after a lost response the basket shows that it is not paid, and the payment can be retried', async () => {
  let payCalls = 0;
  const { user, visitedPaths, amount } = await openTill({
    [PAY_CALL]: () => {
      payCalls += 1;
      return payCalls === 1 ? { breaks: true } : SOLD_ANSWER;
    },
  });
  await user.type(amount, '5.20{Enter}');
  await user.click(getPayButton());
  expect(await screen.findByText('Not paid yet. Try again.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(visitedPaths).toEqual([]);
  await user.click(getPayButton());
  await waitFor(() => expect(visitedPaths).toEqual(['/booking-confirmed/order-1']));
});

test('after a lost response the confirmation opens if the basket is paid', async () => {
  let isPaid = false;
  const { user, listSentBodies, visitedPaths, amount } = await openTill({
    'GET /api/cart': () => (isPaid ? buildCartAnswer({ complete_order_id: 'order-2' }) : buildCartAnswer()),
    [PAY_CALL]: () => {
      isPaid = true;
      return { breaks: true };
    },
  });
  await user.type(amount, '5.20{Enter}');
  await user.click(getPayButton());
  await waitFor(() => expect(visitedPaths).toContain('/booking-confirmed/order-2'));
  expect(listSentBodies(PAY_CALL)).toHaveLength(1);
});

// Proves F2.5.
test('if it is unknown whether it is paid, the page says not to take the money again', async () => {
  let isDown = false;
  const { user, amount } = await openTill({
    'GET /api/cart': () => (isDown ? { breaks: true } : buildCartAnswer()),
    [PAY_CALL]: () => {
      isDown = true;
      return { breaks: true };
    },
  });
  await user.type(amount, '5.20{Enter}');
  await user.click(getPayButton());
  expect(await screen.findByText('Don’t take the money again before you have checked.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  await user.click(getPayButton());
  expect(screen.getByText('check whether it’s paid already')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Not paid yet. Try again.')).toBeTruthy();
});

test('a changed basket is reloaded, the differences are shown, and the money is taken again', async () => {
  let isDearer = false;
  const dearerCart = buildCartAnswer({
    items: [buildPlaceItem({ price: buildPrice(750) })],
    totals: buildCartTotals(750),
    item_hash: 'another',
  });
  const { user, amount } = await openTill({
    'GET /api/cart': () => (isDearer ? dearerCart : buildCartAnswer()),
    [PAY_CALL]: () => {
      isDearer = true;
      const message = 'Your basket has changed.';
      return { status: 422, body: { message, errors: { item_hash: [message] } } };
    },
  });
  await user.type(amount, '20{Enter}');
  await user.click(getPayButton());
  expect(await screen.findByText('Yoga: £7.50 instead of £5.20')).toBeTruthy();
  expect(await screen.findByText('The total is £7.50 instead of £5.20.')).toBeTruthy();
  expect(screen.getByText('Still to pay: £7.50')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
});

test('removing an item resets the cash that was taken', async () => {
  const secondItem = buildPlaceItem({ id: 'second', name: 'Spin' });
  const cartOfTwo = buildCartAnswer({ items: [buildPlaceItem(), secondItem], totals: buildCartTotals(1040) });
  let isRemoved = false;
  const { user, scope, amount } = await openTill({
    'GET /api/cart': () => (isRemoved ? buildCartAnswer() : cartOfTwo),
  });
  await user.type(amount, '5{Enter}');
  expect(await screen.findByText('Still to pay: £5.40')).toBeTruthy();
  isRemoved = true;
  await allSettled(cartRequested, { scope });
  expect(await screen.findByText('Still to pay: £5.20')).toBeTruthy();
});
