import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { tokenRefused, userRequested } from '@/entities/customer';
import {
  completeDates,
  customer,
  enteredDates,
  expireLogIn,
  logIn,
  NO_DATES,
  otherUser,
  readCurrentDraft,
  readDates,
  reloadPage,
} from '../testing/coming-back-steps';
import { readOpenSection } from '../testing/joining-steps';
import type { Visit } from '../testing/joining-world';
import { progress, questions, register } from './features';
import { $areAnswersGiven } from './sending';

const NEW_ACCOUNT = {
  clientId: 'client-1',
  source: 'online-joining' as const,
  password: 'Lovelace-1815',
  passwordConfirmation: 'Lovelace-1815',
  termsAccepted: true,
};
const DRAFT_WITHOUT_CUSTOMER = {
  billingDay: null,
  promoCode: null,
  startDate: expect.not.stringMatching(enteredDates.startDate),
};

describe('another customer in the same tab', () => {
  const expectNoEarlierData = async (pageVisit: Visit) => {
    expect(readOpenSection(pageVisit.scope)).toBe('details');
    expect(readDates(pageVisit)).toMatchObject(NO_DATES);
    expect(readDates(pageVisit).startDate).not.toBe(enteredDates.startDate);
    expect(pageVisit.scope.getState(questions.$values)).toEqual({});
    expect(pageVisit.scope.getState($areAnswersGiven)).toBe(false);
    expect(readCurrentDraft()).toMatchObject({ ...DRAFT_WITHOUT_CUSTOMER, edited: ['centre', 'membership'] });
    // The first customer's part is not restored by the next reload either.
    expect(readDates(await reloadPage(null, { user: otherUser }))).toMatchObject(NO_DATES);
  };

  test('a customer who logs in on the page gets no data of the previous one', async () => {
    const pageVisit = await completeDates({ users: [otherUser] });
    await allSettled(tokenRefused, { scope: pageVisit.scope });
    await logIn(pageVisit);
    await expectNoEarlierData(pageVisit);
  });

  test('a customer who logs in on the page after a reload gets no data of the previous one', async () => {
    await expireLogIn();
    const pageVisit = await reloadPage(null, { user: null, users: [otherUser] });
    await logIn(pageVisit);
    await expectNoEarlierData(pageVisit);
  });

  test('a customer who comes from the log-in page gets no data of the previous one', async () => {
    await expireLogIn();
    await reloadPage(null, { user: null });
    await expectNoEarlierData(await reloadPage(null, { user: otherUser }));
  });

  test('a customer gets no data of the previous one even if the session did not end in this tab', async () => {
    await completeDates();
    await expectNoEarlierData(await reloadPage('direct-debit', { user: otherUser }));
  });

  test('a new customer gets no data of the previous one', async () => {
    await expireLogIn();
    const pageVisit = await reloadPage(null, { user: null, users: [otherUser] });
    await allSettled(register.registerFx, { scope: pageVisit.scope, params: NEW_ACCOUNT });
    expect(readDates(pageVisit)).toMatchObject(NO_DATES);
    expect(readCurrentDraft()).toMatchObject(DRAFT_WITHOUT_CUSTOMER);
    expect(pageVisit.scope.getState(progress.$progress).edited).not.toContain('dates');
  });

  test('until the record of another customer has loaded, no data of the previous one is shown', async () => {
    await completeDates();
    const pageVisit = await reloadPage(null, { user: null, token: 'token', users: [customer] });
    expect(readDates(pageVisit)).toMatchObject(NO_DATES);
    expect(readCurrentDraft()?.startDate).toBe(enteredDates.startDate);
    await allSettled(userRequested, { scope: pageVisit.scope });
    expect(readDates(pageVisit).startDate).toBe(enteredDates.startDate);
    expect(readOpenSection(pageVisit.scope)).toBe('dates');
  });
});
