import { allSettled, createWatch } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $token, signedIn, signedOut } from '@/entities/customer';
import { $homeVenue } from '@/entities/venue';
import { networkFailure } from '@/shared/api';
import { visitEnded } from '@/shared/mode';
import { aFixedOption, aMembershipType, aPaymentOption, aUser } from '@/shared/testing';
import {
  chooseMembership,
  fillBank,
  fillDates,
  listShownKeys,
  openIn,
  readToasts,
  submitQuestions,
} from '../testing/joining-steps';
import { gym, venue, visit } from '../testing/joining-world';
import { changeLocationClicked, discardClicked } from './confirm-discard';
import { directDebit, progress, questions, register, review, selection, signIn, startOver } from './features';
import { finder } from './home';
import { centreContinued, detailsContinued, detailsModeChosen } from './joining';
import { $selectionNotice } from './selection-notice';
import { confirmClicked } from './sending';

const customer = aUser();
const withInstruction = aUser({ hasInstruction: true });
// Proves J1.3, J2.1, J3.16, J6.14, J10.1.
describe('from centre to checkout', () => {
  test('choosing a centre opens the memberships at the centre’s address', async () => {
    const visited = await visit();
    await allSettled(finder.venueChosen, { scope: visited.scope, params: venue });
    expect(openIn(visited.scope)).toBe('membership');
    expect(visited.entries.at(-1)).toEqual({
      to: '/centre/riverside-leisure-centre',
      state: { section: 'membership' },
    });
  });

  test('choosing a membership opens the details at the membership’s address', async () => {
    const visited = await visit();
    await chooseMembership(visited);
    expect(openIn(visited.scope)).toBe('details');
    expect(visited.entries.at(-1)?.to).toBe(
      '/centre/riverside-leisure-centre/membership/total-fitness/recurring',
    );
  });

  test('a customer without an instruction sets up a Direct Debit, and everything is sent once', async () => {
    const visited = await visit({ user: customer, hasQuestions: true });
    const { scope, storedDetails, departures } = visited;
    await chooseMembership(visited);
    await allSettled(detailsContinued, { scope });
    expect(openIn(scope)).toBe('questions');
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
    await submitQuestions(scope);
    expect(openIn(scope)).toBe('dates');
    await fillDates(visited);
    expect(openIn(scope)).toBe('direct-debit');
    await fillBank(visited);
    expect(openIn(scope)).toBe('confirm');
    await Promise.all([allSettled(confirmClicked, { scope }), allSettled(confirmClicked, { scope })]);
    await allSettled(confirmClicked, { scope });
    expect(storedDetails).toHaveLength(1);
    expect(storedDetails[0]).toMatchObject({
      homeVenueId: venue.id,
      membershipTypeId: gym.id,
      paymentOptionId: 'option-1',
      billingDay: 1,
      accountHolder: 'S Taylor',
      ddTermsAccepted: true,
    });
    expect(departures).toEqual(['/checkout']);
  });

  test('a customer with an instruction sends it from the dates, without bank details', async () => {
    const visited = await visit({ user: withInstruction });
    const { scope, storedDetails, departures } = visited;
    await chooseMembership(visited);
    expect(listShownKeys(scope)).toEqual(['centre', 'membership', 'details', 'dates', 'checkout']);
    await allSettled(detailsContinued, { scope });
    await allSettled(review.continueClicked, { scope });
    expect(storedDetails[0]).not.toHaveProperty('accountHolder');
    expect(storedDetails[0]?.billingDay).toBeNull();
    expect(departures).toEqual(['/checkout']);
  });

  test('a customer with a billing date skips Monthly payment, and no billing day is sent', async () => {
    const visited = await visit({ user: aUser({ hasBillingDate: true }) });
    const { scope, storedDetails } = visited;
    await chooseMembership(visited);
    expect(listShownKeys(scope)).toEqual(['centre', 'membership', 'details', 'dates', 'checkout']);
    await allSettled(detailsContinued, { scope });
    await allSettled(review.continueClicked, { scope });
    expect(storedDetails[0]).not.toHaveProperty('accountHolder');
    expect(storedDetails[0]?.billingDay).toBeNull();
  });

  test('a single payment has no Direct Debit sections', async () => {
    const visited = await visit({ user: customer });
    await chooseMembership(visited, 'fixed');
    expect(listShownKeys(visited.scope)).toEqual(['centre', 'membership', 'details', 'dates', 'checkout']);
  });
});

// Proves J4.26, J4.27.
describe('a new account', () => {
  const registered = { token: 'new-token', message: null };
  test('a new customer continues once their memberships have loaded and the chosen one can still be bought', async () => {
    const visited = await visit();
    await chooseMembership(visited);
    await allSettled(register.registered, { scope: visited.scope, params: registered });
    expect(visited.scope.getState($token)).toBe('new-token');
    expect(openIn(visited.scope)).toBe('dates');
  });

  test('a new customer sees that the membership can no longer be bought, and keeps the centre', async () => {
    const refusal = { canPurchase: false, hasPrices: true, message: 'Too young.' };
    let calls = 0;
    const visited = await visit({
      types: () => {
        calls += 1;
        return calls === 1
          ? [gym]
          : [
              aMembershipType({
                paymentOptions: [aPaymentOption({ isPurchasable: refusal }), aFixedOption()],
              }),
            ];
      },
    });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(register.registered, { scope, params: registered });
    expect(readToasts(scope)).toContain('You are ineligible for the membership you selected.');
    expect(scope.getState($selectionNotice)).toBe(
      'You are ineligible for the membership you selected. Too young.',
    );
    expect(openIn(scope)).toBe('centre');
    expect(scope.getState($homeVenue)?.id).toBe(venue.id);
    expect(scope.getState(selection.$membership)).toBeNull();
  });

  test('a new customer can continue manually if their memberships failed to load', async () => {
    let calls = 0;
    const visited = await visit({
      types: () => {
        calls += 1;
        return calls === 2 ? Promise.reject(networkFailure) : [gym];
      },
    });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(register.registered, { scope, params: registered });
    expect(openIn(scope)).toBe('details');
    await allSettled(detailsContinued, { scope });
    expect(openIn(scope)).toBe('dates');
  });
});

