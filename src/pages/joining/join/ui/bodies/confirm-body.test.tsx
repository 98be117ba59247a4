import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { aUser } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { detailsContinued } from '../../model/joining';
import { confirmClicked } from '../../model/sending';
import { chooseMembership, fillBank, fillDates } from '../../testing/joining-steps';
import { visit } from '../../testing/joining-world';
import { ConfirmBody } from './confirm-body';

// Proves J10.4.
test('an alert in Confirm your details shows why the membership could not be sent', async () => {
  const pageVisit = await visit({
    user: aUser(),
    storeMembership: () =>
      Promise.reject({ kind: 'http', status: 409, message: 'You have this membership already.' }),
  });
  const { scope } = pageVisit;
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await fillDates(pageVisit);
  await fillBank(pageVisit);
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <ConfirmBody />
      </ChakraProvider>
    </Provider>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await allSettled(confirmClicked, { scope });
  expect((await screen.findByRole('alert')).textContent).toContain('You have this membership already.');
});
