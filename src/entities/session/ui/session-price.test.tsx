import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { SessionPrice } from './session-price';

function showPrice(forPeople?: string[]) {
  const price = { amount: 420, formatted: '£4.20', decimal: '4.20' };
  const yours = { price, label: 'Junior', ...(forPeople && { forPeople }) };
  render(
    <ChakraProvider value={createDesignSystem()}>
      <SessionPrice session={{ yours, priceFrom: null, state: 'available' }} />
    </ChakraProvider>,
  );
}

test('a price that is for children of the customer says for whom', () => {
  showPrice(['Leo', 'Mia']);
  expect(screen.getByText('Junior, for Leo and Mia')).toBeTruthy();
  expect(screen.getByText('£4.20')).toBeTruthy();
});

test('a price that is the customer’s own names nobody', () => {
  showPrice();
  expect(screen.getByText('Junior')).toBeTruthy();
});
