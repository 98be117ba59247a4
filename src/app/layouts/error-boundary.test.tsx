import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('a fault');
}

const at = (place: string, page: React.ReactNode) => (
  <MemoryRouter>
    <ChakraProvider value={createDesignSystem()}>
      <ErrorBoundary pathname={place}>{page}</ErrorBoundary>
    </ChakraProvider>
  </MemoryRouter>
);

describe('a page that fails', () => {
  it('a page that fails shows the full-page error with a link home', () => {
    render(at('/checkout', <Broken />));
    expect(screen.getByRole('heading', { name: 'We may have dropped the ball on this one.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
  });

  it('the error of a page is not shown on the next page', () => {
    const { rerender } = render(at('/checkout', <Broken />));
    rerender(at('/login', <h1>Log in</h1>));
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
  });
});
