import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { system } from '@/shared/theme';
import { toastShown, toastTimeFx } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { probeFx, wentOffline } from './model';
import { Overlays } from './overlays';

function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (title: string) => setOpen((titles) => titles.filter((one) => one !== title));
  return (
    <>
      <Button onClick={() => setOpen(['Terms'])}>Read</Button>
      <Modal isOpen={open.includes('Terms')} onClose={() => close('Terms')} title="Terms">
        <Button onClick={() => setOpen(['Terms', 'Sure?'])}>Ask</Button>
      </Modal>
      <Modal isOpen={open.includes('Sure?')} onClose={() => close('Sure?')} title="Sure?">
        Words
      </Modal>
    </>
  );
}

async function shown() {
  const scope = fork({
    handlers: [
      [toastTimeFx, () => 0],
      [probeFx, () => new Promise(() => {})],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={system}>
        <Overlays behind={document.body} />
        <Page />
      </ChakraProvider>
    </Provider>,
  );
  const says = (content: string) =>
    act(() => allSettled(toastShown, { scope, params: { content, type: 'neutral' } }));
  const goesOffline = () =>
    act(async () => {
      void allSettled(wentOffline, { scope });
    });
  return { user: userEvent.setup(), says, goesOffline };
}

test('toasts and the connection banner are inside an open dialog, which makes the rest inert', async () => {
  const { user, says, goesOffline } = await shown();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await says('Saved.');
  await goesOffline();
  const terms = screen.getByRole('dialog', { name: 'Terms' });
  expect(within(terms).getByText('Saved.')).toBeDefined();
  expect(screen.getAllByText('Saved.')).toHaveLength(1);
  const isNamed = { name: 'Connection', hidden: true };
  expect(screen.getAllByRole('region', isNamed)).toEqual(within(terms).getAllByRole('region', isNamed));

  // In visual order: the banner, the dialog, the toast.
  const names = within(terms)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Try again', 'Close', 'Ask', 'Dismiss']);
  await user.click(within(terms).getByRole('button', { name: 'Try again' }));
  expect(within(terms).getByRole('button', { name: 'Checking…' })).toBeDefined();
});

test('in a dialog the toasts are a row of their own below its buttons, on a page they are shown above it', async () => {
  const { user, says } = await shown();
  const toasts = () => screen.getByRole('region', { name: 'Notifications' });
  await says('Saved.');
  expect(getComputedStyle(toasts()).position).toBe('fixed');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(screen.getByRole('dialog').lastElementChild).toBe(toasts());
  expect(getComputedStyle(toasts()).position).toBe('static');
});

test('they go along to the dialog on top, and back with each that closes', async () => {
  const { user, says } = await shown();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await says('Saved.');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const sure = screen.getByRole('dialog', { name: 'Sure?' });
  expect(within(sure).getByText('Saved.')).toBeDefined();
  await user.click(within(sure).getByRole('button', { name: 'Close' }));
  expect(within(screen.getByRole('dialog', { name: 'Terms' })).getByText('Saved.')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Saved.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved.')).toBeNull();
});
