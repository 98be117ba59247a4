import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountOwnForm } from './own-form';

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => container.remove());

async function fill() {
  const onFieldsChange = vi.fn();
  const form = await act(async () => mountOwnForm(container, onFieldsChange));
  await screen.findByLabelText('Card number');
  for (const [label, value] of [
    ['Name on card', 'Sam Taylor'],
    ['Card number', '4929 0000 0000 6'],
    ['Expiry date (MM/YY)', '12/49'],
    ['Security Code (CVV)', '123'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  return { form, onFieldsChange };
}

test('the card is read from its fields when it is needed, in the gateway’s format', async () => {
  const { form, onFieldsChange } = await fill();
  expect(onFieldsChange).toHaveBeenLastCalledWith({ isComplete: true, error: null });
  expect(form.readCardDetails()).toEqual({
    cardholderName: 'Sam Taylor',
    cardNumber: '4929000000006',
    expiryDate: '1249',
    securityCode: '123',
  });
  await act(async () => form.remove());
});

test('the reported state of the fields never contains the typed text', async () => {
  const { form, onFieldsChange } = await fill();
  expect(JSON.stringify(onFieldsChange.mock.calls)).not.toMatch(/4929|Taylor|123/);
  await act(async () => form.remove());
});

// Proves P4.15.
test('leaving the fields before all are complete reports it', async () => {
  const { form, onFieldsChange } = await fill();
  const [name, number] = [screen.getByLabelText('Name on card'), screen.getByLabelText('Card number')];
  fireEvent.input(number, { target: { value: '4929' } });
  fireEvent.blur(number, { relatedTarget: name });
  expect(onFieldsChange).toHaveBeenLastCalledWith({ isComplete: false, error: null });
  fireEvent.blur(name);
  const error = 'Please complete all required card fields';
  expect(onFieldsChange).toHaveBeenLastCalledWith({ isComplete: false, error });
  await act(async () => form.remove());
});

test('the security code is cleared after use', async () => {
  const { form, onFieldsChange } = await fill();
  act(() => form.forgetSecurityCode());
  expect(form.readCardDetails().securityCode).toBe('');
  expect(onFieldsChange).toHaveBeenLastCalledWith({ isComplete: false, error: null });
  await act(async () => form.remove());
  await waitFor(() => expect(container.childElementCount).toBe(0));
});

test('browsers and password managers recognise the fields', async () => {
  const { form } = await fill();
  const autocompleteTokens = [...container.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
  expect(autocompleteTokens).toEqual(['cc-name', 'cc-number', 'cc-exp', 'cc-csc']);
  await act(async () => form.remove());
});
