import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCall } from '@/shared/testing';
import { buildDataField, buildDataFieldSection } from '../../../../../tests/fixtures/data-fields.ts';
import { capturablePayment, provideCompleteStripe } from '../../../../../tests/fixtures/provider-scripts.ts';
import { openCheckout } from '../testing/opened-checkout-page';

const buildAnsweredField = (name: string, answer: string) =>
  buildDataField({ name, html_attributes: {}, answer });
const knownAddress = [
  buildDataFieldSection({
    section_fields: [
      buildAnsweredField('address_1', '4 Mill Lane'),
      buildAnsweredField('town', 'Norwich'),
      buildAnsweredField('postcode', 'nr1 1sr'),
    ],
  }),
];

function findBody(calls: readonly FakeCall[], call: string): unknown {
  return calls.find((request) => request.call === call)?.body;
}

beforeEach(() => {
  provideCompleteStripe(async () => capturablePayment);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// Proves C4.4.
test('a customer whose address is known sees it in one line, and pays without typing it', async () => {
  const { calls, visitedPaths, user } = openCheckout({ 'GET /api/data-fields': { data: knownAddress } });
  expect(await screen.findByText('Sam Taylor, 4 Mill Lane, Norwich, NR1 1SR')).toBeDefined();
  expect(screen.queryByLabelText('Postcode')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Pay £27.42 now' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-1']));
  expect(findBody(calls, 'POST /api/checkout/authorise')).toMatchObject({
    billing_first_name: 'Sam',
    billing_last_name: 'Taylor',
    billing_address_line_one: '4 Mill Lane',
    billing_city: 'Norwich',
    billing_postcode: 'NR1 1SR',
  });
});

// Proves C4.4.
test('Change opens the prefilled billing fields, and focuses the first', async () => {
  const { calls, visitedPaths, user } = openCheckout({ 'GET /api/data-fields': { data: knownAddress } });
  await user.click(await screen.findByRole('button', { name: 'Change billing details' }));
  const firstNameField = await screen.findByLabelText('First name');
  await waitFor(() => expect(document.activeElement).toBe(firstNameField));
  const cityField = screen.getByLabelText<HTMLInputElement>('Town or city');
  expect(cityField.value).toBe('Norwich');
  await user.clear(cityField);
  expect(screen.getByText('complete your billing details')).toBeDefined();
  await user.type(cityField, 'Thorpe');
  await user.click(await screen.findByRole('button', { name: 'Pay £27.42 now' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-1']));
  expect(findBody(calls, 'POST /api/checkout/authorise')).toMatchObject({ billing_city: 'Thorpe' });
});
