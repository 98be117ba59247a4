import { allSettled, createStore, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { type BillingField, findBillingProblem } from './billing-details';
import { createBillingForm } from './billing-form';

// Proves C4.1, C4.2.
test.each([
  ['firstName', ' A ', 'First name must be at least 2 characters.'],
  ['firstName', 'Al', null],
  ['lastName', 'B', 'Last name must be at least 2 characters.'],
  ['addressLineOne', '1A', 'Address line 1 must be at least 3 characters.'],
  ['addressLineOne', '1 A', null],
  ['addressLineTwo', '', null],
  ['city', 'Y', 'Town or city must be at least 2 characters.'],
  ['postcode', 'NR1', 'Please enter a valid postcode'],
  ['postcode', 'nr11sr', null],
  ['postcode', 'GIR 0AA', null],
] as const)('whether the %s "%s" is valid: %s', (field, value, problem) => {
  expect(findBillingProblem(field, value)).toBe(problem);
});

test.each([
  ['lastName', 'O', 'O', null],
  ['lastName', ' O ', 'O', null],
  ['firstName', 'U', 'U', null],
  ['lastName', 'P', 'O', 'Last name must be at least 2 characters.'],
  ['lastName', '', '', 'Last name must be at least 2 characters.'],
  ['city', 'O', 'O', 'Town or city must be at least 2 characters.'],
] as const)('the %s "%s" of a customer called %s has the problem: %s', (field, value, name, problem) => {
  expect(findBillingProblem(field, value, { firstName: name, lastName: name })).toBe(problem);
});

const customer = { firstName: 'Sam', lastName: 'Taylor' };

const home = { addressLineOne: '4 Mill Lane', addressLineTwo: '', city: 'Norwich', postcode: 'nr11sr' };

type Given = {
  isAddressAsked?: boolean;
  known?: typeof customer | null;
  address?: typeof home | null;
  isLoading?: boolean;
};

function openForm({
  isAddressAsked = true,
  known = customer,
  address = null,
  isLoading = false,
}: Given = {}) {
  const $address = createStore(address);
  const $isAddressLoading = createStore(isLoading);
  const form = createBillingForm({
    $customer: createStore<typeof customer | null>(known),
    $address,
    $isAddressLoading,
    $isAddressAsked: createStore(isAddressAsked),
  });
  const scope = fork();
  const receiveAddress = async (known: typeof home) => {
    await allSettled($address, { scope, params: known });
    await allSettled($isAddressLoading, { scope, params: false });
  };
  const view = () => scope.getState(form.$view);
  const type = (field: BillingField, value: string) =>
    allSettled(form.fieldChanged, { scope, params: { field, value } });
  return { form, scope, type, receiveAddress, view };
}

test('the customer’s name is filled in, and typed text takes precedence', async () => {
  const { form, scope, type } = openForm();
  expect(scope.getState(form.$values)).toMatchObject(customer);
  await type('firstName', 'Alex');
  expect(scope.getState(form.$values).firstName).toBe('Alex');
});

// Proves C4.3.
test('the address is asked for only if the provider requires it', () => {
  const { form, scope } = openForm({ isAddressAsked: false });
  expect(scope.getState(form.$fields)).toEqual(['firstName', 'lastName']);
  expect(scope.getState(form.$isValid)).toBe(true);
});

test('a problem is shown once its field has been left, and all problems on Pay', async () => {
  const { form, scope, type } = openForm();
  await type('city', 'Y');
  expect(scope.getState(form.$shownProblems)).toEqual([]);
  await allSettled(form.fieldLeft, { scope, params: 'city' });
  expect(scope.getState(form.$shownProblems).map(({ field }) => field)).toEqual(['city']);
  await allSettled(form.payPressed, { scope });
  expect(scope.getState(form.$shownProblems).map(({ field }) => field)).toEqual([
    'addressLineOne',
    'city',
    'postcode',
  ]);
});

test('the postcode is formatted as "AA9 9AA" on blur', async () => {
  const { form, scope, type } = openForm();
  await type('postcode', ' nr11sr ');
  await allSettled(form.fieldLeft, { scope, params: 'postcode' });
  expect(scope.getState(form.$values).postcode).toBe('NR1 1SR');
});

test('an unknown customer has to type everything', () => {
  const { form, scope } = openForm({ known: null });
  expect(scope.getState(form.$values)).toEqual({
    firstName: '',
    lastName: '',
    addressLineOne: '',
    addressLineTwo: '',
    city: '',
    postcode: '',
  });
});

test('leaving another field does not format the postcode, and leaving an empty one leaves it empty', async () => {
  const { form, scope, type } = openForm();
  await allSettled(form.fieldLeft, { scope, params: 'postcode' });
  expect(scope.getState(form.$values).postcode).toBe('');
  await type('postcode', 'nr11sr');
  await allSettled(form.fieldLeft, { scope, params: 'city' });
  expect(scope.getState(form.$values).postcode).toBe('nr11sr');
});

describe('known billing addresses', () => {
  test('a known billing address is filled in, with its postcode as "AA9 9AA", and shown on one line', () => {
    const { form, scope, view } = openForm({ address: home });
    expect(scope.getState(form.$values)).toEqual({ ...customer, ...home, postcode: 'NR1 1SR' });
    expect(scope.getState(form.$isValid)).toBe(true);
    expect(view()).toBe('line');
  });

  test('Change opens the fields of a known billing address, and they stay open', async () => {
    const { form, scope, type, view } = openForm({ address: home });
    await allSettled(form.changeClicked, { scope });
    expect(view()).toBe('fields');
    await type('city', '');
    await type('city', 'Thorpe');
    expect(view()).toBe('fields');
    expect(scope.getState(form.$values)).toMatchObject({ addressLineOne: '4 Mill Lane', city: 'Thorpe' });
  });

  test.each([
    ['a line of the address', { address: { ...home, addressLineOne: '' } }],
    ['the town', { address: { ...home, city: 'N' } }],
    ['a valid postcode', { address: { ...home, postcode: 'NR1' } }],
    ['the customer’s name', { address: home, known: { firstName: '', lastName: 'Taylor' } }],
  ])('a billing address without %s has its fields open, with the known parts filled in', async (_, given) => {
    const { form, scope, type, view } = openForm(given);
    expect(view()).toBe('fields');
    expect(scope.getState(form.$isValid)).toBe(false);
    await type('firstName', 'Samuel');
    await type('addressLineOne', '4 Mill Lane');
    await type('city', 'Norwich');
    await type('postcode', 'NR1 1SR');
    expect(scope.getState(form.$isValid)).toBe(true);
    expect(view()).toBe('fields');
  });

  test('a known billing address is shown on one line even if the account’s name has one letter', () => {
    const { form, scope, view } = openForm({ address: home, known: { firstName: 'Una', lastName: 'O' } });
    expect(view()).toBe('line');
    expect(scope.getState(form.$isValid)).toBe(true);
  });

  test('the form waits for a billing address that is loading, then shows it on one line', async () => {
    const { receiveAddress, view } = openForm({ isLoading: true });
    expect(view()).toBe('loading');
    await receiveAddress(home);
    expect(view()).toBe('line');
  });

  test('if no address is needed, the form does not wait for it and shows the name on one line', () => {
    const { view } = openForm({ isAddressAsked: false, isLoading: true });
    expect(view()).toBe('line');
  });

  test('a known billing address is never mixed with one typed before it arrives', async () => {
    const { form, scope, type, receiveAddress } = openForm();
    await type('addressLineOne', '9 Other Road');
    await receiveAddress(home);
    expect(scope.getState(form.$values)).toMatchObject({
      addressLineOne: '9 Other Road',
      city: '',
      postcode: '',
    });
  });

  test('a known billing address that is longer than the API accepts has to be typed', () => {
    const { form, scope, view } = openForm({ address: { ...home, addressLineTwo: 'x'.repeat(101) } });
    expect(scope.getState(form.$values).addressLineOne).toBe('');
    expect(view()).toBe('fields');
  });

  test('a known billing address is shown on one line again on the next visit to the checkout', async () => {
    const { form, scope, type, view } = openForm({ address: home });
    await type('city', 'Thorpe');
    await allSettled(form.reset, { scope });
    expect(view()).toBe('line');
    expect(scope.getState(form.$values).city).toBe('Norwich');
  });
});
