import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { system } from '@/shared/theme';
import { type ToastContent, toastShown, toastTimeFx } from '@/shared/toast';
import { ToastRegion } from './toast-region';

async function show(...toasts: ToastContent[]) {
  const scope = fork({ handlers: [[toastTimeFx, () => 0]] });
  for (const params of toasts) await allSettled(toastShown, { scope, params });
  render(
    <Provider value={scope}>
      <ChakraProvider value={system}>
        <ToastRegion />
      </ChakraProvider>
    </Provider>,
  );
  return screen.getByRole('region', { name: 'Notifications' });
}

test("the server's messages by field are listed under 'Validation errors'", async () => {
  const region = await show({
    content: 'Error occurred while submitting your answers.',
    type: 'neutral',
    validationMessages: { 'q-1': ['Too short.', 'No digits.'], 'q-2': ['Choose one.'] },
  });
  expect(within(region).getByText('Validation errors')).toBeDefined();
  const listed = within(region).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['Too short.', 'No digits.', 'Choose one.']);
});

test('a toast without messages of fields has no such list', async () => {
  const region = await show({ content: 'Saved.', type: 'success', validationMessages: {} });
  expect(within(region).queryByText('Validation errors')).toBeNull();
});

test('danger is read out at once, the others when there is time, and each can be dismissed', async () => {
  const region = await show(
    { content: 'It failed.', type: 'danger' },
    { content: 'Saved.', type: 'success' },
    { content: 'By the way.', type: 'neutral' },
  );
  expect(within(region).getByRole('alert').textContent).toContain('It failed.');
  expect(within(region).getAllByRole('status')).toHaveLength(2);
  const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
  if (first) await userEvent.setup().click(first);
  expect(within(region).queryByText('It failed.')).toBeNull();
});
