import { render, screen } from '@testing-library/react';
import Search from 'lucide-react/icons/search';
import { expect, test } from 'vitest';
import { Icon } from './icon';

test('an icon next to text is hidden from screen readers; one on its own has a name', () => {
  const { rerender } = render(<Icon of={Search} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon of={Search} label="Search" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Search');
});
