import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAfterPress } from './use-after-press';

function Warning({ value }: { value: string | null }) {
  return <output>{useAfterPress(value)}</output>;
}

const shown = () => screen.getByRole('status').textContent;

test('a warning that arrives during a press waits until the press has ended', async () => {
  const { rerender } = render(<Warning value={null} />);
  fireEvent.pointerDown(document.body);
  rerender(<Warning value="Is this right?" />);
  expect(shown()).toBe('');
  fireEvent.pointerUp(document.body);
  expect(await screen.findByText('Is this right?')).toBeTruthy();
  rerender(<Warning value={null} />);
  expect(shown()).toBe('');
});
