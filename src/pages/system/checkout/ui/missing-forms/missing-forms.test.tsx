import { screen } from '@testing-library/react';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $user } from '@/entities/customer';
import { $subSite } from '@/shared/mode';
import { aUser, type FakeAnswer } from '@/shared/testing';
import { buildCampItem, buildCart, buildCartTotals } from '../../../../../../tests/fixtures/cart.ts';
import { openCheckout } from '../../testing/opened-checkout-page';

const camp = buildCampItem({ attendee: { id: 'p-leo', name: 'Leo Taylor' } });
const buildCampCartAnswer = (needsForm: boolean): FakeAnswer => ({
  data: buildCart({
    joining: null,
    items: [{ ...camp, needs_form: needsForm }],
    totals: buildCartTotals(0),
  }),
});
const message = 'Leo Taylor’s form for “Multi-sports camp” has expired. Please fill it in from your basket.';
const refusal = { status: 422, body: { message, errors: { attendee_forms: [message] } } };

/** Opens the checkout of a free basket, whose child form expires when it is confirmed, or not. */
const openRefusedCheckout = async (isMissing: boolean) => {
  const cartAnswers = [buildCampCartAnswer(false)];
  const { user } = openCheckout(
    {
      'GET /api/cart': () => cartAnswers.shift() ?? buildCampCartAnswer(isMissing),
      'POST /api/checkout/free': refusal,
    },
    fork({
      values: [
        [$subSite, 'bookings'],
        [$user, aUser()],
      ],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await screen.findByRole('alert');
};

test('a payment refused because of a missing child form has a link to that form', async () => {
  await openRefusedCheckout(true);
  const link = await screen.findByRole('link', { name: 'Fill in Leo Taylor’s form' });
  expect(link.getAttribute('href')).toBe(`/basket?form=${camp.id}`);
  expect(screen.getByRole('alert').textContent).toContain(message);
});

test('a payment refused for another reason has no link to a child form', async () => {
  await openRefusedCheckout(false);
  expect(screen.queryByRole('link', { name: /form$/ })).toBeNull();
});
