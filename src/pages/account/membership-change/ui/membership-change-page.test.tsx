import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { $user } from '@/entities/customer';
import { createLoadedTerms, type TermsDocument } from '@/features/accept-terms';
import type { User } from '@/shared/api';
import { aUser, deferred, type FakeAnswer } from '@/shared/testing';
import { buildCart, buildCartItem } from '../../../../../tests/fixtures/cart.ts';
import { buildChangeCosts, buildChangeMembershipRequest } from '../../../../../tests/fixtures/memberships.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import {
  BASKET_URL,
  buildRefusal,
  CHECKOUT_URL,
  costsAnswer,
  healthTerms,
  membershipTerms,
  openChange,
  storedAnswer,
} from '../testing/open-change';

type UserEvent = ReturnType<typeof userEvent.setup>;
const chooseGym = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Choose Gym/ }));
const clickContinue = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Continue' }));
const clickPay = async (user: UserEvent, buttonName = 'Pay £40.00') =>
  user.click(await screen.findByRole('button', { name: buttonName }));
async function acceptTermsAndPay(user: UserEvent, buttonName?: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'I accept: Health and Terms' }));
  await clickPay(user, buttonName);
}
const findDateField = () => screen.findByRole('textbox', { name: /^Start date/ });

// Proves A3.3.
test('a change shows its cost, its parts and the price difference, and goes to the checkout', async () => {
  const { listSentBodies, visitedUrls, user } = openChange();
  await chooseGym(user);
  const costsCard = within(await screen.findByRole('region', { name: 'What you pay' }));
  expect(costsCard.getByText('Month in hand fee').nextSibling?.textContent).toBe('£40.00');
  expect(costsCard.getByText('Fees').nextSibling?.textContent).toBe('£0.00');
  expect(costsCard.getByText('Total to pay now').nextSibling?.textContent).toBe('£40.00');
  const membershipCard = within(await screen.findByRole('region', { name: 'Your new membership' }));
  expect(membershipCard.getByText('£5.00 more each month')).toBeTruthy();
  await acceptTermsAndPay(user);
  await waitFor(() => expect(visitedUrls).toEqual([CHECKOUT_URL]));
  expect(listSentBodies()).toEqual([buildChangeMembershipRequest()]);
  expect(screen.getByText('Membership added to basket.')).toBeTruthy();
});

test('the options show no joining costs, and there is no promo code', async () => {
  const { user } = openChange();
  expect(await screen.findByRole('button', { name: /^Choose Gym/ })).toBeTruthy();
  expect(screen.queryByText(/to pay now/)).toBeNull();
  await chooseGym(user);
  expect(await findDateField()).toBeTruthy();
  expect(screen.queryByText(/promo/i)).toBeNull();
});

test('the current membership is shown beside the others, even if the change page is opened first', async () => {
  openChange();
  expect(await screen.findByText(/^You have .+ now, for £[\d.]+ a month\.$/)).toBeTruthy();
});

