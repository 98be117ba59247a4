import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { $user } from '@/entities/customer';
import { $mode } from '@/shared/mode';
import { answerInTurn, aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildMemberCard } from '../../../../../tests/fixtures/card.ts';
import { CardPage } from './card-page';

function CurrentPath() {
  return <output>{useLocation().pathname}</output>;
}

function openCard(answers: readonly FakeAnswer[], barcode: string | null = '9000001234', isKiosk = false) {
  fakeOperator({ 'GET /api/my-account/card': answerInTurn(answers) });
  const user = aUser({ barcode, firstName: 'Sam', lastName: 'Taylor' });
  const mode = { isKiosk, isEmbedded: false, centre: null };
  const scope = fork({
    values: [
      [$user, user],
      [$mode, mode],
    ],
  });
  const { unmount } = render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/card']}>
          <CardPage />
          <CurrentPath />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { unmount, user: userEvent.setup() };
}
const buildCard = (overrides: Parameters<typeof buildMemberCard>[0] = {}) => ({
  data: buildMemberCard(overrides),
});
const findKeepOnCheckbox = () => screen.findByRole('checkbox', { name: 'Keep the screen on' });

/** Stubs a device that keeps its screen on, or refuses to. */
function stubWakeLock(isAllowed = true) {
  const locks: EventTarget[] = [];
  const requestLock = async () => {
    if (!isAllowed) throw new DOMException('No.', 'NotAllowedError');
    const lock = Object.assign(new EventTarget(), {
      release: async () => lock.dispatchEvent(new Event('release')),
    });
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: requestLock } });
  return locks;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the card shows a barcode and a QR code of the same number, the number in groups, and the name', async () => {
  openCard([buildCard()]);
  expect(await screen.findByRole('img', { name: 'Bar code of 9000001234' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of 9000001234' })).toBeTruthy();
  expect(screen.getByText('Member code: 900 000 1234')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Photo of Sam Taylor' })).toBeTruthy();
  expect(screen.getByText('Unlimited Fitness')).toBeTruthy();
  expect(screen.getByText('Valid until 1 March 2027')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

const freezeDates = { from: '2026-12-08', to: '2027-01-07' };
const noMembership = { membership: null, state: null, valid_until: null };
test.each([
  [
    'frozen',
    { state: 'frozen' as const, freeze: freezeDates },
    'Frozen from 8 December 2026 to 7 January 2027',
  ],
  ['frozen later', { freeze: freezeDates }, 'Frozen from 8 December 2026 to 7 January 2027'],
  ['over', { state: 'ended' as const }, 'Ended on 1 March 2027'],
  ['not active yet', { state: 'pending' as const }, 'Not active yet'],
  ['missing', noMembership, 'You have no membership.'],
])('the card shows a note when the membership is %s', async (_, overrides, sentence) => {
  openCard([buildCard(overrides)]);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/^Valid until/)).toBeNull();
});

test.each(['qr', 'ean_13'] as const)('a card of the type %s has no Code 128 barcode', async (symbology) => {
  openCard([buildCard({ symbology })]);
  expect(await screen.findByRole('img', { name: 'QR code of 9000001234' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Bar code/ })).toBeNull();
});

test('the wallet is offered only if its address is valid', async () => {
  const wallet = [
    { kind: 'apple' as const, url: 'https://wallet.example/1' },
    { kind: 'google' as const, url: 'javascript:alert(1)' },
  ];
  openCard([buildCard({ wallet, photo: 'https://example.com/tracker.png' })]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://wallet.example/1']);
  expect(screen.queryByRole('img', { name: /^Photo/ })).toBeNull();
});

test('if the card fails to load, the customer’s own code is shown, and loading can be retried', async () => {
  const { user } = openCard([{ breaks: true }, buildCard()]);
  expect(await screen.findByText('We couldn’t load your card.')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Bar code of 9000001234' })).toBeTruthy();
  expect(screen.queryByText('Unlimited Fitness')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Unlimited Fitness')).toBeTruthy();
  expect(screen.queryByText('We couldn’t load your card.')).toBeNull();
});

test('if the card fails to load and the customer has no code, they are referred to reception, not told that there is no card', async () => {
  openCard([{ breaks: true }], null);
  expect(await screen.findByText('Need it now? Ask at reception.')).toBeTruthy();
  expect(screen.queryByText(/no member card/)).toBeNull();
});

test('closing the card opens the dashboard', async () => {
  const { user } = openCard([buildCard()]);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByText('/')).toBeTruthy();
});

test('the screen is kept on at the customer’s request until the page is hidden', async () => {
  const locks = stubWakeLock();
  const { user, unmount } = openCard([buildCard()]);
  await user.click(await findKeepOnCheckbox());
  expect(await screen.findByRole('checkbox', { checked: true })).toBeTruthy();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
  expect(await screen.findByRole('checkbox', { checked: false })).toBeTruthy();
  expect(locks).toHaveLength(1);
  unmount();
});

test('an error is shown if the device refuses to keep the screen on', async () => {
  stubWakeLock(false);
  const { user } = openCard([buildCard()]);
  await user.click(await findKeepOnCheckbox());
  expect(await screen.findByText('This device can’t keep the screen on.')).toBeTruthy();
});

test('keeping the screen on is offered only if the browser supports it', async () => {
  openCard([buildCard()]);
  await screen.findByText('Member code: 900 000 1234');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an error is shown if the picture cannot be created', async () => {
  const { user } = openCard([buildCard()]);
  // jsdom has no canvas.
  await user.click(await screen.findByRole('button', { name: 'Save picture' }));
  expect(await screen.findByText(/^We couldn’t make the picture/)).toBeTruthy();
});

test('on a kiosk the card keeps no picture and does not speak of the customer’s own device', async () => {
  stubWakeLock();
  openCard([buildCard()], null, true);
  expect(await screen.findByText('Member code: 900 000 1234')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Keep the screen on' })).toBeNull();
  expect(screen.queryByText(/brightness/)).toBeNull();
});
