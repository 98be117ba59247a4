import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { describeFailure, type MembershipType, networkFailure, type Venue } from '@/shared/api';
import { aFixedOption, aMembershipType, aPaymentOption, aVenue, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { type CurrentChoice, createChooseMembership } from '../model/choose-membership';
import { MembershipChooser } from './membership-chooser';

const $venue = createStore<Venue | null>(null);
const $user = createStore<{ id: string } | null>(null);
const model = createChooseMembership({ $venue, $user });

const gym = aMembershipType({
  benefits: [{ name: 'Guest pass', totalUses: 2, frequency: 'months', description: 'Bring a friend' }],
  paymentOptions: [aPaymentOption(), aFixedOption({ fixedDuration: 30, fixedPeriod: 'days' })],
});
const zeroPrice = { amount: 0, formatted: '£0.00', decimal: '0.00' };
const freeOfCharge = {
  fees: { baseFee: zeroPrice, joiningFee: null, proRataFee: null, monthInHandFee: null },
  globalBasePrice: zeroPrice,
  totalToPayNow: zeroPrice,
};
const createRefusedType = (hasPrices: boolean) =>
  aMembershipType({
    id: 'type-2',
    name: 'Student',
    paymentOptions: [
      aPaymentOption({
        id: 'option-2',
        isPurchasable: { canPurchase: false, hasPrices, message: 'Bring your student card.' },
      }),
    ],
  });

async function renderChooser(
  types: readonly MembershipType[] | (() => unknown),
  {
    canDisplayIneligibleMemberships = true,
    current = null,
  }: { canDisplayIneligibleMemberships?: boolean; current?: CurrentChoice | null } = {},
) {
  const load = typeof types === 'function' ? types : () => types;
  const scope = fork({ handlers: [[model.loadTypesFx, load]] });
  await allSettled($venue, { scope, params: aVenue({ canDisplayIneligibleMemberships }) });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <MembershipChooser model={model} current={current} />
      </Provider>
    </ChakraProvider>,
  );
  return { scope, user: userEvent.setup() };
}

