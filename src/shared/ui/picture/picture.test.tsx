import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import Tent from 'lucide-react/icons/tent';
import { expect, test } from 'vitest';
import { createDesignSystem } from '../../theme';
import { Picture } from './picture';

const size = { width: 400, height: 300, seed: 'Riverside' };
const drawing = (container: HTMLElement) => container.querySelector('svg');

test('a picture reserves its place with width and height, and loads when it comes into view', () => {
  render(<Picture src="https://media.example.com/pool.avif" alt="The pool" {...size} />);
  const picture = screen.getByRole('img', { name: 'The pool' });
  expect(picture.getAttribute('src')).toBe('https://media.example.com/pool.avif');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['400', '300']);
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('a picture that is visible at once loads with the page', () => {
  render(<Picture src="/pool.webp" alt="The pool" isLazy={false} {...size} />);
  const picture = screen.getByRole('img', { name: 'The pool' });
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('src')).toBe(new URL('/pool.webp', document.baseURI).href);
});

test('until it loads, a picture further down has a pale placeholder, and one at the top shows the band behind it', () => {
  const backgroundOf = (isLazy: boolean) => {
    const { container, unmount } = render(
      <ChakraProvider value={createDesignSystem()}>
        <Picture src="/pool.webp" isLazy={isLazy} {...size} />
      </ChakraProvider>,
    );
    const picture = container.querySelector('img');
    const background = picture && getComputedStyle(picture).backgroundColor;
    unmount();
    return background;
  };
  expect(backgroundOf(true)).toBe('rgb(236, 236, 239)');
  expect(backgroundOf(false)).toBe('rgba(0, 0, 0, 0)');
});

test.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://media.example.com/1',
  'file:///etc/passwd',
  'https://',
])('%j is not a picture’s address, so a drawing of the same size replaces it', (src) => {
  const { container } = render(<Picture src={src} alt="The pool" {...size} />);
  expect(container.querySelector('img')).toBeNull();
  expect(drawing(container)?.getAttribute('width')).toBe('400');
  expect(drawing(container)?.getAttribute('height')).toBe('300');
  expect(drawing(container)?.getAttribute('aria-hidden')).toBe('true');
});

test('a drawing replaces a picture that fails to load, and a new address is tried again', () => {
  const { container, rerender } = render(<Picture src="/gone.webp" alt="The pool" {...size} />);
  fireEvent.error(screen.getByRole('img', { name: 'The pool' }));
  expect(drawing(container)).not.toBeNull();
  rerender(<Picture src="/there.webp" alt="The pool" {...size} />);
  expect(screen.getByRole('img', { name: 'The pool' }).getAttribute('src')).toContain('/there.webp');
});

test('two names have different drawings, and one name always has the same', () => {
  const html = (seed: string) => render(<Picture src={null} {...size} seed={seed} />).container.innerHTML;
  expect(html('Norwich')).toBe(html('Norwich'));
  expect(html('A')).not.toBe(html('B'));
});

test('a drawing that fills its frame shows an icon, also when it replaces a picture that fails to load', () => {
  const { container } = render(<Picture src="/gone.webp" {...size} icon={Tent} isFilling isLazy={false} />);
  expect(container.querySelector('.lucide-tent')).toBeNull();
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('[aria-hidden="true"] .lucide-tent')).not.toBeNull();
});
