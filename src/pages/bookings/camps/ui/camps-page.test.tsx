import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { answerInTurn, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildCampSummary } from '../../../../../tests/fixtures/camps.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { CampsPage } from './camps-page';

function ShownAddress() {
  const { search } = useLocation();
  return <p>{`at ${search}`}</p>;
}

function openCamps(answers: readonly FakeAnswer[], query = '') {
  const calls = fakeOperator({
    'GET /api/activities/camps': answerInTurn(answers),
    'GET /api/activities/venues/riverside': { data: buildVenue({ name: 'Riverside' }) },
  });
  render(
    <Provider value={fork()}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[`/camps/riverside${query}`]}>
          <Routes>
            <Route path="/camps/:locationSlug" element={<CampsPage />} />
          </Routes>
          <ShownAddress />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return calls;
}

test('a camp shows when, for whom, its availability and price, and links to its page', async () => {
  openCamps([{ data: [buildCampSummary({ open_day_count: 4 })] }]);
  const link = await screen.findByRole('link', { name: 'Multi-sports camp' });
  expect(link.getAttribute('href')).toBe('/camps/riverside/multi-sports-camp');
  expect(screen.getByText('Mon 7 Dec to Fri 11 Dec · 5 days')).toBeTruthy();
  expect(screen.getByText('Aged 5 to 11')).toBeTruthy();
  expect(screen.getByText('Spaces available on 4 of 5 days')).toBeTruthy();
  expect(screen.getByText('from £16.00 a day')).toBeTruthy();
  expect(screen.getByText('£126.00 for a whole week')).toBeTruthy();
});

test('camps that are cancelled or have begun come last', async () => {
  const buildCampInState = (name: string, state: 'closed' | 'cancelled' | 'full' | 'available') =>
    buildCampSummary({ id: name, slug: name, name, state });
  openCamps([
    {
      data: [
        buildCampInState('A', 'closed'),
        buildCampInState('B', 'cancelled'),
        buildCampInState('C', 'full'),
        buildCampInState('D', 'available'),
      ],
    },
  ]);
  await screen.findByRole('link', { name: 'A' });
  const campNames = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(campNames).toEqual(['C', 'D', 'A', 'B']);
});

test.each([
  ['full', 'Full'],
  ['cancelled', 'Cancelled'],
  ['few', 'Few spaces left'],
] as const)('a camp that is %s says so in words', async (state, sentence) => {
  openCamps([{ data: [buildCampSummary({ state })] }]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  [{ state: 'full', open_day_count: 0 }, 'Full. The waiting list is open.'],
  [
    { state: 'available', open_day_count: 4 },
    'Spaces available on 4 of 5 days. There’s a waiting list for the full days.',
  ],
] as const)('a camp with full days says that one can wait for them: %#', async (overrides, sentence) => {
  openCamps([{ data: [buildCampSummary({ ...overrides, waiting_list_open: true })] }]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

// Proves B7.7.
test('a chosen age is kept in the address and applies at once, and all camps can be shown again', async () => {
  openCamps([{ data: [buildCampSummary()] }, { data: [] }, { data: [buildCampSummary()] }]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Age of the child' }), '14');
  expect(await screen.findByText('No camps match your filters.')).toBeTruthy();
  expect(screen.getByText('at ?age=14')).toBeTruthy();
  const [, clearButton] = screen.getAllByRole('button', { name: 'Show all camps' });
  if (!clearButton) throw new Error('The list says how to see all.');
  await userEvent.click(clearButton);
  expect(await screen.findByText('1 camp')).toBeTruthy();
});

test('an address with invalid filters shows all camps', async () => {
  openCamps([{ data: [buildCampSummary()] }], '?age=old&from=soon');
  expect(await screen.findByText('1 camp')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show all camps' })).toBeNull();
});

test('a centre without camps shows a message', async () => {
  openCamps([{ data: [] }]);
  expect(await screen.findByText('There are no camps at this centre at the moment.')).toBeTruthy();
});

test('a list that fails to load can be retried', async () => {
  openCamps([{ breaks: true }, { data: [buildCampSummary()] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Multi-sports camp' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('We couldn’t load the camps.')).toBeNull());
});

test('an unknown centre shows a message', async () => {
  openCamps([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  expect(await screen.findByText('We can’t find that centre.')).toBeTruthy();
});
