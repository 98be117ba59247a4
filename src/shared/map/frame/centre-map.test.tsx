import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $config, readConfig } from '../../config';
import { createDesignSystem } from '../../theme';
import { DEFAULT_VIEW_KEY } from '../core/default-view-key';
import type { MapPlace } from '../core/map-point';
import { resetGoogleMaps } from '../google/load-google-maps';
import { installRecordedMaps } from '../testing/recorded-maps';
import { stubPageSize } from '../testing/sized-page';
import { CentreMap } from './centre-map';
import type { CentreMapProps } from './centre-map-props';

const belle = { id: 'b', name: 'Belle Vue', lat: 53.4629, lng: -2.1873 };
const moss = { id: 'm', name: 'Moss Side', lat: 53.4585, lng: -2.2465 };
const perth = { id: 'p', name: 'Perth Pool', lat: 56.395, lng: -3.437 };
const twins: readonly MapPlace[] = [
  { id: 't1', name: 'Upper Hall', lat: 52, lng: -1 },
  { id: 't2', name: 'Lower Hall', lat: 52, lng: -1 },
];
const manchester = { lat: 53.4773, lng: -2.2351 };
const circle = { centre: manchester, miles: 5 };
const nearManchester = { viewKey: 'near M1', places: [belle, moss], circle };

let restorePageSize = () => {};
let maps: ReturnType<typeof installRecordedMaps>;
beforeEach(() => {
  restorePageSize = stubPageSize();
  maps = installRecordedMaps();
});
afterEach(() => {
  // Unmounts before the fakes are removed.
  cleanup();
  restorePageSize();
  resetGoogleMaps();
});

function pageWith(key: string | null, overrides: Partial<CentreMapProps> = {}) {
  const scope = fork({ values: [[$config, readConfig({ googleMapsKey: key })]] });
  const handlers = { onPlaceChosen: vi.fn(), onPlacePointed: vi.fn(), onSearchArea: vi.fn() };
  const page = (laterOverrides: Partial<CentreMapProps>) => (
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <CentreMap
          places={[belle, moss, perth]}
          selectedId={null}
          pointedId={null}
          circle={null}
          here={null}
          viewKey={DEFAULT_VIEW_KEY}
          renderCard={(id) => <button type="button">Choose {id}</button>}
          {...handlers}
          {...overrides}
          {...laterOverrides}
        />
      </Provider>
    </ChakraProvider>
  );
  return { page, handlers };
}

async function showMap(key: string | null, overrides?: Partial<CentreMapProps>) {
  const { page, handlers } = pageWith(key, overrides);
  // The map suspends until it has loaded, so `act` waits.
  const view = await act(async () => render(page({})));
  await screen.findByRole('group', { name: 'Map' });
  const showAgain = (overrides: Partial<CentreMapProps>) => act(async () => view.rerender(page(overrides)));
  return { ...handlers, showAgain, user: userEvent.setup(), unmount: view.unmount };
}

const mark = (name: string | RegExp) => screen.findByRole('button', { name });

