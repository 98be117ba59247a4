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
  listSectionKeys,
  readOpenSection,
  readToasts,
  submitQuestions,
} from '../testing/joining-steps';
import { gymType, venue, visit } from '../testing/joining-world';
import { changeLocationClicked, discardClicked } from './confirm-discard';
import { directDebit, progress, questions, register, review, selection, signIn, startOver } from './features';
import { centreFinder } from './home';
import { centreContinued, detailsContinued, detailsModeChosen } from './joining';
import { $selectionNotice } from './selection-notice';
import { confirmClicked } from './sending';

const SECTIONS_WITHOUT_BANK = ['centre', 'membership', 'details', 'dates', 'checkout'];
const MEMBERSHIP_PATH = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';
const customer = aUser();
const customerWithInstruction = aUser({ hasInstruction: true });
// Proves J1.3, J2.1, J3.16, J6.14, J10.1.
describe('from centre to checkout', () => {
  test('choosing a centre opens the memberships at the centre’s address', async () => {
    const pageVisit = await visit();
    await allSettled(centreFinder.venueChosen, { scope: pageVisit.scope, params: venue });
    expect(readOpenSection(pageVisit.scope)).toBe('membership');
    expect(pageVisit.historyEntries.at(-1)).toEqual({
      to: '/centre/riverside-leisure-centre',
      state: { section: 'membership' },
    });
  });

  test('choosing a membership opens the details at the membership’s address', async () => {
    const pageVisit = await visit();
    await chooseMembership(pageVisit);
    expect(readOpenSection(pageVisit.scope)).toBe('details');
    expect(pageVisit.historyEntries.at(-1)?.to).toBe(MEMBERSHIP_PATH);
  });

  test('a customer without an instruction sets up a Direct Debit, and everything is sent once', async () => {
    const pageVisit = await visit({ user: customer, hasQuestions: true });
    const { scope, storedDetails, departures } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    expect(readOpenSection(scope)).toBe('questions');
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
    await submitQuestions(scope);
    expect(readOpenSection(scope)).toBe('dates');
    await fillDates(pageVisit);
    expect(readOpenSection(scope)).toBe('direct-debit');
    await fillBank(pageVisit);
    expect(readOpenSection(scope)).toBe('confirm');
    await Promise.all([allSettled(confirmClicked, { scope }), allSettled(confirmClicked, { scope })]);
    await allSettled(confirmClicked, { scope });
    expect(storedDetails).toHaveLength(1);
    expect(storedDetails[0]).toMatchObject({
      homeVenueId: venue.id,
      membershipTypeId: gymType.id,
      paymentOptionId: 'option-1',
      billingDay: 1,
      accountHolder: 'S Taylor',
      ddTermsAccepted: true,
    });
    expect(departures).toEqual(['/checkout']);
  });

  test('a customer with an instruction sends it from the dates, without bank details', async () => {
    const pageVisit = await visit({ user: customerWithInstruction });
    const { scope, storedDetails, departures } = pageVisit;
    await chooseMembership(pageVisit);
    expect(listSectionKeys(scope)).toEqual(SECTIONS_WITHOUT_BANK);
    await allSettled(detailsContinued, { scope });
    await allSettled(review.continueClicked, { scope });
    expect(storedDetails[0]).not.toHaveProperty('accountHolder');
    expect(storedDetails[0]?.billingDay).toBeNull();
    expect(departures).toEqual(['/checkout']);
  });

  test('a customer with a billing date skips Monthly payment, and no billing day is sent', async () => {
    const pageVisit = await visit({ user: aUser({ hasBillingDate: true }) });
    const { scope, storedDetails } = pageVisit;
    await chooseMembership(pageVisit);
    expect(listSectionKeys(scope)).toEqual(SECTIONS_WITHOUT_BANK);
    await allSettled(detailsContinued, { scope });
    await allSettled(review.continueClicked, { scope });
    expect(storedDetails[0]).not.toHaveProperty('accountHolder');
    expect(storedDetails[0]?.billingDay).toBeNull();
  });

  test('a single payment has no Direct Debit sections', async () => {
    const pageVisit = await visit({ user: customer });
    await chooseMembership(pageVisit, 'fixed');
    expect(listSectionKeys(pageVisit.scope)).toEqual(SECTIONS_WITHOUT_BANK);
  });
});

// Proves J4.26, J4.27.
describe('a new account', () => {
  const registered = { token: 'new-token', message: null };
  test('a new customer continues once their memberships have loaded and the chosen one can still be bought', async () => {
    const pageVisit = await visit();
    await chooseMembership(pageVisit);
    await allSettled(register.registered, { scope: pageVisit.scope, params: registered });
    expect(pageVisit.scope.getState($token)).toBe('new-token');
    expect(readOpenSection(pageVisit.scope)).toBe('dates');
  });

  test('a new customer sees that the membership can no longer be bought, and keeps the centre', async () => {
    const refusal = { canPurchase: false, hasPrices: true, message: 'Too young.' };
    let typeLoadCount = 0;
    const pageVisit = await visit({
      types: () => {
        typeLoadCount += 1;
        return typeLoadCount === 1
          ? [gymType]
          : [
              aMembershipType({
                paymentOptions: [aPaymentOption({ isPurchasable: refusal }), aFixedOption()],
              }),
            ];
      },
    });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(register.registered, { scope, params: registered });
    expect(readToasts(scope)).toContain('You are ineligible for the membership you selected.');
    expect(scope.getState($selectionNotice)).toBe(
      'You are ineligible for the membership you selected. Too young.',
    );
    expect(readOpenSection(scope)).toBe('centre');
    expect(scope.getState($homeVenue)?.id).toBe(venue.id);
    expect(scope.getState(selection.$membership)).toBeNull();
  });

  test('a new customer can continue manually if their memberships failed to load', async () => {
    let typeLoadCount = 0;
    const pageVisit = await visit({
      types: () => {
        typeLoadCount += 1;
        return typeLoadCount === 2 ? Promise.reject(networkFailure) : [gymType];
      },
    });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(register.registered, { scope, params: registered });
    expect(readOpenSection(scope)).toBe('details');
    await allSettled(detailsContinued, { scope });
    expect(readOpenSection(scope)).toBe('dates');
  });
});

