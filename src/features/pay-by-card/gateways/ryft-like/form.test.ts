import { expect, test, vi } from 'vitest';
import { container, openGateway } from './testing/ryft-world';

test('the markup is the documented one, and the script’s form is not the page’s', async () => {
  const world = await openGateway();
  await world.initialise();
  const form = container.querySelector('div.Ryft--paysection > form#ryft-pay-form.Ryft--payform');
  const heard = vi.fn();
  container.addEventListener('submit', heard);
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('its form offers the cards that it keeps, and asks for their codes: ours are not shown', async () => {
  const { gateway } = await openGateway();
  expect([gateway.hasSavedCards, gateway.hasSecurityCodeField, gateway.notice]).toEqual([false, false, null]);
});

test('the form gets the theme’s style, and no second border', async () => {
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

test('the script’s validation says whether the card is complete', async () => {
  const world = await openGateway();
  await world.initialise();
  world.cardIs(true);
  world.cardIs(false);
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: true, error: null }],
    [{ isComplete: false, error: 'Please check your card details' }],
  ]);
});

test('a card that is not complete yet is not called wrong', async () => {
  const world = await openGateway();
  await world.initialise();
  world.cardIs(false);
  world.cardIs(false);
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: false, error: null }],
    [{ isComplete: false, error: null }],
  ]);
});

/** The customer goes into the script's form. */
function enter(): void {
  container.querySelector('iframe')?.focus();
  window.dispatchEvent(new Event('blur'));
}

/** The customer goes into the script's form, and out of it. */
function visit(): void {
  enter();
  const dependencies = document.body.appendChild(document.createElement('button'));
  dependencies.focus();
  window.dispatchEvent(new Event('focus'));
  dependencies.remove();
}

test('a form that is left empty says what is wanted', async () => {
  const world = await openGateway();
  await world.initialise();
  visit();
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: false, error: 'Please complete all required fields' }],
  ]);
});

test('a form that is entered is not called incomplete before it is left', async () => {
  const world = await openGateway();
  await world.initialise();
  enter();
  expect(world.onFieldsChange).not.toHaveBeenCalled();
});

// Proves P4.12.
test('leaving takes the form away, and its script is not heard any more', async () => {
  const world = await openGateway();
  await world.initialise();
  world.gateway.tearDown();
  expect(container.childElementCount).toBe(0);
  world.cardIs(true);
  expect(world.onFieldsChange).not.toHaveBeenCalled();
  const message = 'Payment system not initialized. Please refresh and try again.';
  expect(await world.pay()).toEqual({ kind: 'declined', message });
});

test('leaving twice, or before the form is there, changes nothing', async () => {
  const world = await openGateway();
  world.gateway.tearDown();
  await world.initialise();
  world.gateway.tearDown();
  world.gateway.tearDown();
  expect(container.childElementCount).toBe(0);
});

test('leaving takes nothing from the fields that have come in its place', async () => {
  const world = await openGateway();
  await world.initialise();
  const others = document.createElement('div');
  container.replaceChildren(others);
  world.gateway.tearDown();
  expect(container.firstElementChild).toBe(others);
  expect(container.hasAttribute('data-has-own-borders')).toBe(true);
});
