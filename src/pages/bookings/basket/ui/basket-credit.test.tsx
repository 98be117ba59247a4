import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCartCredit, buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const buildCredits = (applied: number) => ({
  membership: buildCartCredit(),
  general: buildCartCredit({ total_available: 1500, max_applicable: 520, applied }),
});

test('one checkbox uses as much credit as the basket allows, and unticking it uses none', async () => {
  const paidCart = buildCartAnswer({
    credits: buildCredits(520),
    totals: { ...buildCartTotals(520), balance: 0, formatted_balance: '£0.00' },
  });
  const creditAnswers = [paidCart, buildCartAnswer({ credits: buildCredits(0) })];
  const { user, listSentBodies } = await openBasket({
    'GET /api/cart': buildCartAnswer({ credits: buildCredits(0) }),
    'PUT /api/cart/credit': () => creditAnswers.shift() ?? { breaks: true },
  });
  const creditBox = await screen.findByRole('checkbox', { name: 'Use £5.20 of your £15.00 credit' });
  expect(creditBox).toHaveProperty('checked', false);
  await user.click(creditBox);
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
  expect(screen.getByText('−£5.20')).toBeTruthy();
  expect(creditBox).toHaveProperty('checked', true);
  await user.click(creditBox);
  expect(await screen.findByRole('link', { name: 'Pay £5.20' })).toBeTruthy();
  expect(creditBox).toHaveProperty('checked', false);
  expect(listSentBodies('PUT /api/cart/credit')).toEqual([
    { kind: 'general', amount: 520 },
    { kind: 'general', amount: 0 },
  ]);
});

test('the error of refused credit is shown at its checkbox, which is unticked again', async () => {
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ credits: buildCredits(0) }),
    'PUT /api/cart/credit': {
      status: 422,
      body: { message: 'Invalid.', errors: { amount: ['You can use up to £5.20.'] } },
    },
  });
  const creditBox = await screen.findByRole('checkbox', { name: 'Use £5.20 of your £15.00 credit' });
  await user.click(creditBox);
  expect(await screen.findByText('You can use up to £5.20.')).toBeTruthy();
  expect(creditBox).toHaveProperty('checked', false);
});
