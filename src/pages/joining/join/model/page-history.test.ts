import { allSettled, type Scope } from 'effector';
import { describe, expect, test } from 'vitest';
import { $homeVenue } from '@/entities/venue';
import { locationChanged } from '@/shared/routes';
import { aFixedOption, aMembershipType, aPaymentOption, aUser } from '@/shared/testing';
import type { StoredSelection } from '../lib/stored-selection';
import { readOpenSection, readToasts } from '../testing/joining-steps';
import { savedSelection, venue, visit } from '../testing/joining-world';
import { membershipChooser, progress, promo, review, selection } from './features';
import { historyNavigated } from './flow-events';
import { $shownSection, centreFinder } from './home';
import { $isFinding } from './page-history';

const CENTRE_PATH = '/centre/riverside-leisure-centre';
const MONTHLY_PATH = `${CENTRE_PATH}/membership/total-fitness/recurring`;

const draft: StoredSelection = {
  userId: aUser().id,
  venueSlug: venue.slug,
  typeSlug: 'total-fitness',
  paymentType: 'recurring',
  optionId: 'option-1',
  startDate: '2998-01-05',
  billingDay: 15,
  promoCode: null,
  acceptedTerms: [],
  edited: ['centre', 'membership', 'details'],
  isSent: false,
};

const getOptionId = (scope: Scope) => scope.getState(selection.$membership)?.paymentOption.id ?? null;

describe('opening an address', () => {
  test('the home address shows the finder', async () => {
    const { scope } = await visit();
    expect(readOpenSection(scope)).toBe('centre');
    expect(scope.getState($isFinding)).toBe(true);
    expect(scope.getState(centreFinder.$results)).toHaveLength(1);
    expect(scope.getState($shownSection)).toBe('centre');
  });

  test('the address of a centre shows its memberships, with the centre section completed', async () => {
    const { scope } = await visit({ path: CENTRE_PATH });
    expect(scope.getState($homeVenue)?.slug).toBe(venue.slug);
    expect(scope.getState($isFinding)).toBe(false);
    expect(readOpenSection(scope)).toBe('membership');
    expect(scope.getState(progress.$progress).edited).toEqual(['centre']);
  });

  test('the query of a link stays in the address', async () => {
    const { historyEntries } = await visit({ path: `${MONTHLY_PATH}?from=mail` });
    expect(historyEntries).toEqual([{ to: `${MONTHLY_PATH}?from=mail`, state: { section: 'details' } }]);
  });

  test('the address of a membership selects it and opens the details', async () => {
    const { scope } = await visit({ path: MONTHLY_PATH });
    expect(scope.getState($shownSection)).toBe('details');
    expect(getOptionId(scope)).toBe('option-1');
    expect(readOpenSection(scope)).toBe('details');
    const fixedVisit = await visit({ path: `${CENTRE_PATH}/membership/total-fitness/fixed` });
    expect(getOptionId(fixedVisit.scope)).toBe('option-fixed');
    expect(fixedVisit.scope.getState(membershipChooser.$paymentType)).toBe('fixed');
  });

  // Proves J1.14.
  test.each([
    ['an unknown membership', `${CENTRE_PATH}/membership/nothing/recurring`],
    ['an unknown payment type', `${CENTRE_PATH}/membership/total-fitness/weekly`],
  ])(
    'the address %s shows that it could not be found',
    async (_, path) => {
      const { scope } = await visit({ path });
      expect(readToasts(scope)).toEqual(['Could not find selected membership']);
      expect(scope.getState($homeVenue)?.slug).toBe(venue.slug);
    },
    12_000,
  );

  test('the address of a membership that this customer cannot buy shows a message', async () => {
    const refusal = { canPurchase: false, hasPrices: true, message: 'Too young.' };
    const { scope } = await visit({
      path: MONTHLY_PATH,
      types: () => [aMembershipType({ paymentOptions: [aPaymentOption({ isPurchasable: refusal })] })],
    });
    expect(readToasts(scope)).toEqual(['You are ineligible for the membership you selected.']);
    expect(readOpenSection(scope)).toBe('centre');
  });
});

