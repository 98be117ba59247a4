import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $servedCustomer } from '@/entities/customer';
import { $venues } from '@/entities/venue';
import { $selectedVenueSlug } from '@/shared/mode';
import { aVenue, deferred, type FakeAnswer, fakeOperator, listViolations } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildFoundCustomer, buildServedCustomer } from '../../../../../tests/fixtures/front-of-house.ts';
import { FrontOfHousePage } from './front-of-house-page';

const SEARCH_CALL = 'GET /api/front-of-house/customers';
const samResult = buildFoundCustomer();
const sidResult = buildFoundCustomer({
  id: 'sid',
  reference: 'D1000007',
  name: 'Sid Taylor',
  birth_year: null,
});
const buildOpenCall = (id: string) => `GET /api/front-of-house/customers/${id}`;

function openDesk(answers: Parameters<typeof fakeOperator>[0]) {
  const calls = fakeOperator({
    [buildOpenCall(samResult.id)]: { data: buildServedCustomer({ id: samResult.id }) },
    [buildOpenCall(sidResult.id)]: { data: buildServedCustomer({ id: sidResult.id, first_name: 'Sid' }) },
    ...answers,
  });
  const venue = aVenue({ slug: 'ardwick', name: 'Ardwick' });
  const scope = fork({
    values: [
      [$venues, [venue]],
      [$selectedVenueSlug, venue.slug],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <FrontOfHousePage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const readServedId = () => scope.getState($servedCustomer)?.id ?? null;
  return {
    user: userEvent.setup(),
    calls,
    readServedId,
    searchBox: screen.getByLabelText(/^Customer ID, card/),
  };
}

// Proves F1.2.
test('a name lists the matching customers with distinguishing details, and staff choose one', async () => {
  const { user, readServedId, searchBox } = openDesk({ [SEARCH_CALL]: { data: [samResult, sidResult] } });
  await user.type(searchBox, 'Taylor{Enter}');
  expect(await screen.findByText('2 customers')).toBeTruthy();
  screen.getByText('Customer ID D1000006 · born 1990 · M12 · Riverside Leisure Centre · Unlimited Fitness');
  expect(readServedId()).toBeNull();
  expect(await listViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Sid Taylor/ }));
  await expect.poll(readServedId).toBe(sidResult.id);
});

test('the found customers come directly after the search', async () => {
  const { user, searchBox } = openDesk({ [SEARCH_CALL]: { data: [samResult, sidResult] } });
  await user.type(searchBox, 'Taylor{Enter}');
  await screen.findByText('2 customers');
  const buttonTexts = screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 10));
  expect(buttonTexts).toEqual(['Search', 'Sam Taylor', 'Sid Taylor', 'Without an']);
  const newCustomerLink = screen.getByRole('link', { name: 'New customer' });
  const lastCustomer = screen.getByRole('button', { name: /Sid Taylor/ });
  expect(
    lastCustomer.compareDocumentPosition(newCustomerLink) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test.each([
  ['a reference, however it is typed', 'd1000006'],
  ['the code of a scanned card', '5010000045218'],
])('entering %s serves the customer at once', async (_, typedText) => {
  const { user, readServedId, searchBox } = openDesk({ [SEARCH_CALL]: { data: [samResult] } });
  await user.type(searchBox, `${typedText}{Enter}`);
  await expect.poll(readServedId).toBe(samResult.id);
});

test('a name or a telephone number never serves a customer at once, even with one match', async () => {
  const { user, readServedId, searchBox } = openDesk({ [SEARCH_CALL]: { data: [samResult] } });
  await user.type(searchBox, '01619460000{Enter}');
  expect(await screen.findByText('1 customer')).toBeTruthy();
  expect(readServedId()).toBeNull();
});

test('a single character does not search, and stays in the field', async () => {
  const { user, calls, searchBox } = openDesk({});
  await user.type(searchBox, 'T{Enter}');
  expect(await screen.findByText('Type at least two characters.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(calls).toEqual([]);
  expect(searchBox).toHaveProperty('value', 'T');
});

test('a search without results shows a message with the search term', async () => {
  const { user, searchBox } = openDesk({ [SEARCH_CALL]: { data: [] } });
  await user.type(searchBox, 'Zzyzx{Enter}');
  expect(await screen.findByText(/No one matches “Zzyzx”/)).toBeTruthy();
  expect(await listViolations()).toEqual([]);
});

test('a customer who was served recently is listed', async () => {
  const { user, readServedId, searchBox } = openDesk({ [SEARCH_CALL]: { data: [samResult] } });
  await user.type(searchBox, 'D1000006{Enter}');
  await expect.poll(readServedId).toBe(samResult.id);
  expect(await screen.findByRole('button', { name: /Sam Taylor/ })).toBeTruthy();
});

test('somebody without an account is served as the walk-in customer of the centre', async () => {
  const walkIn = buildFoundCustomer({ id: 'walk-in', name: 'Walk-in customer Ardwick' });
  const { user, readServedId } = openDesk({
    [SEARCH_CALL]: { data: [samResult, walkIn] },
    [buildOpenCall(walkIn.id)]: { data: buildServedCustomer({ id: walkIn.id }) },
  });
  await user.click(screen.getByRole('button', { name: 'Without an account' }));
  await expect.poll(readServedId).toBe(walkIn.id);
});

test('a centre without a walk-in customer shows a message', async () => {
  const { user, readServedId } = openDesk({ [SEARCH_CALL]: { data: [samResult] } });
  await user.click(screen.getByRole('button', { name: 'Without an account' }));
  expect(await screen.findByText(/^Ardwick can’t sell without an account yet/)).toBeTruthy();
  expect(readServedId()).toBeNull();
});

test('a failed search for the walk-in customer can be retried', async () => {
  let isDown = true;
  const walkIn = buildFoundCustomer({ id: 'walk-in', name: 'Walk-in customer Ardwick' });
  const { user, readServedId } = openDesk({
    [SEARCH_CALL]: () => (isDown ? { breaks: true } : { data: [walkIn] }),
    [buildOpenCall(walkIn.id)]: { data: buildServedCustomer({ id: walkIn.id }) },
  });
  await user.click(screen.getByRole('button', { name: 'Without an account' }));
  await screen.findByText('We couldn’t open this customer.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(readServedId).toBe(walkIn.id);
});

test('the previous results are removed while the next search is pending and when it fails', async () => {
  const slowAnswer = deferred<FakeAnswer>();
  const searchAnswers: (FakeAnswer | Promise<FakeAnswer>)[] = [
    { data: [samResult, sidResult] },
    slowAnswer.promise,
  ];
  const { user, searchBox } = openDesk({ [SEARCH_CALL]: () => searchAnswers.shift() ?? { breaks: true } });
  await user.type(searchBox, 'Taylor{Enter}');
  await screen.findByText('2 customers');
  await user.clear(searchBox);
  await user.type(searchBox, 'Smith{Enter}');
  expect(screen.queryByRole('button', { name: /Taylor/ })).toBeNull();
  expect(screen.getByText('Searching…')).toBeTruthy();
  slowAnswer.resolve({ breaks: true });
  expect(await screen.findByText('We couldn’t search for customers.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(screen.queryByRole('button', { name: /Taylor/ })).toBeNull();
  expect(searchBox).toHaveProperty('value', 'Smith');
});
