import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { type BillingField, billingProblem } from './billing-details';
import { createBillingForm } from './billing-form';

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
] as const)('the %s "%s" is judged: %s', (field, value, problem) => {
  expect(billingProblem(field, value)).toBe(problem);
});

const customer = { firstName: 'Sam', lastName: 'Taylor' };

type Given = { isAddressAsked?: boolean; known?: typeof customer | null };

function aForm({ isAddressAsked = true, known = customer }: Given = {}) {
  const form = createBillingForm({
    $customer: createStore<typeof customer | null>(known),
    $isAddressAsked: createStore(isAddressAsked),
  });
  const scope = fork();
  const type = (field: BillingField, value: string) =>
    allSettled(form.changed, { scope, params: { field, value } });
  return { form, scope, type };
}

test('the customer’s name is filled in, and what is typed wins', async () => {
  const { form, scope, type } = aForm();
  expect(scope.getState(form.$values)).toMatchObject(customer);
  await type('firstName', 'Alex');
  expect(scope.getState(form.$values).firstName).toBe('Alex');
});

test('the address is asked only when the provider requires it', () => {
  const { form, scope } = aForm({ isAddressAsked: false });
  expect(scope.getState(form.$fields)).toEqual(['firstName', 'lastName']);
  expect(scope.getState(form.$isValid)).toBe(true);
});

test('a problem is shown once its field has been left, and all of them when paying', async () => {
  const { form, scope, type } = aForm();
  await type('city', 'Y');
  expect(scope.getState(form.$shownProblems)).toEqual([]);
  await allSettled(form.left, { scope, params: 'city' });
  expect(scope.getState(form.$shownProblems).map(({ field }) => field)).toEqual(['city']);
  await allSettled(form.checked, { scope });
  expect(scope.getState(form.$shownProblems).map(({ field }) => field)).toEqual([
    'addressLineOne',
    'city',
    'postcode',
  ]);
});

test('the postcode is written as "AA9 9AA" when its field is left', async () => {
  const { form, scope, type } = aForm();
  await type('postcode', ' nr11sr ');
  await allSettled(form.left, { scope, params: 'postcode' });
  expect(scope.getState(form.$values).postcode).toBe('NR1 1SR');
});

test('of a customer who is not known everything is to be typed', () => {
  const { form, scope } = aForm({ known: null });
  expect(scope.getState(form.$values)).toEqual({
    firstName: '',
    lastName: '',
    addressLineOne: '',
    addressLineTwo: '',
    city: '',
    postcode: '',
  });
});

test('leaving another field leaves the postcode as it is typed, and leaving an empty one leaves it empty', async () => {
  const { form, scope, type } = aForm();
  await allSettled(form.left, { scope, params: 'postcode' });
  expect(scope.getState(form.$values).postcode).toBe('');
  await type('postcode', 'nr11sr');
  await allSettled(form.left, { scope, params: 'city' });
  expect(scope.getState(form.$values).postcode).toBe('nr11sr');
});
