import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $client } from '@/entities/client';
import { $user } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { answerInTurn, aUser, type FakeAnswer, fakeOperator, readText, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import { buildHeldPackage, buildPackageUse } from '../../../../../tests/fixtures/packages.ts';
import { HeldPackagesPage } from './held-packages-page';

function openPackages(answers: readonly FakeAnswer[], homeVenueSlug: string | null = 'riverside') {
  fakeOperator({ 'GET /api/my-account/packages': answerInTurn(answers) });
  const scope = fork({
    values: [
      [$client, toCamelCase(buildClient({ today: '2026-11-24' }))],
      [$user, aUser({ homeVenueSlug })],
      [$config, readConfig({ subSites: { bookings: 'https://bookings.operator.test' } })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/packages']}>
          <HeldPackagesPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { user: userEvent.setup() };
}

const buildPackagesAnswer = (...items: Parameters<typeof buildHeldPackage>[0][]) => ({
  data: { items: items.map((item) => buildHeldPackage(item)) },
});
const getShopHref = () => screen.getByRole('link', { name: 'Buy a package' }).getAttribute('href');

test('a package shows its remaining visits as text and as a bar, its expiry and its people', async () => {
  openPackages([buildPackagesAnswer({ expires_on: '2027-03-01', transferable: 'family' })]);
  expect(await screen.findByText('6 of 10 left')).toBeTruthy();
  expect(screen.getByRole('meter', { name: '6 of 10 left of 10 swims' })).toBeTruthy();
  expect(screen.getByText('Use by 1 March 2027. For you and your family.')).toBeTruthy();
  expect(screen.queryByText(/runs out/)).toBeNull();
});

test('a package shows where and for what it can be used, and links there', async () => {
  const lido = { id: 'v-2', slug: 'lido', name: 'The Lido' };
  openPackages([
    buildPackagesAnswer(
      { id: 'p-1', description: 'Ten public swims.', venues: null, activity_slugs: ['swimming'] },
      { id: 'p-2', name: '5 court hours', venues: [lido], booked_in: 'spaces' },
    ),
  ]);
  expect(await screen.findByText('Ten public swims.')).toBeTruthy();
  expect(screen.getByText('Use by 2 December 2026. At every centre. For you only.')).toBeTruthy();
  expect(screen.getByText('Use by 2 December 2026. At The Lido. For you only.')).toBeTruthy();
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Book with 10 swims')).toBe(
    'https://bookings.operator.test/location/riverside?activity=swimming',
  );
  expect(getHref('Book with 5 court hours')).toBe('https://bookings.operator.test/location/lido/spaces');
});

test('the history lists the bookings, each with a link', async () => {
  const history = [
    buildPackageUse({ booking_id: 'b-1', count: 2, person: null }),
    buildPackageUse({ booking_id: 'b-2', title: 'Lane swim' }),
  ];
  openPackages([buildPackagesAnswer({ history })]);
  const historyDetails = (await screen.findByText('What you’ve used it for')).closest('details');
  const historyItems = [...(historyDetails?.querySelectorAll('li') ?? [])];
  expect(historyItems.map(readText)).toEqual([
    'Public swim10 November 2026 · 2 spaces',
    'Lane swim10 November 2026 · Ann Example',
  ]);
});

test.each([
  [10, true],
  [6, false],
])(
  'a package with %s of 10 visits left and no bookings says that it was not used: %s',
  async (uses_left, isNoticeShown) => {
    openPackages([buildPackagesAnswer({ uses_left, history: [] })]);
    await screen.findByText(`${uses_left} of 10 left`);
    expect(screen.queryByText('You haven’t used it yet.') !== null).toBe(isNoticeShown);
  },
);

test.each([
  ['2026-11-24', '10 swims expires today, with 6 left.'],
  ['2026-11-25', '10 swims expires tomorrow, with 6 left.'],
  ['2026-12-08', '10 swims expires in 14 days, with 6 left.'],
])('a package that expires on %s has a notice', async (expires_on, notice) => {
  openPackages([buildPackagesAnswer({ expires_on })]);
  expect(await screen.findByText(notice)).toBeTruthy();
});

test('ended packages are collapsed', async () => {
  openPackages([
    buildPackagesAnswer(
      { id: 'p-1', state: 'used_up', uses_left: 0 },
      { id: 'p-2', state: 'expired', expires_on: '2026-10-01' },
    ),
  ]);
  expect(await screen.findByText('You have no packages with visits left.')).toBeTruthy();
  expect(screen.getByText('Used up or expired (2)').closest('details')?.open).toBe(false);
  expect(screen.getByText('Expired on 1 October 2026. For you only.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Book with/ })).toBeNull();
});

test('a customer without packages gets a link to those of the home centre', async () => {
  openPackages([buildPackagesAnswer()]);
  expect(await screen.findByText('You have no packages.')).toBeTruthy();
  expect(getShopHref()).toBe('https://bookings.operator.test/packages/riverside');
});

test('a customer without a home centre gets a link to the choice of a centre', async () => {
  openPackages([buildPackagesAnswer()], null);
  await screen.findByText('You have no packages.');
  expect(getShopHref()).toBe('https://bookings.operator.test/');
});

test('packages that fail to load show an error with Try again', async () => {
  const { user } = openPackages([{ breaks: true }, buildPackagesAnswer({})]);
  expect(await screen.findByText('We couldn’t load your packages.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('6 of 10 left')).toBeTruthy();
});
