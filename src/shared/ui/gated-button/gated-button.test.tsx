import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createDesignSystem } from '../../theme';
import { GatedButton } from './gated-button';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(blockers: readonly string[]) {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const clicked = vi.fn();
  render(
    <ChakraProvider value={createDesignSystem()}>
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

test('a blocked button can be reached with Tab and says what is missing', async () => {
  const { user, save } = show(['enter the sort code']);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(save);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { description: 'To continue: enter the sort code' })).toBe(save);
});

test('pressing a blocked button submits nothing and moves the focus to what is missing', async () => {
  const { user, save, submitted, clicked } = show(['enter the sort code']);
  await user.click(save);
  expect(document.activeElement?.textContent).toBe('To continue:enter the sort code');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('To continue:enter the sort code');
  expect(clicked).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('pressing a blocked button marks its form, so that missing ticks are shown in red', async () => {
  const { user, save } = show(['accept']);
  const form = save.closest('form');
  expect(form?.hasAttribute('data-refused')).toBe(false);
  await user.click(save);
  expect(form?.hasAttribute('data-refused')).toBe(true);
});

test('a button with nothing missing is an ordinary button', async () => {
  const { user, save, submitted, clicked } = show([]);
  expect(save.getAttribute('aria-disabled')).toBeNull();
  expect(save.getAttribute('aria-describedby')).toBeNull();
  await user.click(save);
  expect(clicked).toHaveBeenCalledOnce();
  expect(submitted).toHaveBeenCalledOnce();
});

function Form({ isTicked, isWrong = false }: { isTicked: boolean; isWrong?: boolean }) {
  return (
    <ChakraProvider value={createDesignSystem()}>
      <form>
        <input aria-label="Address line 2" />
        <select aria-label="Day" aria-required aria-invalid={isWrong} defaultValue="1">
          <option>1</option>
        </select>
        <input aria-label="I accept" type="checkbox" aria-required checked={isTicked} readOnly />
        <GatedButton blockers={['accept']}>Save</GatedButton>
      </form>
    </ChakraProvider>
  );
}

test('pressing a blocked button moves the focus to the first required field that is missing or invalid', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form isTicked={false} />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  rerender(<Form isTicked={false} isWrong />);
  await user.click(save);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  rerender(<Form isTicked />);
  await user.click(save);
  expect(document.activeElement?.textContent).toBe('To continue:accept');
});

test('a pressed blocked button says how much is missing and marks the document title, until nothing is missing', async () => {
  document.title = 'Bank';
  const user = userEvent.setup();
  const refused = vi.fn();
  const button = (blockers: readonly string[]) => (
    <ChakraProvider value={createDesignSystem()}>
      <GatedButton blockers={blockers} onRefused={refused}>
        Save
      </GatedButton>
    </ChakraProvider>
  );
  const { rerender } = render(button(['enter the name', 'enter the sort code', 'accept']));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe('3 things still to do');
  expect(document.title).toBe('Error: Bank');
  expect(refused).toHaveBeenCalledOnce();
  rerender(button(['accept']));
  expect(screen.getByRole('alert').textContent).toBe('Still to do: accept');
  rerender(button([]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Bank');
});

test('a single step continues the line of its introduction, without a bullet', () => {
  const { save } = show(['enter the sort code']);
  const styleOfSteps = () => getComputedStyle(screen.getByRole('list')).listStyle;
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(styleOfSteps()).toContain('none');
});

test('more than two steps are collapsed into one line that can be opened', async () => {
  const user = userEvent.setup();
  const { save } = show(['enter the name', 'enter the sort code', 'accept']);
  expect(save.getAttribute('aria-describedby')).toBeTruthy();
  const line = screen.getByText('3 things to do');
  expect(line.closest('details')?.open).toBe(false);
  await user.click(line);
  expect(line.closest('details')?.open).toBe(true);
});

test('the list keeps its height while it gets shorter, and takes none once nothing is missing', async () => {
  const ROW_PX = 20;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly changed: () => void;
      constructor(changed: () => void) {
        this.changed = changed;
      }
      observe() {
        this.changed();
      }
      disconnect() {}
    },
  );
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('li').length * ROW_PX;
  });
  const button = (blockers: readonly string[]) => (
    <ChakraProvider value={createDesignSystem()}>
      <GatedButton blockers={blockers}>Save</GatedButton>
    </ChakraProvider>
  );
  const { rerender } = render(button(['enter the sort code', 'enter the account number']));
  const room = () => screen.getByText('To continue:').parentElement?.parentElement?.style.minHeight;
  await waitFor(() => expect(room()).toBe('40px'));
  rerender(button(['enter the account number']));
  expect(room()).toBe('40px');
  rerender(button([]));
  const { parentElement } = screen.getByRole('button', { name: 'Save' });
  expect(parentElement?.querySelector('[style*=min-height]')).toBeNull();
});
