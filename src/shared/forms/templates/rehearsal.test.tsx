import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rehearsal } from './rehearsal';

test('what is rehearsed is for nobody to see, to reach or to hear', () => {
  render(<Rehearsal />);

  expect(document.querySelectorAll('input, select, textarea').length).toBeGreaterThanOrEqual(8);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});
