import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { describe, expect, test } from 'vitest';
import type { Costs } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { createDesignSystem } from '@/shared/theme';
import { createReviewCosts, type Selection } from '../model/review-costs';
import { buildCosts, money } from '../testing/costs';
import { ReviewCosts } from './review-costs';

type Given = {
  costs?: Partial<Costs>;
  isKiosk?: boolean;
  /** Loads the costs, for tests in which they arrive later. */
  load?: () => Promise<Costs>;
  user?: { hasInstruction: boolean; hasBillingDate: boolean };
};

const SELECTION: Selection = {
  typeId: 'type',
  optionId: 'option',
  venueId: 'venue',
  paymentType: 'recurring',
};

async function review({ costs = {}, user, isKiosk = false, load }: Given = {}) {
  const answer = buildCosts(costs);
  const model = createReviewCosts({
    $selection: createStore<Selection | null>({ ...SELECTION, paymentType: answer.paymentType }),
    $user: createStore(user ?? null),
    $promotionId: createStore<string | null>(null),
    $today: createStore('2026-11-20'),
    dayChanged: createEvent(),
    $termsBlockers: createStore<readonly string[]>([]),
    load: load ?? (async () => answer),
  });
  const scope = fork({ values: [[$mode, { isKiosk, isEmbedded: false, centre: null }]] });
  const opened = allSettled(model.opened, { scope });
  if (!load) await opened;
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <ReviewCosts
          model={model}
          promoCode={<p>Any code?</p>}
          terms={<p>The terms</p>}
          continueLabel="Continue"
        />
      </Provider>
    </ChakraProvider>,
  );
  return { model, scope, user: userEvent.setup() };
}

/** The value next to a label. */
function priceOf(label: RegExp | string) {
  return screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;
}

describe('the review', () => {
  test('the terms and Continue appear with the first price, which would otherwise move them, and stay for the next', async () => {
    const answers: ((costs: Costs) => void)[] = [];
    const load = () => new Promise<Costs>((resolve) => answers.push(resolve));
    const { user } = await review({ load });
    expect(screen.getByRole('status').textContent).toBe('Working out the price…');
    expect(screen.queryByText('The terms')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await act(async () => answers.shift()?.(buildCosts()));
    expect(screen.getByText('The terms')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(screen.getByRole('status').textContent).toBe('Working out the price…');
    expect(screen.getByText('The terms')).toBeDefined();
  });

  // Proves J6.1.
  test('every fee, the applied code, the total to pay now and the monthly payment are shown', async () => {
    await review({
      costs: { fees: { ...buildCosts().fees, monthInHandFee: money(3500), discount: money(500) } },
    });
    expect(priceOf('Setup fee')).toBe('£15.00');
    expect(priceOf('Month in hand fee')).toBe('£35.00');
    expect(priceOf(/^Pro-rata fee for the first month/)).toBe('£12.42');
    expect(priceOf('Code Applied')).toBe('-£5.00');
    expect(priceOf('Total to pay now')).toBe('£27.42');
    expect(priceOf('Monthly payment starting 1st December 2026')).toBe('£35.00');
  });

  // Proves J6.2.
  test('the review says that the pro-rata fee covers the time between start date and first monthly payment', async () => {
    await review();
    expect(
      screen.getByText('Covers the time between your start date and your first monthly payment.'),
    ).toBeTruthy();
  });

  // Proves J6.3.
  test('the review says that the monthly payment starts next month on the usual payment date', async () => {
    await review({
      costs: { prettyFirstBillingDate: null },
      user: { hasInstruction: true, hasBillingDate: true },
    });
    expect(priceOf('Monthly payment starting next month on your usual payment date')).toBe('£35.00');
  });

  test('fees that do not apply are not shown, nor is a monthly payment for a single payment', async () => {
    const fees = {
      joiningFee: null,
      baseFee: money(18_000),
      proRataFee: null,
      monthInHandFee: null,
      discount: null,
    };
    await review({ costs: { paymentType: 'fixed', totalToPayNow: money(18_000), fees } });
    expect(screen.queryByText('Setup fee')).toBeNull();
    expect(screen.queryByText(/^Monthly payment/)).toBeNull();
    expect(priceOf('Total to pay now')).toBe('£180.00');
  });

  // Proves J6.11.
  test('a date that the operator refuses is reported at its field, which gets the focus', async () => {
    const { model, scope } = await review();
    screen.getByRole('button', { name: 'Continue' }).focus();
    const errors = { startDate: ['The centre is closed on that day.'] };
    await act(() => allSettled(model.serverRefused, { scope, params: errors }));
    const field = screen.getByLabelText('Start date');
    expect(screen.getByText('The centre is closed on that day.')).toBeDefined();
    expect(document.activeElement).toBe(field);
  });

  test('on a kiosk the privacy notice is summarised in place, with its address to type or scan', async () => {
    const { user } = await review({ costs: { directDebitProvider: 'go_cardless' }, isKiosk: true });
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Read the GoCardless privacy notice' }));
    const notice = within(screen.getByRole('dialog', { name: 'GoCardless privacy notice' }));
    const sentences = notice.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(sentences.map((sentence) => sentence?.split(':')[0])).toEqual([
      'What it uses',
      'What for',
      'Your rights',
    ]);
    expect(notice.getByText('gocardless.com/privacy/payers')).toBeDefined();
    expect(
      await notice.findByRole('img', { name: 'QR code of gocardless.com/privacy/payers' }),
    ).toBeDefined();
    expect(notice.queryByRole('link')).toBeNull();
  });

  // Proves J6.5.
  test.each([
    ['go_cardless', 1],
    ['bacs', 0],
    [null, 0],
  ])(
    'with %s as the Direct Debit provider, the privacy notice is shown %i times',
    async (provider, count) => {
      await review({ costs: { directDebitProvider: provider } });
      expect(screen.queryAllByText(/uses personal data as described in their Privacy Notice/)).toHaveLength(
        count,
      );
      const links = screen.queryAllByRole('link', { name: 'Read the GoCardless privacy notice' });
      expect(links.map((link) => link.getAttribute('target'))).toEqual(Array(count).fill('_blank'));
    },
  );

  test.each([
    [true, 1],
    [false, 0],
  ])('with promotions enabled: %s, the promo code is shown %i times', async (promotionEnabled, count) => {
    await review({ costs: { promotionEnabled } });
    expect(screen.queryAllByText('Any code?')).toHaveLength(count);
  });
});