describe('returning to the page', () => {
  // Proves J11.1.
  test('a reload restores the selection, the dates and the section of the tab', async () => {
    const { scope } = await visit({ path: MONTHLY_PATH, state: { section: 'dates' }, draft, user: aUser() });
    expect(readOpenSection(scope)).toBe('dates');
    expect(scope.getState(review.$startDate)).toBe('2998-01-05');
    expect(scope.getState(review.$billingDay)).toBe(15);
  });

  test('a reload in the membership section opens it again', async () => {
    const { scope } = await visit({ path: CENTRE_PATH, state: { section: 'membership' } });
    expect(readOpenSection(scope)).toBe('membership');
  });

  test('a reload in the centre section opens it again', async () => {
    const { scope } = await visit({ path: CENTRE_PATH, state: { section: 'centre' } });
    expect(readOpenSection(scope)).toBe('centre');
  });

  test.each([venue.slug, 'hill-pool'])(
    'a kiosk at %s does not ask for the centre in the address',
    async (centre) => {
      const mode = { isKiosk: true, isEmbedded: false, centre };
      const { scope } = await visit({ path: CENTRE_PATH, mode });
      expect(readOpenSection(scope)).toBe('membership');
      expect(scope.getState(progress.$progress).edited).toEqual(['centre']);
    },
  );

  test('a visitor has to enter their details again, because they are not stored', async () => {
    const { scope } = await visit({ path: MONTHLY_PATH, state: { section: 'dates' }, draft });
    expect(readOpenSection(scope)).toBe('details');
  });

  test('a draft of another membership does not change the one in the address', async () => {
    const { scope } = await visit({
      path: `${CENTRE_PATH}/membership/total-fitness/fixed`,
      draft,
      user: aUser(),
    });
    expect(getOptionId(scope)).toBe('option-fixed');
    expect(readOpenSection(scope)).toBe('details');
  });

  test('a stored payment option that is no longer sold is not replaced by another', async () => {
    const otherType = aMembershipType({
      paymentOptions: [aPaymentOption({ id: 'option-2' }), aFixedOption()],
    });
    const { scope } = await visit({ path: MONTHLY_PATH, draft, user: aUser(), types: () => [otherType] });
    expect(getOptionId(scope)).toBeNull();
    expect(readToasts(scope)).toEqual(['You are ineligible for the membership you selected.']);
  });
});

describe('a saved cart', () => {
  // Proves J11.4.
  test('a saved cart is restored after log-in with every section edited, ready for checkout', async () => {
    const { scope, historyEntries } = await visit({ user: aUser(), savedSelection });
    expect(getOptionId(scope)).toBe('option-1');
    expect(readOpenSection(scope)).toBe('checkout');
    expect(
      scope
        .getState(progress.$sections)
        .slice(0, -1)
        .every(({ status }) => status === 'edited'),
    ).toBe(true);
    expect(historyEntries.at(-1)?.to).toBe(MONTHLY_PATH);
  });

  test('after an edit a saved cart has to be sent again, with the bank details entered again', async () => {
    const { scope } = await visit({ user: aUser(), savedSelection });
    await allSettled(progress.editRequested, { scope, params: 'dates' });
    expect(readOpenSection(scope)).toBe('dates');
    await allSettled(historyNavigated, { scope, params: 'checkout' });
    expect(readOpenSection(scope)).toBe('direct-debit');
  });

  test('a saved cart keeps its promo code, which is validated again', async () => {
    const { scope } = await visit({
      user: aUser(),
      savedSelection: { ...savedSelection, promotion: { id: 'p-1', code: 'SWIM10' } },
    });
    expect(scope.getState(promo.$promotion)).toEqual({ id: 'p-1', code: 'SWIM10' });
  });

  test('a saved cart does not send answers again that the operator has', async () => {
    let answersSent = 0;
    const pageVisit = await visit({
      user: aUser({ hasInstruction: true }),
      savedSelection,
      hasQuestions: true,
      saveAnswers: () => {
        answersSent += 1;
      },
    });
    const { scope } = pageVisit;
    await allSettled(progress.editRequested, { scope, params: 'dates' });
    expect(readOpenSection(scope)).toBe('dates');
    await allSettled(review.continueClicked, { scope });
    expect(pageVisit.departures).toEqual(['/checkout']);
    expect(answersSent).toBe(0);
  });

  test('another membership in the address takes precedence over a saved cart', async () => {
    const { scope } = await visit({
      path: `${CENTRE_PATH}/membership/total-fitness/fixed`,
      user: aUser(),
      savedSelection,
    });
    expect(getOptionId(scope)).toBe('option-fixed');
    expect(readOpenSection(scope)).toBe('details');
  });
});

test('a link to the same centre does not lose the selection', async () => {
  const { scope } = await visit({ path: MONTHLY_PATH, user: aUser() });
  await allSettled(locationChanged, {
    scope,
    params: { pathname: MONTHLY_PATH, search: '', hash: '', state: null },
  });
  expect(getOptionId(scope)).toBe('option-1');
  expect(readOpenSection(scope)).toBe('details');
});
