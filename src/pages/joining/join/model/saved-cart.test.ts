import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedIn } from '@/entities/customer';
import { $homeVenue } from '@/entities/venue';
import { aUser } from '@/shared/testing';
import { openIn } from '../testing/joining-steps';
import { savedSelection, type Visit, venue, visit } from '../testing/joining-world';
import { $isAsking, discardClicked } from './confirm-discard';
import { directDebit, progress, selection } from './features';
import { $cartForCheckout, $offeredCart, offerAccepted } from './saved-cart';

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
    const visited = await visit({ path: MONTHLY_PATH, savedSelection });
    expect(openIn(visited.scope)).toBe('details');
    await logIn(visited);
    expect(getOptionId(visited)).toBe('option-1');
    expect(openIn(visited.scope)).toBe('checkout');
    expect(areAllEdited(visited)).toBe(true);
  });

  // Proves J11.5.
  test('a log-in offers the saved cart of another membership, and keeps the one just chosen', async () => {
    const visited = await visit({ path: FIXED_PATH, savedSelection });
    await logIn(visited);
    expect(getOptionId(visited)).toBe('option-fixed');
    expect(visited.scope.getState($offeredCart)?.centre).toBe(venue.name);
  });

  test('accepting the offer restores the saved cart with every section edited', async () => {
    const visited = await visit({ path: FIXED_PATH, savedSelection });
    await logIn(visited);
    await allSettled(offerAccepted, { scope: visited.scope });
    expect(getOptionId(visited)).toBe('option-1');
    expect(openIn(visited.scope)).toBe('checkout');
    expect(areAllEdited(visited)).toBe(true);
    expect(visited.scope.getState($offeredCart)).toBeNull();
    expect(visited.entries.at(-1)?.to).toBe(MONTHLY_PATH);
  });

  test('accepting the offer asks first if typed values would be lost', async () => {
    const visited = await visit({ path: FIXED_PATH, savedSelection });
    const { scope } = visited;
    await logIn(visited);
    await allSettled(directDebit.fieldChanged, { scope, params: { name: 'accountHolder', value: 'S' } });
    await allSettled(offerAccepted, { scope });
    expect(scope.getState($isAsking)).toBe(true);
    expect(getOptionId(visited)).toBe('option-fixed');
    await allSettled(discardClicked, { scope });
    expect(getOptionId(visited)).toBe('option-1');
    expect(scope.getState(directDebit.$typedFields)).toEqual({});
  });
});

// Proves J11.6.
test.each(['change', 'renewal'] as const)(
  'a %s in the cart does not count as joining: it is shown with a link to the checkout',
  async (purpose) => {
    const visited = await visit({
      path: MONTHLY_PATH,
      user: aUser(),
      savedSelection: { ...savedSelection, purpose },
    });
    expect(openIn(visited.scope)).not.toBe('checkout');
    expect(areAllEdited(visited)).toBe(false);
    expect(visited.scope.getState($offeredCart)).toBeNull();
    expect(visited.scope.getState($cartForCheckout)).toEqual({ purpose, centre: venue.name });
  },
);

test('a new membership in the cart is not shown as waiting at the checkout', async () => {
  const visited = await visit({ path: MONTHLY_PATH, user: aUser(), savedSelection });
  expect(visited.scope.getState($cartForCheckout)).toBeNull();
});

test('the address of another centre is not replaced by that of the saved cart', async () => {
  const elsewhere = { ...savedSelection, homeVenue: { id: 'v-2', name: 'Hill Pool', slug: 'hill-pool' } };
  const visited = await visit({ path: CENTRE_PATH, user: aUser(), savedSelection: elsewhere });
  expect(visited.scope.getState($homeVenue)?.slug).toBe(venue.slug);
  expect(visited.scope.getState($offeredCart)?.centre).toBe('Hill Pool');
});

test('a log-in in another tab does not remove the search box', async () => {
  const visited = await visit({ savedSelection });
  await logIn(visited);
  expect(openIn(visited.scope)).toBe('centre');
  expect(visited.entries).toHaveLength(1);
  expect(visited.scope.getState($offeredCart)?.centre).toBe(venue.name);
});
