import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { typedBankDetails } from '../testing/typed-bank-details';
import { type AddressFields, emptyBankFields } from './bank-details';
import { createDirectDebit } from './direct-debit';

const HOME: AddressFields = {
  billingAddressLineOne: '12 Ockham Road',
  billingAddressLineTwo: '',
  billingCity: 'Manchester',
  billingPostcode: 'M1 1AE',
};
const NUMBERS = { sortCode: typedBankDetails.sortCode, accountNumber: typedBankDetails.accountNumber };

/** The form for a customer whose name and, unless it is null, home address are known. */
function directDebitOfKnownCustomer(home: AddressFields | null = HOME, isHomeLoading = false) {
  const homeLoaded = createEvent<AddressFields | null>();
  const $home = createStore<AddressFields | null>(home).on(homeLoaded, (_, loaded) => loaded);
  const model = createDirectDebit({
    $termsBlockers: createStore<readonly string[]>([]),
    $customerName: createStore('Ada Byron'),
    $home,
    $isHomeLoading: createStore(isHomeLoading),
  });
  return { model, homeLoaded, scope: fork() };
}

// Proves J9.12.
test('a known customer types only the two numbers, and their name and home address are sent', async () => {
  const { model, scope } = directDebitOfKnownCustomer();
  expect(scope.getState(model.$addressView)).toBe('line');
  for (const name of ['sortCode', 'accountNumber'] as const)
    await allSettled(model.fieldChanged, { scope, params: { name, value: NUMBERS[name] } });
  expect(scope.getState(model.$details)).toMatchObject({
    accountHolder: 'Ada Byron',
    accountDetails: { ...HOME, sortCode: '089999' },
  });
});

test('a name that was cleared or typed stays as it is', async () => {
  const { model, scope } = directDebitOfKnownCustomer();
  for (const value of ['', 'Augusta Byron']) {
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountHolder', value } });
    expect(scope.getState(model.$fields).accountHolder).toBe(value);
  }
});

test('choosing another address empties the fields, and the tick restores the home address', async () => {
  const { model, scope } = directDebitOfKnownCustomer();
  await allSettled(model.sameAddressTicked, { scope, params: false });
  expect(scope.getState(model.$addressView)).toBe('fields');
  expect(scope.getState(model.$fields).billingCity).toBe('');
  await allSettled(model.fieldChanged, { scope, params: { name: 'billingCity', value: 'Leeds' } });
  await allSettled(model.sameAddressTicked, { scope, params: true });
  expect(scope.getState(model.$fields).billingCity).toBe('Manchester');
  await allSettled(model.sameAddressTicked, { scope, params: false });
  expect(scope.getState(model.$fields).billingCity).toBe('Leeds');
});

test('an incomplete home address is completed in its fields', () => {
  const { model, scope } = directDebitOfKnownCustomer({ ...HOME, billingPostcode: '' });
  expect(scope.getState(model.$canBeSameAddress)).toBe(false);
  expect(scope.getState(model.$addressView)).toBe('fields');
  expect(scope.getState(model.$fields).billingCity).toBe('Manchester');
});

test.each([
  ['on its way', true, 'loading'],
  ['not known', false, 'fields'],
] as const)(
  'while the home address is %s it cannot be chosen as the billing address',
  (_, isLoading, view) => {
    const { model, scope } = directDebitOfKnownCustomer(null, isLoading);
    expect(scope.getState(model.$addressView)).toBe(view);
    expect(scope.getState(model.$canBeSameAddress)).toBe(false);
  },
);

test('a home address that the server refuses is corrected in its fields', async () => {
  const { model, scope } = directDebitOfKnownCustomer();
  await allSettled(model.serverRefused, {
    scope,
    params: { 'accountDetails.billingPostcode': ['No such postcode.'] },
  });
  expect(scope.getState(model.$addressView)).toBe('fields');
  expect(scope.getState(model.$fields)).toMatchObject(HOME);
  expect(scope.getState(model.$errors)).toEqual({ billingPostcode: 'No such postcode.' });
});

test('a message about the numbers leaves the home address unchanged', async () => {
  const { model, scope } = directDebitOfKnownCustomer();
  await allSettled(model.serverRefused, { scope, params: { 'accountDetails.sortCode': ['No such bank.'] } });
  expect(scope.getState(model.$addressView)).toBe('line');
});

test('details that the site fills in do not count as typed, and a reset clears typed ones', async () => {
  const { model, scope } = directDebitOfKnownCustomer();
  expect(scope.getState(model.$isTyped)).toBe(false);
  await allSettled(model.fieldChanged, { scope, params: { name: 'accountHolder', value: 'Augusta' } });
  await allSettled(model.sameAddressTicked, { scope, params: false });
  expect(scope.getState(model.$isTyped)).toBe(true);
  await allSettled(model.reset, { scope });
  expect(scope.getState(model.$isTyped)).toBe(false);
  expect(scope.getState(model.$fields)).toEqual({ ...emptyBankFields, accountHolder: 'Ada Byron', ...HOME });
});
