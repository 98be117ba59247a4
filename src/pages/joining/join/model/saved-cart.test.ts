import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedIn } from '@/entities/customer';
import { $homeVenue } from '@/entities/venue';
import { aUser } from '@/shared/testing';
import { readOpenSection } from '../testing/joining-steps';
import { savedSelection, type Visit, venue, visit } from '../testing/joining-world';
import { $isDiscardPending, discardClicked } from './confirm-discard';
import { directDebit, progress, selection } from './features';
import { $cartForCheckout, $offeredCart, offeredCartClicked } from './saved-cart';

const CENTRE_PATH = '/centre/riverside-leisure-centre';
const MONTHLY_PATH = `${CENTRE_PATH}/membership/total-fitness/recurring`;
const FIXED_PATH = `${CENTRE_PATH}/membership/total-fitness/fixed`;

const logIn = ({ scope }: Visit) => allSettled(signedIn, { scope, params: 'new-token' });
const getOptionId = ({ scope }: Visit) => scope.getState(selection.$membership)?.paymentOption.id ?? null;
const areAllEdited = ({ scope }: Visit) =>
  scope
    .getState(progress.$sections)
    .filter(({ key }) => key !== 'checkout')
    .every(({ status }) => status === 'edited');

describe('a log-in in Your details', () => {
  // Proves J11.4.
  test('a log-in restores the saved cart of the same membership with every section edited', async () => {
    const pageVisit = await visit({ path: MONTHLY_PATH, savedSelection });
    expect(readOpenSection(pageVisit.scope)).toBe('details');
    await logIn(pageVisit);
    expect(getOptionId(pageVisit)).toBe('option-1');
    expect(readOpenSection(pageVisit.scope)).toBe('checkout');
    expect(areAllEdited(pageVisit)).toBe(true);
  });

  // Proves J11.5.
  test('a log-in offers the saved cart of another membership, and keeps the one just chosen', async () => {
    const pageVisit = await visit({ path: FIXED_PATH, savedSelection });
    await logIn(pageVisit);
    expect(getOptionId(pageVisit)).toBe('option-fixed');
    expect(pageVisit.scope.getState($offeredCart)?.centre).toBe(venue.name);
  });

  test('accepting the offer restores the saved cart with every section edited', async () => {
    const pageVisit = await visit({ path: FIXED_PATH, savedSelection });
    await logIn(pageVisit);
    await allSettled(offeredCartClicked, { scope: pageVisit.scope });
    expect(getOptionId(pageVisit)).toBe('option-1');
    expect(readOpenSection(pageVisit.scope)).toBe('checkout');
    expect(areAllEdited(pageVisit)).toBe(true);
    expect(pageVisit.scope.getState($offeredCart)).toBeNull();
    expect(pageVisit.historyEntries.at(-1)?.to).toBe(MONTHLY_PATH);
  });

  test('accepting the offer asks first if typed values would be lost', async () => {
    const pageVisit = await visit({ path: FIXED_PATH, savedSelection });
    const { scope } = pageVisit;
    await logIn(pageVisit);
    await allSettled(directDebit.fieldChanged, { scope, params: { name: 'accountHolder', value: 'S' } });
    await allSettled(offeredCartClicked, { scope });
    expect(scope.getState($isDiscardPending)).toBe(true);
    expect(getOptionId(pageVisit)).toBe('option-fixed');
    await allSettled(discardClicked, { scope });
    expect(getOptionId(pageVisit)).toBe('option-1');
    expect(scope.getState(directDebit.$typedFields)).toEqual({});
  });
});

// Proves J11.6.
test.each(['change', 'renewal'] as const)(
  'a %s in the cart does not count as joining: it is shown with a link to the checkout',
  async (purpose) => {
    const pageVisit = await visit({
      path: MONTHLY_PATH,
      user: aUser(),
      savedSelection: { ...savedSelection, purpose },
    });
    expect(readOpenSection(pageVisit.scope)).not.toBe('checkout');
    expect(areAllEdited(pageVisit)).toBe(false);
    expect(pageVisit.scope.getState($offeredCart)).toBeNull();
    expect(pageVisit.scope.getState($cartForCheckout)).toEqual({ purpose, centre: venue.name });
  },
);

test('a new membership in the cart is not shown as waiting at the checkout', async () => {
  const pageVisit = await visit({ path: MONTHLY_PATH, user: aUser(), savedSelection });
  expect(pageVisit.scope.getState($cartForCheckout)).toBeNull();
});

test('the address of another centre is not replaced by that of the saved cart', async () => {
  const cartOfOtherCentre = {
    ...savedSelection,
    homeVenue: { id: 'v-2', name: 'Hill Pool', slug: 'hill-pool' },
  };
  const pageVisit = await visit({ path: CENTRE_PATH, user: aUser(), savedSelection: cartOfOtherCentre });
  expect(pageVisit.scope.getState($homeVenue)?.slug).toBe(venue.slug);
  expect(pageVisit.scope.getState($offeredCart)?.centre).toBe('Hill Pool');
});

test('a log-in in another tab does not remove the search box', async () => {
  const pageVisit = await visit({ savedSelection });
  await logIn(pageVisit);
  expect(readOpenSection(pageVisit.scope)).toBe('centre');
  expect(pageVisit.historyEntries).toHaveLength(1);
  expect(pageVisit.scope.getState($offeredCart)?.centre).toBe(venue.name);
});
