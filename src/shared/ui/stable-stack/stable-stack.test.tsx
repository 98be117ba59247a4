import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '../../theme';
import { StableStack } from './stable-stack';

const isShown = (text: string) => {
  const part = screen.getByText(text).parentElement;
  return part !== null && getComputedStyle(part).display !== 'none';
};

function open(waiting: React.ReactNode) {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <StableStack>
        <p>First</p>
        <div>{waiting}</div>
        {null}
        <p>Last</p>
      </StableStack>
    </ChakraProvider>,
  );
}

test('parts below a loading part are hidden', () => {
  open(<span data-waits>Loading</span>);
  expect(isShown('First')).toBe(true);
  expect(isShown('Last')).toBe(false);
});

test('all parts are shown once nothing is loading; content loading in a dialog does not count', () => {
  open(
    <dialog>
      <span data-waits>Loading</span>
    </dialog>,
  );
  expect(isShown('Last')).toBe(true);
});
