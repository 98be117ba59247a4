import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { aUser } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { detailsContinued } from '../model/joining';
import { chooseMembership } from '../testing/joining-steps';
import { visit } from '../testing/joining-world';
import { Sidebar } from './sidebar';

test('the total is announced politely as soon as it is known', async () => {
  const pageVisit = await visit({ user: aUser() });
  render(
    <Provider value={pageVisit.scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <Sidebar position="beside" />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  await act(() => chooseMembership(pageVisit));
  expect(screen.getByRole('status').textContent).toBe('You pay £15.00 now.');
  await act(() => allSettled(detailsContinued, { scope: pageVisit.scope }));
  expect(screen.getByRole('status').textContent).toBe('You pay £27.42 now.');
});
