import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, onTestFinished, test } from 'vitest';
import { loadVenuesFx } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { aVenue } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { createFindCentre } from '../model/find-centre';
import { CentreFinder } from './centre-finder';

const model = createFindCentre({ pauseMs: 60_000 });
const $chosen = createStore<Venue | null>(null).on(model.venueChosen, (_, venue) => venue);
const LEEDS = [
  aVenue({ id: '1', name: 'Leeds Baths', address2: 'Leeds' }),
  aVenue({ id: '2', name: 'Kirkstall Weir', address2: 'Leeds' }),
];

async function renderFinder() {
  const requestedTerms: string[] = [];
  const scope = fork({
    handlers: [
      [loadVenuesFx, () => LEEDS],
      [
        model.lookUpPlaceFx,
        (term: string | null) => {
          if (term !== null) requestedTerms.push(term);
          return [];
        },
      ],
      [model.knownPositionFx, () => null],
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
  return { scope, requestedTerms, user: userEvent.setup() };
}

const getPlainInput = () => screen.getByRole('searchbox', { name: 'Find a centre' });
const field = () => screen.findByRole('combobox', { name: 'Find a centre' }, { timeout: 20_000 });
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the field is plain until it is used; the replacement keeps the text, the focus and the caret', async () => {
  const { user } = await renderFinder();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(getPlainInput(), 'Lee');
  const input = await field();
  expect(input).toBe(document.activeElement);
  expect(input).toHaveProperty('value', 'Lee');
  expect(input).toHaveProperty('selectionStart', 3);
  expect(input.getAttribute('aria-expanded'), 'what was typed before has its suggestions').toBe('true');
  await user.keyboard('ds');
  expect(input).toHaveProperty('value', 'Leeds');
});

test('arrow keys, Home and End move through towns and centres; Escape closes the list and keeps the text', async () => {
  const { user } = await renderFinder();
  await user.click(getPlainInput());
  const input = await field();
  await user.keyboard('Lee');
  expect(await screen.findByRole('option', { name: /^Leeds\s*Town, 2 centres/ })).toBeTruthy();
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active(input)).toContain('Town, 2 centres'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active(input)).toContain('Leeds Baths'));
  await user.keyboard('{Home}');
  await waitFor(() => expect(active(input)).toContain('Town'));
  await user.keyboard('{End}');
  await waitFor(() => expect(active(input)).toContain('Leeds Baths'));
  await user.keyboard('{Escape}');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input).toHaveProperty('value', 'Lee');
});

test('Enter on a centre chooses it', async () => {
  const { scope, user } = await renderFinder();
  await user.click(getPlainInput());
  await field();
  await user.keyboard('Baths');
  await screen.findByRole('option', { name: /^Leeds Baths/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(scope.getState($chosen)?.name).toBe('Leeds Baths');
});

test('Enter on a town lists its centres, and no place is looked up', async () => {
  const { scope, requestedTerms, user } = await renderFinder();
  await user.click(getPlainInput());
  const input = await field();
  await user.keyboard('Lee');
  await screen.findByRole('option', { name: /Town, 2 centres/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Centres in Leeds' })).toBeTruthy();
  expect(scope.getState(model.$results)).toHaveLength(2);
  expect(input).toHaveProperty('value', 'Leeds');
  expect(requestedTerms).toEqual([]);
});

test('Enter without an active suggestion searches, as in the plain field', async () => {
  const { requestedTerms, user } = await renderFinder();
  await user.click(getPlainInput());
  await field();
  await user.keyboard('LS5 3BT{Enter}');
  expect(requestedTerms).toEqual(['LS5 3BT']);
});

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['Enter', (user) => user.keyboard('{Enter}')],
  ['Search', (user) => user.click(screen.getByRole('button', { name: 'Search' }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['another control', (user) => user.tab()],
])('the suggestions close after %s', async (_, leave) => {
  const { user } = await renderFinder();
  await user.click(getPlainInput());
  await field();
  await user.keyboard('Lee');
  expect(await screen.findByRole('listbox')).toBeTruthy();
  await leave(user);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test.each<[string, (user: ReturnType<typeof userEvent.setup>, input: HTMLElement) => unknown]>([
  ['goes on to the next field', (user) => user.tab()],
  ['is put away', (_, input) => act(() => input.blur())],
])('on a touch screen the suggestions close when the keyboard %s', async (_, leave) => {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });
  const { user } = await renderFinder();
  await user.click(getPlainInput());
  const input = await field();
  await user.keyboard('Lee');
  expect(await screen.findByRole('listbox')).toBeTruthy();
  await leave(user, input);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  // Verifies that nothing takes the focus back in a later frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).not.toBe(await field());
});
