import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarCode } from './bar-code';
import { encodeCode128 } from './code-128';

test('a bar code is one image with a name, and has a margin of ten modules on each side', () => {
  render(<BarCode value="9000001234" label="Bar code of 9000001234" />);
  const picture = screen.getByRole('img', { name: 'Bar code of 9000001234' });
  const modules = encodeCode128('9000001234')?.reduce((sum, width) => sum + width, 0) ?? 0;
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${modules + 20} 1`);
  const bars = [...(picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) 0h(\d+)/g)];
  expect(Number(bars[0]?.[1])).toBe(10);
  const last = bars.at(-1);
  expect(Number(last?.[1]) + Number(last?.[2])).toBe(modules + 10);
  expect(picture.getAttribute('style')).toBeNull();
});

test('a text that cannot be a bar code renders nothing, and the text next to it stays', () => {
  const { container } = render(<BarCode value="Zoë" label="Bar code" />);
  expect(container.innerHTML).toBe('');
});
