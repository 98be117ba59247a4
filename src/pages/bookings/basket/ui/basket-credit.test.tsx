import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCartCredit, buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { aCart, atTheClock, openBasket } from '../testing/open-basket';

atTheClock();

const press = (name: string | RegExp) => screen.findByRole('button', { name });

const credits = (applied: number) => ({
  membership: buildCartCredit(),
  general: buildCartCredit({ total_available: 1500, max_applicable: 520, applied }),
});

test('credit is used up to the most, and taken off again', async () => {
  const paid = aCart({
    credits: credits(520),
    totals: { ...buildCartTotals(520), balance: 0, formatted_balance: '£0.00' },
  });
  const answers = [paid, aCart({ credits: credits(0) })];
  const { user, made } = await openBasket({
    'GET /api/cart': aCart({ credits: credits(0) }),
    'PUT /api/cart/credit': () => answers.shift() ?? { breaks: true },
  });
  expect(await screen.findByText('£15.00 available, £5.20 can be used here.')).toBeTruthy();
  expect(screen.getByLabelText('Amount in pounds')).toHaveProperty('value', '5.20');
  await user.click(await press('Use'));
  expect(await screen.findByRole('link', { name: 'Go on to confirm' })).toBeTruthy();
  expect(screen.getByText('−£5.20')).toBeTruthy();
  await user.click(await press('Take off'));
  expect(await screen.findByRole('link', { name: 'Pay £5.20' })).toBeTruthy();
  expect(made('PUT /api/cart/credit')).toEqual([
    { kind: 'general', amount: 520 },
    { kind: 'general', amount: 0 },
  ]);
});

test('an amount of credit that is none, or too much, is said beside its field, and stays', async () => {
  const { user, made } = await openBasket({
    'GET /api/cart': aCart({ credits: credits(0) }),
    'PUT /api/cart/credit': {
      status: 422,
      body: { message: 'Invalid.', errors: { amount: ['You can use up to £5.20.'] } },
    },
  });
  const field = await screen.findByLabelText('Amount in pounds');
  await user.clear(field);
  await user.type(field, 'all of it{Enter}');
  expect(screen.getByText('Enter an amount such as 12.50.')).toBeTruthy();
  expect(made('PUT /api/cart/credit')).toEqual([]);
  await user.clear(field);
  await user.type(field, '9{Enter}');
  expect(await screen.findByText('You can use up to £5.20.')).toBeTruthy();
  expect(screen.getByLabelText('Amount in pounds')).toHaveProperty('value', '9');
});

test.each([
  ['1,50', 150, '1.50'],
  ['£3', 300, '3.00'],
])('credit typed as %s is used as %i pence, and shown so', async (typed, amount, shown) => {
  const { user, made } = await openBasket({
    'GET /api/cart': aCart({ credits: credits(0) }),
    'PUT /api/cart/credit': { breaks: true },
  });
  const field = await screen.findByLabelText('Amount in pounds');
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(made('PUT /api/cart/credit')).toEqual([{ kind: 'general', amount }]);
  expect(screen.getByLabelText('Amount in pounds')).toHaveProperty('value', shown);
});

test('an amount of credit that can be meant in two ways is asked about, not used', async () => {
  const { user, made } = await openBasket({ 'GET /api/cart': aCart({ credits: credits(0) }) });
  const field = await screen.findByLabelText('Amount in pounds');
  await user.clear(field);
  await user.type(field, '1.250{Enter}');
  expect(screen.getByText('Do you mean £1.25 or £1,250.00? Type it like that.')).toBeTruthy();
  expect(made('PUT /api/cart/credit')).toEqual([]);
});
