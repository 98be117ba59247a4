import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { loadVenuesFx } from '@/entities/venue';
import { aVenue, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { JoiningPage } from './joining-page';

function openHome(token: string | null) {
  // No request is answered.
  fakeOperator({});
  const scope = fork({ values: [[$token, token]], handlers: [[loadVenuesFx, () => [aVenue()]]] });
  return render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <JoiningPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
}

test('a visitor can search at once', () => {
  openHome(null);
  expect(screen.getByLabelText('Find a centre')).not.toBeNull();
});

test('a customer does not get a search box that is replaced when the whole page has loaded', async () => {
  openHome('token');
  const firstSearchField = screen.queryByLabelText('Find a centre');
  // Only the whole page requests a saved membership; the request fails here.
  await screen.findByText('We couldn’t check whether you have a saved membership.', {}, { timeout: 20_000 });
  // Either there was no search box, or the whole page was shown already.
  expect([null, screen.getByLabelText('Find a centre')]).toContain(firstSearchField);
});

test.each([
  ['a visitor', null],
  ['a customer', 'token'],
])('%s has the search in the band of the home page, below its title', async (_, token) => {
  openHome(token);
  await screen.findByLabelText('Find a centre', {}, { timeout: 20_000 });
  const homeRegion = within(screen.getByRole('region', { name: 'Choose centre' }));
  expect(homeRegion.getByRole('heading', { level: 1, name: 'Buy a membership' })).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
