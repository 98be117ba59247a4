import { expect, test, vi } from 'vitest';
import { container, openGateway } from './testing/ryft-world';

test('the markup is the documented one, and the script’s form submission does not reach the page', async () => {
  const world = await openGateway();
  await world.initialise();
  const form = container.querySelector('div.Ryft--paysection > form#ryft-pay-form.Ryft--payform');
  const heard = vi.fn();
  container.addEventListener('submit', heard);
  const submitEvent = new Event('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(submitEvent);
  expect(submitEvent.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('the script’s form offers stored cards and asks for their codes, so ours is not shown', async () => {
  const { gateway } = await openGateway();
  expect([gateway.hasSavedCards, gateway.hasSecurityCodeField, gateway.notice]).toEqual([false, false, null]);
});

test('the form gets the theme’s style and no second border', async () => {
  const world = await openGateway();
  container.style.setProperty('color', 'rgb(1, 2, 3)');
  container.style.setProperty('border-radius', '6px');
  container.style.setProperty('padding', '12px');
  container.style.setProperty('--focused', 'rgb(3, 2, 1)');
  await world.initialise();
  expect(world.init).toHaveBeenCalledWith(
    expect.objectContaining({
      style: expect.objectContaining({
        color: 'rgb(1, 2, 3)',
        borderRadius: 6,
        padding: 12,
        focusColor: 'rgb(3, 2, 1)',
      }),
    }),
  );
  expect(container.hasAttribute('data-has-own-borders')).toBe(true);
  world.gateway.tearDown();
  expect(container.hasAttribute('data-has-own-borders')).toBe(false);
});

test('the script’s validation determines whether the card is complete', async () => {
  const world = await openGateway();
  await world.initialise();
  world.cardIs(true);
  world.cardIs(false);
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: true, error: null }],
    [{ isComplete: false, error: 'Please check your card details' }],
  ]);
});

test('a card that is not yet complete is not reported as wrong', async () => {
  const world = await openGateway();
  await world.initialise();
  world.cardIs(false);
  world.cardIs(false);
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: false, error: null }],
    [{ isComplete: false, error: null }],
  ]);
});

/** Simulates that the customer focuses the script's form. */
function enter(): void {
  container.querySelector('iframe')?.focus();
  window.dispatchEvent(new Event('blur'));
}

/** Simulates that the customer focuses the script's form and leaves it. */
function visit(): void {
  enter();
  const dependencies = document.body.appendChild(document.createElement('button'));
  dependencies.focus();
  window.dispatchEvent(new Event('focus'));
  dependencies.remove();
}

test('leaving an empty form says what is required', async () => {
  const world = await openGateway();
  await world.initialise();
  visit();
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: false, error: 'Please complete all required fields' }],
  ]);
});

test('a form is not reported as incomplete before it is left', async () => {
  const world = await openGateway();
  await world.initialise();
  enter();
  expect(world.onFieldsChange).not.toHaveBeenCalled();
});

// Proves P4.12.
test('tearing down removes the form, and the script’s events are ignored', async () => {
  const world = await openGateway();
  await world.initialise();
  world.gateway.tearDown();
  expect(container.childElementCount).toBe(0);
  world.cardIs(true);
  expect(world.onFieldsChange).not.toHaveBeenCalled();
  const message = 'Payment system not initialized. Please refresh and try again.';
  expect(await world.pay()).toEqual({ kind: 'declined', message });
});

test('tearing down twice, or before the form exists, changes nothing', async () => {
  const world = await openGateway();
  world.gateway.tearDown();
  await world.initialise();
  world.gateway.tearDown();
  world.gateway.tearDown();
  expect(container.childElementCount).toBe(0);
});

test('tearing down does not affect fields that have replaced the old ones', async () => {
  const world = await openGateway();
  await world.initialise();
  const otherElement = document.createElement('div');
  container.replaceChildren(otherElement);
  world.gateway.tearDown();
  expect(container.firstElementChild).toBe(otherElement);
  expect(container.hasAttribute('data-has-own-borders')).toBe(true);
});
