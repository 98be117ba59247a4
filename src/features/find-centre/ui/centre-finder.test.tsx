import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { loadVenuesFx } from '@/entities/venue';
import { describeFailure, networkFailure, type Place, type Venue } from '@/shared/api';
import { aVenue } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { createFindCentre } from '../model/find-centre';
import { CentreFinder } from './centre-finder';

const model = createFindCentre({ pauseMs: 1 });
const $chosen = createStore<Venue | null>(null).on(model.venueChosen, (_, venue) => venue);

const nearVenue = aVenue({ id: '1', name: 'Near Pool', lat: 53.4585, lng: -2.2465 });
const farVenue = aVenue({ id: '2', name: 'Far Gym', lat: 55.9, lng: -3.2 });
const closed = aVenue({ id: '3', name: 'Closed Baths', displayVenueSelectionButton: false });

async function renderFinder(
  venues: readonly Venue[] | (() => Promise<readonly Venue[]>),
  places: readonly Place[] | Promise<readonly Place[]> = [],
) {
  const scope = fork({
    handlers: [
      [loadVenuesFx, typeof venues === 'function' ? venues : () => venues],
      [model.lookUpPlaceFx, () => places],
      [model.locateFx, () => new Promise(() => {})],
    ],
  });
  await allSettled(model.opened, { scope });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <CentreFinder model={model} />
      </Provider>
    </ChakraProvider>,
  );
  return { scope, user: userEvent.setup() };
}

// Proves S5.1.
test('each centre has its own button that chooses it', async () => {
  const { scope, user } = await renderFinder([nearVenue, farVenue]);
  await user.click(screen.getByRole('button', { name: 'Choose Far Gym' }));
  expect(scope.getState($chosen)?.name).toBe('Far Gym');
});

// Proves S5.1.
test('a centre shows its name, address and postcode', async () => {
  await renderFinder([
    { ...nearVenue, address1: '1 High Street', address2: 'Moss Side', postcode: 'M14 4AA' },
  ]);
  expect(screen.getByRole('heading', { name: nearVenue.name })).toBeDefined();
  expect(screen.getByText('1 High Street, Moss Side, M14 4AA')).toBeDefined();
});

test('a centre with a picture shows it in its row, loaded when it comes into view; others show only text', async () => {
  await renderFinder([{ ...nearVenue, imageUrl: '/pictures/pool.svg' }, farVenue]);
  const pictures = document.querySelectorAll('li img');
  expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
    new URL('/pictures/pool.svg', document.baseURI).href,
  ]);
  expect(['width', 'height', 'loading', 'alt'].map((name) => pictures[0]?.getAttribute(name))).toEqual([
    '64',
    '48',
    'lazy',
    '',
  ]);
});

test('a centre that cannot be chosen online has no button', async () => {
  await renderFinder([closed]);
  expect(screen.getByRole('heading', { name: 'Closed Baths' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
});

// Proves S5.3.
test('a place search shows distances, the radius and Clear search, and says how many centres there are', async () => {
  const { user } = await renderFinder(
    [nearVenue, farVenue],
    [{ label: 'Manchester', lat: 53.4773, lng: -2.2351 }],
  );
  expect(screen.queryByRole('slider')).toBeNull();
  await user.type(screen.getByLabelText('Find a centre'), 'M1{Enter}');
  expect(await screen.findByText('1.4 miles')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('1 centre found');
  const slider = await screen.findByRole('slider', { name: 'Search radius' });
  expect(slider.getAttribute('aria-valuetext')).toBe('5 miles');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByLabelText('Find a centre')).toBe(document.activeElement);
});

// Proves S5.6.
test('with nothing within the radius, the nearest centre is named and offered', async () => {
  const { user } = await renderFinder([farVenue], [{ label: 'Manchester', lat: 53.4773, lng: -2.2351 }]);
  await user.type(screen.getByLabelText('Find a centre'), 'M1{Enter}');
  expect(await screen.findByText('No centres found')).toBeDefined();
  expect(screen.getByText(/The nearest is Far Gym/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose Far Gym' })).toBeDefined();
});

const manyVenues = Array.from({ length: 80 }, (_, n) =>
  aVenue({ id: `${n}`, name: `Gym ${n}`, lat: 53.47 + n / 2000, lng: -2.24 }),
);
const manchester = { label: 'Manchester', lat: 53.47, lng: -2.24 };
const rows = () => screen.getAllByRole('button', { name: /^Choose Gym/ });

test('a search shows eight centres first, and on request the others, with the focus on the first of them', async () => {
  const { user } = await renderFinder(manyVenues, [manchester]);
  await user.type(screen.getByLabelText('Find a centre'), 'M1{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show 60 more' }));
  expect(rows()).toHaveLength(68);
  expect(document.activeElement).toBe(rows()[8]);
  await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
  expect(rows()).toHaveLength(80);
  await user.type(screen.getByLabelText('Find a centre'), '{Control>}a{/Control}M2{Enter}');
  await screen.findByRole('heading', { name: 'Centres near M2' });
  expect(rows()).toHaveLength(8);
});

test('the search box becomes a bar after a search until it is cleared; typing alone does not move it', async () => {
  const { user } = await renderFinder([nearVenue, farVenue], [manchester]);
  const isBar = () => screen.getByLabelText('Find a centre').closest('[data-asked]') !== null;
  await user.type(screen.getByLabelText('Find a centre'), 'far');
  await screen.findByRole('heading', { name: 'Centres named “far”' });
  expect(isBar()).toBe(false);
  await user.keyboard('{Enter}');
  expect(isBar()).toBe(true);
  await user.clear(screen.getByLabelText('Find a centre'));
  expect(isBar()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(isBar()).toBe(false);
  await user.type(screen.getByLabelText('Find a centre'), '{Enter}');
  expect(isBar()).toBe(false);
});

test('Try again after a failure keeps the focus at the centres', async () => {
  let isThere = false;
  const { user } = await renderFinder(() =>
    isThere ? Promise.resolve([nearVenue]) : Promise.reject(networkFailure),
  );
  expect(screen.getByText(describeFailure(networkFailure))).toBeTruthy();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Choose Near Pool' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Centres' }));
});

// Proves S5.6.
test("an operator without centres shows 'No venues found'", async () => {
  await renderFinder([]);
  expect(screen.getByText('No venues found')).toBeDefined();
});

test("a look-up shows 'Searching {term}...' and a position request 'Searching...' until they have a result", async () => {
  const { scope, user } = await renderFinder([nearVenue], new Promise(() => {}));
  await user.type(screen.getByLabelText('Find a centre'), 'M1{Enter}');
  expect((await screen.findAllByText('Searching M1...')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(scope.getState(model.$search).kind).toBe('locating');
  expect(screen.getAllByText('Searching...').length).toBeGreaterThan(0);
});

test('the search radius goes from 1 to 10 miles in steps of one and starts at 5', async () => {
  const { user } = await renderFinder([nearVenue], [{ label: 'Manchester', lat: 53.4773, lng: -2.2351 }]);
  await user.type(screen.getByLabelText('Find a centre'), 'M1{Enter}');
  const slider = await screen.findByRole('slider', { name: 'Search radius' });
  expect(['min', 'max', 'step', 'value'].map((name) => slider.getAttribute(name))).toEqual([
    '1',
    '10',
    '1',
    '5',
  ]);
});