// Proves J1.8, J1.9, J2.3, J3.17.
describe('changing one’s mind', () => {
  test('Back opens the previous section and keeps the choices', async () => {
    const visited = await visit({ user: customer });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(detailsContinued, { scope });
    expect(openIn(scope)).toBe('dates');
    await visited.goBack();
    expect(openIn(scope)).toBe('details');
    await visited.goBack();
    expect(openIn(scope)).toBe('membership');
    expect(scope.getState(selection.$membership)?.membershipType.id).toBe(gym.id);
    await visited.goBack();
    expect(openIn(scope)).toBe('centre');
    expect(scope.getState($homeVenue)?.id).toBe(venue.id);
  });

  test('Edit opens an earlier section, and Continue goes on from it', async () => {
    const visited = await visit({ user: customer });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(progress.editRequested, { scope, params: 'centre' });
    expect(openIn(scope)).toBe('centre');
    await allSettled(centreContinued, { scope });
    expect(openIn(scope)).toBe('membership');
  });

  test('another membership resets the answers given for the first', async () => {
    const visited = await visit({ user: customer });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(detailsContinued, { scope });
    await fillDates(visited);
    await fillBank(visited);
    await allSettled(progress.editRequested, { scope, params: 'membership' });
    await chooseMembership(visited, 'fixed');
    await allSettled(discardClicked, { scope });
    expect(openIn(scope)).toBe('dates');
    // The monthly membership needs both again: neither the day nor the account has been kept.
    await chooseMembership(visited, 'recurring');
    expect(scope.getState(review.$needsBillingDay)).toBe(true);
    expect(scope.getState(review.$billingDay)).toBeNull();
    expect(scope.getState(directDebit.$typedFields)).toEqual({});
  });

  test('Change location goes home and clears the centre', async () => {
    const visited = await visit();
    await chooseMembership(visited);
    await allSettled(changeLocationClicked, { scope: visited.scope });
    expect(visited.entries.at(-1)?.to).toBe('/');
    expect(visited.scope.getState($homeVenue)).toBeNull();
    expect(openIn(visited.scope)).toBe('centre');
  });

  test('starting over clears the choices and the typed values', async () => {
    const visited = await visit({ user: customer });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(startOver.startOverClicked, { scope });
    await allSettled(startOver.leaveClicked, { scope });
    expect(visited.entries.at(-1)?.to).toBe('/');
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(scope.getState(progress.$progress).edited).toEqual([]);
  });

  test.each([
    ['a visitor', null],
    ['a customer', customer],
  ])('starting over at a kiosk ends the visit of %s', async (_, user) => {
    const onVisitEnded = vi.fn();
    const visited = await visit({ user, mode: { isKiosk: true, isEmbedded: false, centre: 'riverside' } });
    const { scope, entries } = visited;
    await chooseMembership(visited);
    const entriesBefore = entries.length;
    createWatch({ unit: visitEnded, scope, fn: onVisitEnded });
    await allSettled(startOver.startOverClicked, { scope });
    await allSettled(startOver.leaveClicked, { scope });
    expect(onVisitEnded).toHaveBeenCalledOnce();
    expect(entries).toHaveLength(entriesBefore);
  });

  test('logging out in Your details shows the form for a new account', async () => {
    const visited = await visit({ user: customer });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(signedOut, { scope });
    expect(openIn(scope)).toBe('details');
    expect(scope.getState(register.$status)).toBe('ready');
  });

  test('a customer who logged in here, and then out, can log in here again', async () => {
    const visited = await visit();
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(detailsModeChosen, { scope, params: 'sign-in' });
    const logIn = async () => {
      await allSettled(signIn.usernameChanged, { scope, params: 'sam@example.com' });
      await allSettled(signIn.passwordChanged, { scope, params: 'secret' });
      await allSettled(signIn.submitted, { scope });
    };
    await logIn();
    expect(scope.getState($token)).toBe('log-in-token');
    await allSettled(signedOut, { scope });
    expect(scope.getState($token)).toBeNull();
    await logIn();
    expect(scope.getState($token)).toBe('log-in-token');
    expect(openIn(scope)).toBe('details');
  });

  test('another customer who logs in elsewhere gets no data of the first', async () => {
    const visited = await visit({ user: customer, hasQuestions: true, users: [aUser({ id: 'user-2' })] });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(detailsContinued, { scope });
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
    await submitQuestions(scope);
    await fillDates(visited);
    await fillBank(visited);
    await allSettled(signedIn, { scope, params: 'token-of-another' });
    expect(openIn(scope)).toBe('details');
    expect(scope.getState(directDebit.$details)).toBeNull();
    expect(scope.getState(questions.$answers)).toEqual([]);
  });

  test('logging out clears the details, the answers and the bank account', async () => {
    const visited = await visit({ user: customer, hasQuestions: true });
    const { scope } = visited;
    await chooseMembership(visited);
    await allSettled(detailsContinued, { scope });
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
    await submitQuestions(scope);
    await fillDates(visited);
    await fillBank(visited);
    await allSettled(signedOut, { scope });
    expect(openIn(scope)).toBe('details');
    expect(scope.getState(directDebit.$details)).toBeNull();
    expect(scope.getState(questions.$answers)).toEqual([]);
    expect(listShownKeys(scope)).toContain('questions');
  });
});
