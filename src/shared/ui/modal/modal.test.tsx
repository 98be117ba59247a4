import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { system } from '../../theme';
import { Button } from '../button';
import { Modal } from './modal';

function Page({ isDismissible = true }: { isDismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ChakraProvider value={system}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Terms" isDismissible={isDismissible}>
        Words
      </Modal>
    </ChakraProvider>
  );
}

async function opened(isDismissible = true) {
  const user = userEvent.setup();
  render(<Page isDismissible={isDismissible} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

describe('a dialog', () => {
  it('is named by its title, and the page behind it does not scroll', async () => {
    await opened();
    expect(screen.getByRole('dialog', { name: 'Terms' })).toBeTruthy();
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('closes by its button, gives the focus back and lets the page go', async () => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes by Escape', async () => {
    const user = await opened();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when only its own buttons may end it', async () => {
    const user = await opened(false);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
