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
const sam = buildFoundCustomer();
const sid = buildFoundCustomer({ id: 'sid', reference: 'D1000007', name: 'Sid Taylor', birth_year: null });
const buildOpenCall = (id: string) => `GET /api/front-of-house/customers/${id}`;

function openDesk(answers: Parameters<typeof fakeOperator>[0]) {
  const calls = fakeOperator({
    [buildOpenCall(sam.id)]: { data: buildServedCustomer({ id: sam.id }) },
    [buildOpenCall(sid.id)]: { data: buildServedCustomer({ id: sid.id, first_name: 'Sid' }) },
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
  return { user: userEvent.setup(), calls, readServedId, box: screen.getByLabelText(/^Customer ID, card/) };
}

// Proves F1.2.
test('a name lists the matching customers with distinguishing details, and staff choose one', async () => {
  const { user, readServedId, box } = openDesk({ [SEARCH_CALL]: { data: [sam, sid] } });
  await user.type(box, 'Taylor{Enter}');
  expect(await screen.findByText('2 customers')).toBeTruthy();
  screen.getByText('Customer ID D1000006 · born 1990 · M12 · Riverside Leisure Centre · Unlimited Fitness');
  expect(readServedId()).toBeNull();
  expect(await listViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Sid Taylor/ }));
  await expect.poll(readServedId).toBe(sid.id);
});

test('the found customers come directly after the search', async () => {
  const { user, box } = openDesk({ [SEARCH_CALL]: { data: [sam, sid] } });
  await user.type(box, 'Taylor{Enter}');
  await screen.findByText('2 customers');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 10));
  expect(names).toEqual(['Search', 'Sam Taylor', 'Sid Taylor', 'Without an']);
  const newCustomerLink = screen.getByRole('link', { name: 'New customer' });
  const lastCustomer = screen.getByRole('button', { name: /Sid Taylor/ });
  expect(
    lastCustomer.compareDocumentPosition(newCustomerLink) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test.each([
  ['a reference, however it is typed', 'd1000006'],
  ['the code of a scanned card', '5010000045218'],
])('entering %s serves the customer at once', async (_, input) => {
  const { user, readServedId, box } = openDesk({ [SEARCH_CALL]: { data: [sam] } });
  await user.type(box, `${input}{Enter}`);
  await expect.poll(readServedId).toBe(sam.id);
});

test('a name or a telephone number never serves a customer at once, even with one match', async () => {
  const { user, readServedId, box } = openDesk({ [SEARCH_CALL]: { data: [sam] } });
  await user.type(box, '01619460000{Enter}');
  expect(await screen.findByText('1 customer')).toBeTruthy();
  expect(readServedId()).toBeNull();
});

test('a single character does not search, and stays in the field', async () => {
  const { user, calls, box } = openDesk({});
  await user.type(box, 'T{Enter}');
  expect(await screen.findByText('Type at least two characters.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(calls).toEqual([]);
  expect(box).toHaveProperty('value', 'T');
});

test('a search without results shows a message with the search term', async () => {
  const { user, box } = openDesk({ [SEARCH_CALL]: { data: [] } });
  await user.type(box, 'Zzyzx{Enter}');
  expect(await screen.findByText(/No one matches “Zzyzx”/)).toBeTruthy();
  expect(await listViolations()).toEqual([]);
});

test('a customer who was served recently is listed', async () => {
  const { user, readServedId, box } = openDesk({ [SEARCH_CALL]: { data: [sam] } });
  await user.type(box, 'D1000006{Enter}');
  await expect.poll(readServedId).toBe(sam.id);
  expect(await screen.findByRole('button', { name: /Sam Taylor/ })).toBeTruthy();
});

test('somebody without an account is served as the walk-in customer of the centre', async () => {
  const walkIn = buildFoundCustomer({ id: 'walk-in', name: 'Walk-in customer Ardwick' });
  const { user, readServedId } = openDesk({
    [SEARCH_CALL]: { data: [sam, walkIn] },
    [buildOpenCall(walkIn.id)]: { data: buildServedCustomer({ id: walkIn.id }) },
  });
  await user.click(screen.getByRole('button', { name: 'Without an account' }));
  await expect.poll(readServedId).toBe(walkIn.id);
});

test('a centre without a walk-in customer shows a message', async () => {
  const { user, readServedId } = openDesk({ [SEARCH_CALL]: { data: [sam] } });
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
  const slow = deferred<FakeAnswer>();
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [{ data: [sam, sid] }, slow.promise];
  const { user, box } = openDesk({ [SEARCH_CALL]: () => answers.shift() ?? { breaks: true } });
  await user.type(box, 'Taylor{Enter}');
  await screen.findByText('2 customers');
  await user.clear(box);
  await user.type(box, 'Smith{Enter}');
  expect(screen.queryByRole('button', { name: /Taylor/ })).toBeNull();
  expect(screen.getByText('Searching…')).toBeTruthy();
  slow.resolve({ breaks: true });
  expect(await screen.findByText('We couldn’t search for customers.')).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(screen.queryByRole('button', { name: /Taylor/ })).toBeNull();
  expect(box).toHaveProperty('value', 'Smith');
});
