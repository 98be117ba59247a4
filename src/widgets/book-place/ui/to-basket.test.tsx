import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { system } from '@/shared/theme';
import { ToBasket } from './to-basket';

/** A row of the timetable, whose button may stay beside the way to the basket. */
const row = ({ hasButton, isNew }: { hasButton: boolean; isNew: boolean | null }) => (
  <ChakraProvider value={system}>
    <MemoryRouter>
      {isNew !== null && <ToBasket isNew={isNew} />}
      {hasButton && <button type="button">Book</button>}
    </MemoryRouter>
  </ChakraProvider>
);
const link = () => screen.getByRole('link', { name: 'In your basket Go to basket' });

test('where a tap has focused nothing, as on an iPhone, the focus comes to the basket once: who has gone on is not called back', () => {
  const { rerender } = render(row({ hasButton: true, isNew: null }));
  rerender(row({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(link());
  link().blur();
  rerender(row({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(document.body);
});

test('when the button that was pressed goes later, the focus goes on to the basket', () => {
  const { rerender } = render(row({ hasButton: true, isNew: null }));
  screen.getByRole('button', { name: 'Book' }).focus();
  rerender(row({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Book' }));
  rerender(row({ hasButton: false, isNew: true }));
  expect(document.activeElement).toBe(link());
});

test('when the button stays, a customer who leaves it is not called back', () => {
  const { rerender } = render(row({ hasButton: true, isNew: null }));
  screen.getByRole('button', { name: 'Book' }).focus();
  rerender(row({ hasButton: true, isNew: true }));
  screen.getByRole('button', { name: 'Book' }).blur();
  rerender(row({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(document.body);
});