// Proves J1.8, J1.9, J2.3, J3.17.
describe('changing one’s mind', () => {
  test('Back opens the previous section and keeps the choices', async () => {
    const pageVisit = await visit({ user: customer });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    expect(readOpenSection(scope)).toBe('dates');
    await pageVisit.goBack();
    expect(readOpenSection(scope)).toBe('details');
    await pageVisit.goBack();
    expect(readOpenSection(scope)).toBe('membership');
    expect(scope.getState(selection.$membership)?.membershipType.id).toBe(gymType.id);
    await pageVisit.goBack();
    expect(readOpenSection(scope)).toBe('centre');
    expect(scope.getState($homeVenue)?.id).toBe(venue.id);
  });

  test('Edit opens an earlier section, and Continue goes on from it', async () => {
    const pageVisit = await visit({ user: customer });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(progress.editRequested, { scope, params: 'centre' });
    expect(readOpenSection(scope)).toBe('centre');
    await allSettled(centreContinued, { scope });
    expect(readOpenSection(scope)).toBe('membership');
  });

  test('another membership resets the answers given for the first', async () => {
    const pageVisit = await visit({ user: customer });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    await fillDates(pageVisit);
    await fillBank(pageVisit);
    await allSettled(progress.editRequested, { scope, params: 'membership' });
    await chooseMembership(pageVisit, 'fixed');
    await allSettled(discardClicked, { scope });
    expect(readOpenSection(scope)).toBe('dates');
    // The monthly membership needs both again: neither the day nor the account has been kept.
    await chooseMembership(pageVisit, 'recurring');
    expect(scope.getState(review.$needsBillingDay)).toBe(true);
    expect(scope.getState(review.$billingDay)).toBeNull();
    expect(scope.getState(directDebit.$typedFields)).toEqual({});
  });

  test('Change location goes home and clears the centre', async () => {
    const pageVisit = await visit();
    await chooseMembership(pageVisit);
    await allSettled(changeLocationClicked, { scope: pageVisit.scope });
    expect(pageVisit.historyEntries.at(-1)?.to).toBe('/');
    expect(pageVisit.scope.getState($homeVenue)).toBeNull();
    expect(readOpenSection(pageVisit.scope)).toBe('centre');
  });

  test('starting over clears the choices and the typed values', async () => {
    const pageVisit = await visit({ user: customer });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(startOver.startOverClicked, { scope });
    await allSettled(startOver.leaveClicked, { scope });
    expect(pageVisit.historyEntries.at(-1)?.to).toBe('/');
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(scope.getState(progress.$progress).edited).toEqual([]);
  });

  test.each([
    ['a visitor', null],
    ['a customer', customer],
  ])('starting over at a kiosk ends the visit of %s', async (_, user) => {
    const onVisitEnded = vi.fn();
    const pageVisit = await visit({ user, mode: { isKiosk: true, isEmbedded: false, centre: 'riverside' } });
    const { scope, historyEntries } = pageVisit;
    await chooseMembership(pageVisit);
    const entriesBefore = historyEntries.length;
    createWatch({ unit: visitEnded, scope, fn: onVisitEnded });
    await allSettled(startOver.startOverClicked, { scope });
    await allSettled(startOver.leaveClicked, { scope });
    expect(onVisitEnded).toHaveBeenCalledOnce();
    expect(historyEntries).toHaveLength(entriesBefore);
  });

  test('logging out in Your details shows the form for a new account', async () => {
    const pageVisit = await visit({ user: customer });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(signedOut, { scope });
    expect(readOpenSection(scope)).toBe('details');
    expect(scope.getState(register.$status)).toBe('ready');
  });

  test('a customer who logged in here, and then out, can log in here again', async () => {
    const pageVisit = await visit();
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
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
    expect(readOpenSection(scope)).toBe('details');
  });

  test('another customer who logs in elsewhere gets no data of the first', async () => {
    const pageVisit = await visit({ user: customer, hasQuestions: true, users: [aUser({ id: 'user-2' })] });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
    await submitQuestions(scope);
    await fillDates(pageVisit);
    await fillBank(pageVisit);
    await allSettled(signedIn, { scope, params: 'token-of-another' });
    expect(readOpenSection(scope)).toBe('details');
    expect(scope.getState(directDebit.$details)).toBeNull();
    expect(scope.getState(questions.$answers)).toEqual([]);
  });

  test('logging out clears the details, the answers and the bank account', async () => {
    const pageVisit = await visit({ user: customer, hasQuestions: true });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
    await submitQuestions(scope);
    await fillDates(pageVisit);
    await fillBank(pageVisit);
    await allSettled(signedOut, { scope });
    expect(readOpenSection(scope)).toBe('details');
    expect(scope.getState(directDebit.$details)).toBeNull();
    expect(scope.getState(questions.$answers)).toEqual([]);
    expect(listSectionKeys(scope)).toContain('questions');
  });
});
