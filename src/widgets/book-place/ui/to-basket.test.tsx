import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { ToBasket } from './to-basket';

/** A row of the timetable; the Book button may stay beside the basket link. */
const buildRow = ({ hasButton, isNew }: { hasButton: boolean; isNew: boolean | null }) => (
  <ChakraProvider value={createDesignSystem()}>
    <MemoryRouter>
      {isNew !== null && <ToBasket isNew={isNew} />}
      {hasButton && <button type="button">Book</button>}
    </MemoryRouter>
  </ChakraProvider>
);
const getLink = () => screen.getByRole('link', { name: 'In your basket Go to basket' });

test('if a tap focuses nothing, as on an iPhone, the focus moves to the basket link once, and does not return to it later', () => {
  const { rerender } = render(buildRow({ hasButton: true, isNew: null }));
  rerender(buildRow({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(getLink());
  getLink().blur();
  rerender(buildRow({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(document.body);
});

test('if the pressed button disappears later, the focus moves to the basket link', () => {
  const { rerender } = render(buildRow({ hasButton: true, isNew: null }));
  screen.getByRole('button', { name: 'Book' }).focus();
  rerender(buildRow({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Book' }));
  rerender(buildRow({ hasButton: false, isNew: true }));
  expect(document.activeElement).toBe(getLink());
});

test('if the button stays and the customer moves the focus, it is not moved back', () => {
  const { rerender } = render(buildRow({ hasButton: true, isNew: null }));
  screen.getByRole('button', { name: 'Book' }).focus();
  rerender(buildRow({ hasButton: true, isNew: true }));
  screen.getByRole('button', { name: 'Book' }).blur();
  rerender(buildRow({ hasButton: true, isNew: true }));
  expect(document.activeElement).toBe(document.body);
});
