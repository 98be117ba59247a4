import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { type ToastContent, toastShown, toastsPaused, toastTimerFx } from '@/shared/toast';
import { ToastRegion } from './toast-region';

/** Records whether toasts are paused. */
const holds: boolean[] = [];

async function show(...toasts: ToastContent[]) {
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  createWatch({ unit: toastsPaused, scope, fn: (isHeld) => holds.push(isHeld) });
  for (const params of toasts) await allSettled(toastShown, { scope, params });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <ToastRegion />
      </ChakraProvider>
    </Provider>,
  );
  return screen.getByRole('region', { name: 'Notifications' });
}

// Proves S8.3.
test("the server's messages by field are listed under 'Validation errors'", async () => {
  const region = await show({
    content: 'Error occurred while submitting your answers.',
    type: 'neutral',
    validationMessages: { 'q-1': ['Too short.', 'No digits.'], 'q-2': ['Choose one.'] },
  });
  expect(await within(region).findByText('Validation errors')).toBeDefined();
  const listItems = within(region).getAllByRole('listitem');
  expect(listItems.map(({ textContent }) => textContent)).toEqual([
    'Too short.',
    'No digits.',
    'Choose one.',
  ]);
});

test('each message leads to its field, whose control gets the focus', async () => {
  const field = document.createElement('input');
  field.id = 'questions_f-q-1';
  document.body.append(field);
  const region = await show({
    content: 'Error occurred while submitting your answers.',
    type: 'neutral',
    validationMessages: { 'q-1': ['Too short.'], 'q-2': ['Choose one.'] },
    controlIds: { 'q-1': field.id },
  });
  await userEvent.setup().click(await within(region).findByRole('link', { name: 'Too short.' }));
  expect(document.activeElement).toBe(field);
  expect(within(region).getAllByRole('link')).toHaveLength(1);
  field.remove();
});

test('toasts are paused as long as the pointer or the focus is on them', async () => {
  const region = await show({ content: 'Read me.', type: 'neutral' });
  const user = userEvent.setup();
  await user.hover(region);
  within(region).getByRole('button', { name: 'Dismiss' }).focus();
  await user.unhover(region);
  expect(holds.at(-1)).toBe(true);
  within(region).getByRole('button', { name: 'Dismiss' }).blur();
  expect(holds.at(-1)).toBe(false);
  expect(region.getAttribute('aria-live')).toBe('polite');
});

test('dismissing a toast returns the focus to where it was before', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  const region = await show({ content: 'Saved.', type: 'success' });
  field.focus();
  within(region).getByRole('button', { name: 'Dismiss' }).focus();
  await userEvent.setup().keyboard('{Enter}');
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('a toast without validation messages has no list', async () => {
  const region = await show({ content: 'Saved.', type: 'success', validationMessages: {} });
  expect(within(region).queryByText('Validation errors')).toBeNull();
});

test('errors are announced at once and other toasts politely, and each can be dismissed', async () => {
  const region = await show(
    { content: 'It failed.', type: 'danger' },
    { content: 'Saved.', type: 'success' },
    { content: 'By the way.', type: 'neutral' },
  );
  expect(within(region).getByRole('alert').textContent).toContain('It failed.');
  expect(within(region).getAllByRole('status')).toHaveLength(2);
  const [firstButton] = within(region).getAllByRole('button', { name: 'Dismiss' });
  if (firstButton) await userEvent.setup().click(firstButton);
  expect(within(region).queryByText('It failed.')).toBeNull();
});