describe.each([
  ['the embedded map', null],
  ["Google's map", 'a key'],
])('%s', (_, key) => {
  test('the map shows the listed centres as marks and groups those that are too close together', async () => {
    await showMap(key);
    await mark('Perth Pool');
    expect((await mark('2 centres, zoom in')).textContent).toBe('+2');
    expect(screen.queryByRole('button', { name: 'Belle Vue' })).toBeNull();
  });

  test('the marks change with the listed centres', async () => {
    const { showAgain } = await showMap(key);
    await showAgain(nearManchester);
    await mark('Belle Vue');
    await mark('Moss Side');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Perth Pool' })).toBeNull());
  });

  test('opening a group zooms in until its centres separate', async () => {
    const { user } = await showMap(key);
    await user.click(await mark('2 centres, zoom in'));
    await mark('Belle Vue');
    await mark('Moss Side');
  });

  test('a group that no zoom separates lists its centres in one card', async () => {
    const { user } = await showMap(key, { places: twins });
    await user.click(await mark('2 centres, zoom in'));
    const card = await screen.findByRole('dialog', { name: '2 centres at one address' });
    expect(card.textContent).toBe('Choose t1Choose t2');
  });

  test('a mark opens its card and reports it; Escape closes the card and returns the focus to the mark', async () => {
    const { user, onPlaceChosen } = await showMap(key);
    const pin = await mark('Perth Pool');
    await user.click(pin);
    expect(onPlaceChosen).toHaveBeenCalledWith('p');
    const card = screen.getByRole('dialog', { name: 'Perth Pool, on the map' });
    expect(document.activeElement).toBe(card);
    expect(pin.getAttribute('aria-current')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Perth Pool');
  });

  test('a centre selected in the list has its card and its own mark, while the focus stays in the list', async () => {
    const { showAgain } = await showMap(key);
    const before = document.activeElement;
    await showAgain({ selectedId: 'b' });
    await screen.findByRole('dialog', { name: 'Belle Vue, on the map' });
    expect((await mark('Belle Vue')).getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(before);
    await showAgain({ selectedId: null });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a mark shows the centre’s number in the list and keeps its name', async () => {
    await showMap(key, {
      places: [
        { ...belle, number: 1 },
        { ...perth, number: 2 },
      ],
    });
    expect((await mark('Belle Vue')).dataset.number).toBe('1');
    expect((await mark('Perth Pool')).dataset.number).toBe('2');
  });

  test('a centre pointed at in the list has its own mark, but no card', async () => {
    const { showAgain } = await showMap(key);
    await mark('2 centres, zoom in');
    await showAgain({ pointedId: 'b' });
    expect((await mark('Belle Vue')).dataset.pointed).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    await showAgain({ pointedId: null });
    expect(screen.queryByRole('button', { name: 'Belle Vue' })).toBeNull();
  });

  test('a mark under the pointer is reported until the pointer leaves it', async () => {
    const { user, onPlacePointed } = await showMap(key);
    await user.hover(await mark('Perth Pool'));
    expect(onPlacePointed).toHaveBeenLastCalledWith('p');
    await user.unhover(await mark('Perth Pool'));
    expect(onPlacePointed).toHaveBeenLastCalledWith(null);
  });

  test('a card closes when its centre is no longer listed', async () => {
    const { showAgain, user } = await showMap(key);
    await user.click(await mark('Perth Pool'));
    await showAgain({ places: [belle, moss] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test("'Search this area' appears above zoom 8 once the map has moved, and searches around its middle", async () => {
    const { showAgain, user, onSearchArea } = await showMap(key);
    const isOffered = () => screen.queryByRole('button', { name: 'Search this area' }) !== null;
    await showAgain(nearManchester);
    expect(isOffered()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(await mark('Search this area'));
    expect(onSearchArea.mock.calls[0]?.[0]?.lat).toBeCloseTo(manchester.lat, 2);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Map' }));
    await user.click(screen.getByRole('button', { name: 'Show the whole map' }));
    expect(isOffered()).toBe(false);
  });

  test('buttons and keys zoom and move the map, which is a single Tab stop', async () => {
    const { user } = await showMap(key, nearManchester);
    const stage = screen.getByRole('group', { name: 'Map' });
    await mark('Belle Vue');
    expect(stage.querySelectorAll('button:not([tabindex="-1"])')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    stage.focus();
    await user.keyboard('---');
    await mark('2 centres, zoom in');
    await user.keyboard('++++');
    await mark('Belle Vue');
  });

  test('Enter opens the mark in the middle, and closing returns the focus to the map', async () => {
    const { user, onPlaceChosen } = await showMap(key, { places: [perth], viewKey: 'named' });
    await mark('Perth Pool');
    const stage = screen.getByRole('group', { name: 'Map' });
    stage.focus();
    await user.keyboard('{Enter}');
    expect(onPlaceChosen).toHaveBeenCalledWith('p');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(stage);
  });

  test('the map shows where the customer is', async () => {
    await showMap(key, { here: manchester });
    await screen.findByRole('img', { name: 'You are here' });
  });
});

describe("Google's map", () => {
  test("Google's map gets the default view in its own zoom levels, with our controls instead of its own", async () => {
    await showMap('a key');
    expect(maps.argsOf('Map')).toEqual([
      {
        center: { lat: 54.8, lng: -2.75 },
        zoom: 5.92,
        minZoom: 4.5,
        maxZoom: 22,
        isFractionalZoomEnabled: true,
        disableDefaultUI: true,
        keyboardShortcuts: false,
        clickableIcons: false,
        gestureHandling: 'cooperative',
      },
    ]);
  });

  test("Google's map draws the radius in metres and removes it with the search", async () => {
    const { showAgain } = await showMap('a key', nearManchester);
    expect(maps.argsOf('Circle.setRadius')).toContain(5 * 1609.344);
    expect(maps.argsOf('Circle.setCenter')).toContain(manchester);
    await showAgain({ ...nearManchester, circle: { centre: manchester, miles: 10 } });
    expect(maps.argsOf('Circle.setRadius')).toContain(10 * 1609.344);
    await showAgain({ circle: null });
    expect(maps.circlesShown()).toBe(0);
  });

  test("Google's map jumps to a search with reduced motion", async () => {
    const { showAgain } = await showMap('a key');
    await showAgain(nearManchester);
    expect(maps.argsOf('Map.moveCamera')).toHaveLength(1);
  });

  test("Google's map updates its marks after the customer has moved it", async () => {
    await showMap('a key');
    await mark('2 centres, zoom in');
    await act(async () => maps.movedByHand({ center: manchester, zoom: 13 }));
    await mark('Belle Vue');
    await screen.findByRole('button', { name: 'Search this area' });
  });

  test("Google's map removes everything when it is unmounted", async () => {
    const { unmount } = await showMap('a key', nearManchester);
    await act(async () => unmount());
    expect(maps.listenersLeft()).toBe(0);
    expect(maps.circlesShown()).toBe(0);
  });

  test("Google's map is replaced by the list if Google later refuses the key", async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    await showMap('a key');
    await act(async () => globalThis.dispatchEvent(new Event('pavilion:google-key-refused')));
    expect(screen.getByText('We couldn’t load the map.')).toBeDefined();
    silent.mockRestore();
  });
});

test("the embedded map credits its sources; Google's shows its own", async () => {
  const { unmount } = await showMap(null);
  expect(screen.getByText(/GeoNames/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain('licenses/by/4.0');
  unmount();
  await showMap('a key');
  expect(screen.queryByText(/GeoNames/)).toBeNull();
});

describe("Google's script fails to load", () => {
  const script = () => document.head.querySelector('script[src^="https://maps.googleapis.com"]');
  beforeEach(() => resetGoogleMaps());
  afterEach(() => script()?.remove());

  test("if Google's script fails to load, a message says that the list works, and the map can be retried", async () => {
    const { page } = pageWith('a key');
    await act(async () => render(page({})));
    expect(screen.getByText('Loading the map…')).toBeDefined();
    await waitFor(() => expect(script()).not.toBeNull());
    script()?.dispatchEvent(new Event('error'));
    expect(await screen.findByText('We couldn’t load the map.')).toBeDefined();
    expect(screen.getByText('You can still use the list of centres.')).toBeDefined();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    installRecordedMaps();
    await act(async () => {
      const ready: unknown = Reflect.get(globalThis, 'pavilionMapsReady');
      if (typeof ready === 'function') ready();
    });
    await screen.findByRole('group', { name: 'Map' });
  });
});
