import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { toastShown, toastTimerFx } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { probeFx, wentOffline } from './model';
import { Overlays } from './overlays';

afterEach(() => void vi.restoreAllMocks());

function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (title: string) => setOpen((titles) => titles.filter((openTitle) => openTitle !== title));
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

async function openOverlays() {
  const scope = fork({
    handlers: [
      [toastTimerFx, () => 0],
      [probeFx, () => new Promise(() => {})],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <Overlays toastHost={document.body} />
        <Page />
      </ChakraProvider>
    </Provider>,
  );
  const showToast = (content: string) =>
    act(() => allSettled(toastShown, { scope, params: { content, type: 'neutral' } }));
  const goOffline = () =>
    act(async () => {
      void allSettled(wentOffline, { scope });
    });
  return { user: userEvent.setup(), showToast, goOffline };
}

test('toasts and the connection banner are rendered inside an open dialog, which makes the rest of the page inert', async () => {
  const { user, showToast, goOffline } = await openOverlays();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await showToast('Saved.');
  await goOffline();
  const terms = screen.getByRole('dialog', { name: 'Terms' });
  expect(within(terms).getByText('Saved.')).toBeDefined();
  expect(screen.getAllByText('Saved.')).toHaveLength(1);
  const isNamed = { name: 'Connection', hidden: true };
  expect(screen.getAllByRole('region', isNamed)).toEqual(within(terms).getAllByRole('region', isNamed));

  // In visual order: the banner, the dialog, the toast.
  const names = within(terms)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Try again', 'Close', 'Ask', 'Dismiss']);
  await user.click(within(terms).getByRole('button', { name: 'Try again' }));
  expect(within(terms).getByRole('button', { name: 'Checking…' })).toBeDefined();
});

const getToasts = () => screen.getByRole('region', { name: 'Notifications' });

test('toasts come after the buttons of a dialog in the reading order, and appear below it', async () => {
  const { user, showToast } = await openOverlays();
  await showToast('Saved.');
  expect(getComputedStyle(getToasts()).position).toBe('fixed');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(screen.getByRole('dialog').lastElementChild).toBe(getToasts());
  expect(getComputedStyle(getToasts()).position).toBe('fixed');
});

/** Lays out the dialog and the toasts, in a window 768 px high, and everything else as a focused button. */
function layOut(dialog: [top: number, height: number], toasts: [top: number, height: number]) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [top, height] = this.matches('dialog') ? dialog : this.matches('section') ? toasts : [640, 44];
    return new DOMRect(0, top, 400, height);
  });
}

test('toasts appear above a dialog that reaches the foot of the window, if there is room', async () => {
  layOut([300, 468], [704, 48]);
  const { user, showToast } = await openOverlays();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await showToast('Saved.');
  const { position } = getComputedStyle(getToasts());
  expect([position, getToasts().style.getPropertyValue('--toast-dialog')]).toEqual(['fixed', '476px']);
  expect(screen.getByRole('dialog').style.height).toBe('');
});

test('a focused button is scrolled out from under a toast, unless the toast is elsewhere', async () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  layOut([0, 0], [100, 48]);
  const { user, showToast } = await openOverlays();
  await user.tab();
  await showToast('Saved.');
  expect(scrolled).not.toHaveBeenCalled();
  layOut([0, 0], [660, 48]);
  await user.tab({ shift: true });
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read' }));
  // The button's lower edge is at 684.
  expect(scrolled).toHaveBeenLastCalledWith({ top: 684 - 660 + 8 });
});

test('toasts appear inside a dialog that is as high as the window, which keeps its height until they disappear', async () => {
  vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  const inTheWay = { left: 0, right: 400, top: 0, bottom: 700, width: 400, height: 700, x: 0, y: 0 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...inTheWay,
    toJSON: () => inTheWay,
  });
  const { user, showToast } = await openOverlays();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.style.height).toBe('');
  await showToast('Saved.');
  expect([getComputedStyle(getToasts()).position, dialog.style.height]).toEqual(['static', '700px']);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dialog.style.height).toBe('');
  await showToast('Saved again.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(getComputedStyle(getToasts()).position).toBe('fixed');
});

test('toasts move to the topmost dialog, and back when it closes', async () => {
  const { user, showToast } = await openOverlays();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await showToast('Saved.');
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

test('the connection banner adds to the space that a page reserves at its foot', async () => {
  const root = document.documentElement;
  root.style.scrollPaddingBottom = '64px';
  const { goOffline } = await openOverlays();
  expect(root.style.scrollPaddingBottom).toBe('64px');
  await goOffline();
  await screen.findByRole('region', { name: 'Connection' });
  expect(root.style.scrollPaddingBottom).toContain('64px');
  cleanup();
  expect(root.style.scrollPaddingBottom).toBe('64px');
  root.style.scrollPaddingBottom = '';
});