// Proves J3.2.
test('a card says what it costs, what is included and how to choose it', async () => {
  await renderChooser([gym]);
  expect(screen.getByText('£35.00 a month')).toBeDefined();
  expect(screen.getByText('Guest pass, 2 per month')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose Total Fitness, £35.00 a month' })).toBeDefined();
});

test('a card says what is paid today, with the setup fee’s name, and nothing if nothing is paid today', async () => {
  const free = aMembershipType({
    id: 'type-trial',
    name: 'Trial',
    paymentOptions: [aPaymentOption({ id: 'option-trial', ...freeOfCharge })],
  });
  await renderChooser([gym, free]);
  expect(screen.getByText('£15.00 setup fee · £15.00 to pay now')).toBeDefined();
  expect(screen.getByText('Nothing to pay now')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose Trial, Free' })).toBeDefined();
});

test('a membership that can be bought later says from when, next to a working button', async () => {
  const isPurchasable = {
    canPurchase: true,
    hasPrices: true,
    message: 'From 1 December 2026 you can join Active 60.',
  };
  await renderChooser([aMembershipType({ paymentOptions: [aPaymentOption({ isPurchasable })] })]);
  const choose = screen.getByRole('button', { name: /^Choose/ });
  expect(choose.getAttribute('aria-disabled')).toBeNull();
  const described = document.getElementById(choose.getAttribute('aria-describedby') ?? '');
  expect(readText(described)).toBe('From 1 December 2026 you can join Active 60.');
});

test('the details show an example of the first payments', async () => {
  const { user } = await renderChooser([gym]);
  await user.click(screen.getByRole('button', { name: 'See all details Total Fitness' }));
  const dialog = within(await screen.findByRole('dialog'));
  const example = dialog
    .getByRole('heading', { name: 'An example of your first payments' })
    .closest('section');
  const rows = [...(example?.querySelectorAll('dt') ?? [])].map((term) => [
    readText(term),
    readText(term.nextElementSibling),
  ]);
  expect(rows).toEqual([
    ['Setup fee', '£15.00'],
    ['Total to pay now', '£15.00'],
    ['Then, every month', '£35.00 a month'],
  ]);
});

test('a recommended membership says so in words, and each card has its picture or a drawing of the same size', async () => {
  const plainType = aMembershipType({ id: 'type-plain', name: 'Swim', imageUrl: '/pictures/pool.svg' });
  await renderChooser([{ ...gym, recommended: true }, plainType]);
  expect(readText(screen.getByText('Recommended').closest('ul')?.parentElement)).toContain('Total Fitness');
  const pictures = [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(pictures).toEqual(['/pictures/pool.svg']);
  const drawings = [...document.querySelectorAll('li > div svg[width="64"]')];
  expect(drawings.map((drawing) => drawing.getAttribute('height'))).toEqual(['48']);
});

test('the current choice is marked visually and for screen readers, and can be kept', async () => {
  const swim = aMembershipType({
    id: 'type-swim',
    name: 'Swim',
    paymentOptions: [aPaymentOption({ id: 'option-swim' })],
  });
  const { scope, user } = await renderChooser([gym, swim], {
    current: { typeId: gym.id, optionId: 'option-1' },
  });
  const chosen: unknown[] = [];
  createWatch({
    unit: model.membershipChosen,
    scope,
    fn: ({ paymentOption }) => chosen.push(paymentOption.id),
  });
  expect(screen.getAllByText('Your choice')).toHaveLength(1);
  const keep = screen.getByRole('button', { name: 'Keep Total Fitness, £35.00 a month' });
  expect(readText(keep.closest('li'))).toContain('Your choice');
  expect(readText(document.getElementById(keep.getAttribute('aria-describedby') ?? ''))).toContain(
    'Your choice',
  );
  expect(screen.getByRole('button', { name: 'Choose Swim, £35.00 a month' })).toBeDefined();
  await user.click(keep);
  expect(chosen).toEqual(['option-1']);

  await user.click(screen.getByRole('button', { name: 'See all details Total Fitness' }));
  expect(within(await screen.findByRole('dialog')).getByText('Your choice')).toBeDefined();
});

// Proves J3.12.
test('a card says which ages it is for before it is chosen', async () => {
  await renderChooser([aMembershipType({ eligibility: null, minAge: 11, maxAge: 15 })]);
  expect(readText(screen.getByText('Ages 11 to 15').parentElement)).toBe('Eligibility: Ages 11 to 15');
});

// Proves J3.2, J3.3.
test('a card shows categories, coverage, eligibility, its description without scripts, where it is valid and its benefits', async () => {
  const { user } = await renderChooser([
    aMembershipType({
      categories: [
        { id: 'gym', name: 'Gym' },
        { id: 'swim', name: 'Swim' },
      ],
      coverage: 'national',
      eligibility: { name: 'Students' },
      description: '<p>Every <b>pool</b><script>alert(1)</script><img src="x" onerror="alert(2)"></p>',
      providesAccessTo: [
        { id: 'venue-1', name: 'Riverside' },
        { id: 'venue-2', name: 'Hillside' },
        { id: 'venue-3', name: 'Lakeside' },
      ],
      benefits: [{ name: 'Guest pass', totalUses: 2, frequency: 'months', description: 'Bring a friend' }],
    }),
  ]);
  for (const expectedText of ['Gym', 'Swim', 'Students', 'All 3 centres', 'Guest pass, 2 per month'])
    expect(screen.getAllByText(expectedText).length).toBeGreaterThan(0);
  expect(screen.getByText('Every pool').innerHTML).toBe('Every pool');

  await user.click(screen.getByRole('button', { name: 'See all details Total Fitness' }));
  const details = within(await screen.findByRole('dialog'));
  for (const expectedText of [
    'National membership: use it at every centre',
    'Eligibility: Students',
    'Riverside, Hillside, Lakeside',
    'Guest pass, 2 per month',
  ])
    expect(details.getByText(expectedText)).toBeDefined();
});

// Proves J3.5.
test('a benefit in the details has its name, its total uses, its frequency and its description', async () => {
  const { user } = await renderChooser([gym]);
  await user.click(screen.getByRole('button', { name: 'See all details Total Fitness' }));
  const benefit = within(await screen.findByRole('dialog'))
    .getByText('Guest pass, 2 per month')
    .closest('li');
  expect(readText(benefit)).toBe('Guest pass, 2 per monthBring a friend');
});

test('a membership without benefits has no list of them, and one for everybody mentions no eligibility', async () => {
  await renderChooser([aMembershipType()]);
  expect(screen.queryByText('What’s included')).toBeNull();
  expect(screen.queryByText(/^Eligibility/)).toBeNull();
});

test('the cards stay in place while the memberships reload after a log-in', async () => {
  let loads = 0;
  const { scope } = await renderChooser(() => {
    loads += 1;
    return loads === 1 ? [gym] : new Promise(() => {});
  });
  const button = screen.getByRole('button', { name: 'Choose Total Fitness, £35.00 a month' });
  act(() => {
    void allSettled($user, { scope, params: { id: 'user-1' } });
  });
  expect(loads).toBe(2);
  expect(scope.getState(model.$status)).toBe('loading');
  expect(screen.getByRole('button', { name: 'Choose Total Fitness, £35.00 a month' })).toBe(button);
});

// Proves J3.8, J3.9.
test("'Show ineligible memberships' appears only if the venue allows it", async () => {
  await renderChooser([createRefusedType(true)], { canDisplayIneligibleMemberships: false });
  expect(screen.queryByRole('checkbox', { name: 'Show ineligible memberships' })).toBeNull();
  expect(screen.getByText('No memberships found')).toBeDefined();
});

// Proves J3.7.
test('Single payment shows the time period', async () => {
  const { user } = await renderChooser([gym]);
  await user.click(screen.getByRole('radio', { name: 'Single payment' }));
  expect(screen.getByText('Time period: 30 days')).toBeDefined();
});

// Proves J3.10.
test.each([
  [true, 'Bring your student card.'],
  [false, 'You are not eligible for this membership'],
])(
  'an ineligible membership (with prices: %s) has a button that can be reached with Tab, says why and chooses nothing',
  async (hasPrices, reason) => {
    const { user, scope } = await renderChooser([createRefusedType(hasPrices)]);
    const chosen: unknown[] = [];
    createWatch({
      unit: model.membershipChosen,
      scope,
      fn: ({ paymentOption }) => chosen.push(paymentOption.id),
    });
    expect(screen.getByText('No memberships found')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Show ineligible memberships' }));
    const button = screen.getByRole('button', { name: /^Choose Student/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(readText(description)).toBe(reason);
    screen.getByRole('button', { name: 'See all details Student' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(description);
    expect(chosen).toEqual([]);
  },
);

// Proves J3.11.
test('the details say that a membership is not for this customer, and why', async () => {
  const { user } = await renderChooser([createRefusedType(true)]);
  await user.click(screen.getByRole('checkbox', { name: 'Show ineligible memberships' }));
  await user.click(screen.getByRole('button', { name: 'See all details Student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Student' }));
  expect(dialog.getByText('You are ineligible for this membership')).toBeDefined();
  expect(dialog.getAllByText('Bring your student card.').length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Show more memberships adds a page, announces the count, and focuses the first new one', async () => {
  const manyTypes = Array.from({ length: 30 }, (_, place) =>
    aMembershipType({ id: `type-${place}`, slug: `m-${place}`, name: `Membership ${place + 1}` }),
  );
  const { user } = await renderChooser(manyTypes);
  expect(screen.getByText('30 memberships found')).toBeDefined();
  expect(screen.getByText('Showing 24 of 30')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more memberships' }));
  const added = await screen.findByRole('heading', { name: 'Membership 25' });
  const card = added.closest('li');
  expect(document.activeElement).toBe(card);
  expect(card?.getAttribute('aria-posinset')).toBe('25');
  expect(card?.getAttribute('aria-setsize')).toBe('30');
  expect(await screen.findByRole('heading', { name: 'Membership 30' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more memberships' })).toBeNull();
});

test('a list that failed to load says why, and can be retried', async () => {
  let isThere = false;
  const { user } = await renderChooser(() => (isThere ? [gym] : Promise.reject(networkFailure)));
  expect(screen.getByText(describeFailure(networkFailure))).toBeTruthy();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: gym.name })).toBeTruthy();
});
