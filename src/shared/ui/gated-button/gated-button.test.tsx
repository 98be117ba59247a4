import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { system } from '../../theme';
import { GatedButton } from './gated-button';

function show(blockers: readonly string[]) {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const clicked = vi.fn();
  render(
    <ChakraProvider value={system}>
      <form onSubmit={submitted}>
        <input aria-label="Name" />
        <GatedButton type="submit" blockers={blockers} onClick={clicked}>
          Save
        </GatedButton>
      </form>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), submitted, clicked, save: screen.getByRole('button', { name: 'Save' }) };
}

test('a blocked button is reached with Tab and says what is missing', async () => {
  const { user, save } = show(['enter the sort code']);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(save);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { description: 'To continue: enter the sort code' })).toBe(save);
});

test('pressing it submits nothing and leads to what is missing', async () => {
  const { user, save, submitted, clicked } = show(['enter the sort code']);
  await user.click(save);
  expect(document.activeElement?.textContent).toBe('To continue:enter the sort code');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('To continue:enter the sort code');
  expect(clicked).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('with nothing missing it is a button like any other', async () => {
  const { user, save, submitted, clicked } = show([]);
  expect(save.getAttribute('aria-disabled')).toBeNull();
  expect(save.getAttribute('aria-describedby')).toBeNull();
  await user.click(save);
  expect(clicked).toHaveBeenCalledOnce();
  expect(submitted).toHaveBeenCalledOnce();
});
