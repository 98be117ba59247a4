import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { buildPreparedPayment, buildSavedCard } from '../../../../tests/fixtures/checkout.ts';
import { declined, openedCheckout } from '../testing/opened-checkout';
import { showCardPayment } from '../testing/show-card-payment';

async function openForm(
  card = buildSavedCard(),
  { isSavingEnabled = true, hasSecurityCodeField = false } = {},
) {
  const prepared = buildPreparedPayment({
    saved_card: card,
    payment_provider_configuration: { mode: 'test', address: null, collect_billing_address: true },
  });
  const checkout = await openedCheckout({
    prepare: { data: prepared },
    isSavingEnabled,
    hasSecurityCodeField,
  });
  showCardPayment(checkout);
  const user = userEvent.setup();
  return { ...checkout, user, code: () => screen.findByLabelText('Security Code (CVV)') };
}

// Proves C4.6.
test('the saved card is the default option, with its type, last four digits and expiry date', async () => {
  await openForm();
  const saved = await screen.findByRole('radio', {
    name: /^Pay with saved card \(Visa ending in 4242\)\s*Expires: 09\/29$/,
  });
  expect(saved).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Pay with a different card' })).toHaveProperty('checked', false);
});

// Proves C4.5, C4.7.
test('billing details are hidden for a saved card and asked for with another one', async () => {
  const { user } = await openForm();
  expect(screen.queryByRole('heading', { name: 'Billing Details' })).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Pay with a different card' }));
  expect(screen.getByRole('heading', { name: 'Billing Details' })).toBeTruthy();
  expect(screen.queryByLabelText('Security Code (CVV)')).toBeNull();
});

// Proves C4.9.
test('the security code is a password field of 3 to 4 digits, and says when it is too short', async () => {
  const { user, code, model, scope } = await openForm();
  const field = await code();
  expect(field.getAttribute('type')).toBe('password');
  expect(field.getAttribute('maxlength')).toBe('4');
  await user.type(field, '1a2');
  await user.tab();
  expect(field).toHaveProperty('value', '12');
  expect(await screen.findByText('Please enter your card security code (CVV)')).toBeTruthy();
  expect(scope.getState(model.$isFormValid)).toBe(false);
  await user.type(field, '34');
  expect(scope.getState(model.$isFormValid)).toBe(true);
});

// Proves C4.10.
test('the saved card is used, and its code is read from the field and then cleared', async () => {
  const { user, code, happens, gateway, scope, model } = await openForm();
  gateway.authorise.mockImplementation(async (_, { readSecurityCode }) => ({
    ...declined,
    message: `code of ${readSecurityCode().length}`,
  }));
  await user.type(await code(), '123');
  await act(async () => happens('payClicked'));
  const [request, { savedCard }] = gateway.authorise.mock.calls[0] ?? [null, { savedCard: null }];
  expect(request).toMatchObject({
    isSavedCard: true,
    savedCardId: buildSavedCard().id,
    billingFirstName: null,
    billingAddressLineOne: null,
    saveCard: false,
  });
  expect(savedCard?.cardIdentifier).toBe(buildSavedCard().card_identifier);
  expect(scope.getState(model.$error)).toBe('code of 3');
  expect(await code()).toHaveProperty('value', '');
  expect(scope.getState(model.$isFormValid)).toBe(false);
});

// Proves C4.12.
test('a new card is saved only if the customer chooses so', async () => {
  const { user, scope, model } = await openForm();
  await user.click(await screen.findByRole('radio', { name: 'Pay with a different card' }));
  const keep = await screen.findByRole('checkbox', { name: 'Save this card for next time' });
  expect(keep).toHaveProperty('checked', false);
  await user.click(keep);
  expect(scope.getState(model.cardChoice.$isSaveCardTicked)).toBe(true);
});

// Proves C4.8.
test('an expired card is not offered, and the customer sees why', async () => {
  await openForm(buildSavedCard({ recently_expired: true }));
  expect(await screen.findByText('Your saved card has expired. Please use a different card.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

// Proves C4.12.
test('if saved cards are disabled in the configuration, neither the card nor saving one is offered', async () => {
  const { model, scope } = await openForm(buildSavedCard(), { isSavingEnabled: false });
  expect(scope.getState(model.cardChoice.$savedCard)).toBeNull();
  expect(scope.getState(model.cardChoice.$isSavingOffered)).toBe(false);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

// Proves C4.13.
test('Pay with incomplete card fields shows a message', async () => {
  const { user, model, scope, happens, fillCard } = await openForm();
  await user.click(await screen.findByRole('radio', { name: 'Pay with a different card' }));
  await allSettled(model.preparation.fieldsChanged, { scope, params: { isComplete: false, error: null } });
  await act(async () => happens('payClicked'));
  expect(await screen.findByText('Please complete all required fields')).toBeTruthy();
  await act(async () => fillCard());
  expect(screen.queryByText('Please complete all required fields')).toBeNull();
});

// Proves C4.5.
test('a stored card chosen in the provider’s own form needs no billing details; another one does', async () => {
  const checkout = await openedCheckout({
    prepare: { data: buildPreparedPayment({ saved_card: null }) },
  });
  const { model, scope } = checkout;
  showCardPayment(checkout);
  const chosen = (isStoredCard: boolean) =>
    act(() =>
      allSettled(model.preparation.fieldsChanged, {
        scope,
        params: { isComplete: true, error: null, isStoredCard },
      }),
    );
  await act(() =>
    allSettled(model.billing.fieldChanged, { scope, params: { field: 'firstName', value: '' } }),
  );
  await chosen(true);
  expect(screen.queryByRole('heading', { name: 'Billing Details' })).toBeNull();
  expect(scope.getState(model.$missingParts)).toEqual({ billing: false, card: false, securityCode: false });
  await chosen(false);
  expect(scope.getState(model.$missingParts)).toEqual({ billing: true, card: false, securityCode: false });
  // The billing details follow the form, which stays where the customer has just chosen in it.
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Payment Details', 'Billing Details']);
});

test('a provider with its own security code field has a labelled container for it, and ours is not shown', async () => {
  const { typeCode, model, scope, happens, user } = await openForm(buildSavedCard(), {
    hasSecurityCodeField: true,
  });
  const group = await screen.findByRole('group', { name: 'Security Code (CVV)' });
  expect(screen.queryByLabelText('Security Code (CVV)', { selector: 'input' })).toBeNull();
  await act(async () => happens('payClicked'));
  expect(group.textContent).toContain('Please enter your card security code (CVV)');
  expect(scope.getState(model.$isFormValid)).toBe(false);
  await act(async () => typeCode(true));
  expect(scope.getState(model.$isFormValid)).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Pay with a different card' }));
  expect(screen.queryByRole('group', { name: 'Security Code (CVV)' })).toBeNull();
});
