import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDesignSystem } from '../../theme';
import { Button } from '../button';
import { Modal } from './modal';

function Page({ isDismissible = true }: { isDismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ChakraProvider value={createDesignSystem()}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Terms" isDismissible={isDismissible}>
        Words
      </Modal>
    </ChakraProvider>
  );
}

async function openModal(isDismissible = true) {
  const user = userEvent.setup();
  render(<Page isDismissible={isDismissible} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

describe('a dialog', () => {
  it('a dialog is named by its title, and the page behind it does not scroll', async () => {
    await openModal();
    expect(screen.getByRole('dialog', { name: 'Terms' })).toBeTruthy();
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('a dialog’s close button closes it, returns the focus and lets the page scroll', async () => {
    const user = await openModal();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('a dialog closes by Escape', async () => {
    const user = await openModal();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a dialog that only its own buttons may close ignores other ways', async () => {
    const user = await openModal(false);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

function FormPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ChakraProvider value={createDesignSystem()}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Health">
        <form>
          <label>
            Allergies <input />
          </label>
          <label>
            <input type="checkbox" /> Asthma
          </label>
        </form>
      </Modal>
    </ChakraProvider>
  );
}

const form = () => screen.queryByRole('dialog', { name: 'Health' });
const question = () => screen.queryByRole('dialog', { name: 'Close this?' });

async function openFormModal() {
  const user = userEvent.setup();
  render(<FormPage />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Allergies' }) };
}

const pressOutside = (user: ReturnType<typeof userEvent.setup>) =>
  user.pointer({ keys: '[MouseLeft]', target: form() ?? document.body });

describe('a dialog with fields', () => {
  it('a dialog with fields stays open if a press starts in a field and ends outside', async () => {
    const { user, field } = await openFormModal();
    const dialog = form() ?? document.body;
    await user.pointer({ keys: '[MouseLeft>]', target: field });
    fireEvent.pointerUp(dialog);
    fireEvent.click(dialog);
    expect(form()).toBeTruthy();
    expect(question()).toBeNull();
  });

  it('a dialog with fields closes on a press outside and on Escape if nothing was typed', async () => {
    const { user, field } = await openFormModal();
    await pressOutside(user);
    expect(form()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    screen.getByRole('textbox').focus();
    expect(field.isConnected).toBe(false);
    await user.keyboard('{Escape}');
    expect(form()).toBeNull();
  });

  it('a dialog with fields asks before a press outside discards what was typed', async () => {
    const { user, field } = await openFormModal();
    await user.type(field, 'Nuts');
    await pressOutside(user);
    expect(question()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(question()).toBeNull();
    expect(field.value).toBe('Nuts');
    expect(document.activeElement).toBe(field);
  });

  it('a dialog with fields asks on Escape, also about a checkbox, and closes if the customer confirms', async () => {
    const { user } = await openFormModal();
    await user.click(screen.getByRole('checkbox', { name: 'Asthma' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close anyway' }));
    expect([form(), question()]).toEqual([null, null]);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect([Boolean(form()), question()]).toEqual([true, null]);
  });

  it('a dialog with fields does not ask about text that was deleted again', async () => {
    const { user, field } = await openFormModal();
    await user.type(field, 'Nuts');
    await user.clear(field);
    await user.keyboard('{Escape}');
    expect([form(), question()]).toEqual([null, null]);
  });

  it('a dialog with fields leaves an input method’s Escape to it', async () => {
    const { field } = await openFormModal();
    fireEvent.compositionStart(field);
    const pressed = createEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent(field, pressed);
    fireEvent(form() ?? document.body, new Event('cancel', { cancelable: true }));
    expect(form()).toBeTruthy();
    expect(question()).toBeNull();
    expect(pressed.defaultPrevented).toBe(false);
  });
});

describe('Back on a phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function onPhone() {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    history.replaceState({ idx: 0 }, '', '/before');
    history.pushState({ idx: 1 }, '', '/timetable');
    return await openFormModal();
  }
  it('on a phone, Back closes the dialog, not the page', async () => {
    await onPhone();
    history.back();
    await waitFor(() => expect(form()).toBeNull());
    expect(location.pathname).toBe('/timetable');
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  it('on a phone, Back asks if something was typed; it then closes the question, and asks again', async () => {
    const { user, field } = await onPhone();
    await user.type(field, 'Nuts');
    for (const _ of [1, 2]) {
      history.back();
      await waitFor(() => expect(question()).toBeTruthy());
      history.back();
      await waitFor(() => expect(question()).toBeNull());
    }
    expect(field.value).toBe('Nuts');
    expect(location.pathname).toBe('/timetable');
  });

  it('on a phone, Back leaves the page at once after the dialog was closed with its button', async () => {
    const { user } = await onPhone();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });
});