test('Today and Tomorrow are not offered if the change cannot start so early', async () => {
  const { user } = openChange();
  await chooseGym(user);
  await findDateField();
  expect(screen.queryByRole('button', { name: 'Tomorrow' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
});

test('a date before the first allowed one becomes that one', async () => {
  const { costsQueries, listSentBodies, user } = openChange();
  await chooseGym(user);
  await user.clear(await findDateField());
  await user.type(await findDateField(), '21/11/2026');
  await user.tab();
  expect(
    await screen.findByText('The earliest start date is 01/12/2026, so we’ve chosen it for you.'),
  ).toBeTruthy();
  await waitFor(() => expect(costsQueries).toEqual(['', 'startsAt=2026-12-01']));
  await acceptTermsAndPay(user);
  await waitFor(() => expect(listSentBodies()).toEqual([{ start_date: '2026-12-01' }]));
});

test('nothing can be sent while the price of another date is loading', async () => {
  const pendingCosts = deferred<FakeAnswer>();
  const { listSentBodies, user } = openChange({ costsAnswers: [costsAnswer, pendingCosts.promise] });
  await chooseGym(user);
  await user.clear(await findDateField());
  await user.type(await findDateField(), '15/12/2026');
  await user.tab();
  await acceptTermsAndPay(user);
  expect(listSentBodies()).toEqual([]);
  pendingCosts.resolve({ data: buildChangeCosts({ new_membership_price: buildPrice(4100) }) });
  expect(await screen.findByText('£41.00')).toBeTruthy();
  await clickPay(user);
  await waitFor(() => expect(listSentBodies()).toEqual([{ start_date: '2026-12-15' }]));
});

test('each part of the cost is a line, including the refund and the first Direct Debit', async () => {
  const total_due_now = {
    ...buildPrice(0),
    composition: { month_in_hand: buildPrice(0), fees: buildPrice(0) },
  };
  const costsData = buildChangeCosts({
    total_due_now,
    first_billing_date: '2026-12-15',
    given_back: buildPrice(531),
    lines: [
      { label: 'Gym, 17 days until its first Direct Debit', price: buildPrice(1509) },
      { label: 'Unlimited Fitness, 17 days that you have paid for', price: buildPrice(-2040) },
    ],
  });
  const { user } = openChange({ costsAnswers: [{ data: costsData }] });
  await chooseGym(user);
  const paidCard = within(await screen.findByRole('region', { name: 'What you pay' }));
  expect(paidCard.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Gym, 17 days until its first Direct Debit',
    'Unlimited Fitness, 17 days that you have paid for',
    'Total to pay now',
    'Refund',
    'First Direct Debit',
  ]);
  expect(paidCard.getByText('£5.31 as credit on your account')).toBeTruthy();
  expect(paidCard.getByText('£40.00 on 15 December 2026')).toBeTruthy();
});

test('a price that cannot be calculated shows an error and can be retried', async () => {
  const { user } = openChange({ costsAnswers: [buildRefusal({ incalculable_price: ['No price.'] })] });
  await chooseGym(user);
  expect(await screen.findByText('Could not calculate price.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'What you pay' })).toBeTruthy();
});

test('the error of a refused date is shown beside its field', async () => {
  const { user } = openChange({
    sendAnswers: [buildRefusal({ start_date: ['Please choose another start date.'] }), storedAnswer],
  });
  await chooseGym(user);
  await acceptTermsAndPay(user);
  expect(await screen.findByText('Please choose another start date.')).toBeTruthy();
  expect((await findDateField()).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await findDateField());
});

test('a failed change keeps the choices and can be retried', async () => {
  const { listSentBodies, visitedUrls, user } = openChange({ sendAnswers: [{ breaks: true }, storedAnswer] });
  await chooseGym(user);
  await acceptTermsAndPay(user);
  expect(await screen.findByRole('alert')).toBeTruthy();
  await clickPay(user);
  await waitFor(() => expect(visitedUrls).toEqual([CHECKOUT_URL]));
  expect(listSentBodies()).toHaveLength(2);
});

test('a list that fails to load can be retried, and an empty one shows a message', async () => {
  const { user } = openChange({ listAnswers: [{ breaks: true }, { data: [] }] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There’s no other membership you can change to.')).toBeTruthy();
});

test('the customer can choose another membership instead', async () => {
  const { user } = openChange();
  await chooseGym(user);
  await user.click(await screen.findByRole('button', { name: 'Choose a different membership' }));
  expect(await screen.findByRole('button', { name: /^Choose Gym/ })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('a customer who will pay monthly and has no instruction enters bank details and chooses the billing day', async () => {
  const firstCosts = { data: buildChangeCosts({ billing_day: 1, billing_days: [1, 28] }) };
  const otherCosts = { data: buildChangeCosts({ billing_day: 28, billing_days: [1, 28] }) };
  const accountRefusal = buildRefusal({
    'account_details.account_number': ['This account cannot be debited.'],
  });
  const { costsQueries, listSentBodies, visitedUrls, user } = openChange(
    { costsAnswers: [firstCosts, otherCosts], sendAnswers: [accountRefusal, storedAnswer] },
    { hasInstruction: false },
  );
  await chooseGym(user);
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Day of your/ }), '28');
  await waitFor(() => expect(costsQueries).toEqual(['', 'billing_day=28']));
  await clickContinue(user);
  const typedDetails = {
    'Name of the account holder': 'Ada Byron',
    'Sort code': '08-99-99',
    'Account number': '66374958',
    'Address line 1': '1 High Street',
    'Town or city': 'Leeds',
    Postcode: 'LS1 4DY',
  };
  for (const [label, value] of Object.entries(typedDetails)) {
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.clear(field);
    await user.type(field, value);
  }
  await user.click(screen.getByRole('checkbox', { name: /I am the account holder/ }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await acceptTermsAndPay(user);
  expect(await screen.findByText('This account cannot be debited.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await clickPay(user);
  await waitFor(() => expect(visitedUrls).toEqual([CHECKOUT_URL]));
  expect(listSentBodies().at(-1)).toMatchObject({
    start_date: '2026-12-01',
    billing_day: 28,
    account_holder: 'Ada Byron',
    account_details: { sort_code: '089999' },
    dd_terms_accepted: true,
  });
  expect(document.body.textContent).not.toContain('66374958');
});

// Proves A1.5.
test('the membership of another customer is not found, and nothing is offered', async () => {
  const message = 'Unable to complete request, item not found.';
  openChange({ listAnswers: [{ status: 404, body: { message } }] });
  expect(await screen.findByText('We can’t find that membership.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is sent before every document of the new membership is accepted', async () => {
  const { listSentBodies, user } = openChange();
  await chooseGym(user);
  await screen.findByRole('checkbox', { name: 'I accept: Health and Terms' });
  await clickPay(user);
  expect(listSentBodies()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Pay £40.00', description: /accept: Terms/ })).toBeTruthy();
});

test('the checkout on another site finds this customer’s acceptance of the exact terms', async () => {
  const { visitedUrls, user, scope } = openChange();
  await chooseGym(user);
  await acceptTermsAndPay(user);
  await waitFor(() => expect(visitedUrls).toEqual([CHECKOUT_URL]));
  const customer = scope.getState($user);
  const isAgreed = async (customer: User | null, documents: readonly TermsDocument[]) => {
    const loadedTerms = createLoadedTerms({ $params: createStore({}), load: async () => documents });
    const otherScope = fork({ values: [[$user, customer]] });
    await allSettled(loadedTerms.opened, { scope: otherScope });
    await allSettled(loadedTerms.earlierAgreementTaken, { scope: otherScope });
    return otherScope.getState(loadedTerms.$isAccepted);
  };
  const documents = [membershipTerms, healthTerms];
  await waitFor(async () => expect(await isAgreed(customer, documents)).toBe(true));
  expect(await isAgreed(aUser({ id: 'another' }), documents)).toBe(false);
  expect(await isAgreed(customer, [{ ...membershipTerms, html: '<p>New.</p>' }])).toBe(false);
  expect(sessionStorage.length).toBe(0);
});

test('no terms are requested if the operator has none', async () => {
  const { visitedUrls, user } = openChange({ termsAnswer: { data: null } });
  await chooseGym(user);
  await clickPay(user);
  await waitFor(() => expect(visitedUrls).toEqual([CHECKOUT_URL]));
});

interface CheckoutObstacle {
  readonly customer?: Partial<User>;
  readonly cart?: ReturnType<typeof buildCart>;
}
const penalties = [{ id: 'p-1', name: 'Missed class', price: buildPrice(300) }];
const checkoutObstacles: [string, CheckoutObstacle][] = [
  ['something else is in the basket', { cart: buildCart({ items: [buildCartItem()] }) }],
  ['credit could be used', { customer: { credit: { balance: buildPrice(1500) } } }],
  ['something is owed', { customer: { outstandingPenalties: penalties } }],
];
test.each(checkoutObstacles)('a change goes to the basket when %s', async (_, { customer, cart = null }) => {
  const { visitedUrls, user } = openChange({}, { hasInstruction: true, ...customer }, cart);
  await chooseGym(user);
  await acceptTermsAndPay(user, 'Add to basket');
  await waitFor(() => expect(visitedUrls).toEqual([BASKET_URL]));
});

test('each document of the new membership can be opened before it is accepted', async () => {
  const { user } = openChange();
  await chooseGym(user);
  await user.click(await screen.findByRole('button', { name: 'Read Terms' }));
  expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeTruthy();
});

test('terms that fail to load can be retried below the dates', async () => {
  const { user } = openChange({ termsAnswer: { breaks: true } });
  await chooseGym(user);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(await findDateField()).toBeTruthy();
});
