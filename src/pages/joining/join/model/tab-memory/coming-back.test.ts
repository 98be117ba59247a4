import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedIn, signedOut, tokenRefused } from '@/entities/customer';
import { removeStored } from '@/shared/lib';
import {
  completeDates,
  customer,
  enteredDates,
  expireLogIn,
  logIn,
  NO_DATES,
  otherUser,
  PROMOTION_CODE,
  readCurrentDraft,
  readDates,
  reloadPage,
} from '../../testing/coming-back-steps';
import { chooseMembership, fillBank, readOpenSection, readToasts } from '../../testing/joining-steps';
import type { Visit } from '../../testing/joining-world';
import { directDebit, healthTerms, promo, review } from '../features';
import { historyNavigated } from '../flow-events';
import { $areAnswersGiven, confirmClicked } from '../sending';

describe('after a reload in a section after the questions', () => {
  // Proves J11.1.
  test('a reload restores the dates, the code and the price', async () => {
    expect(readOpenSection((await completeDates()).scope)).toBe('direct-debit');
    const pageVisit = await reloadPage();
    expect(readOpenSection(pageVisit.scope)).toBe('direct-debit');
    expect(readDates(pageVisit)).toEqual(enteredDates);
    expect(pageVisit.scope.getState(review.$costs)?.totalToPayNow.formatted).toBe('£27.42');
    expect(pageVisit.historyEntries).toHaveLength(1);
  });

  test('after a reload everything can be sent without completing a section again', async () => {
    await completeDates();
    let answersSent = 0;
    const pageVisit = await reloadPage('direct-debit', {
      saveAnswers: () => {
        answersSent += 1;
      },
    });
    await fillBank(pageVisit);
    await allSettled(confirmClicked, { scope: pageVisit.scope });
    expect(pageVisit.storedDetails[0]).toMatchObject({
      startDate: enteredDates.startDate,
      billingDay: enteredDates.billingDay,
      promotionCode: PROMOTION_CODE,
    });
    expect(answersSent).toBe(1);
    expect(pageVisit.departures).toEqual(['/checkout']);
  });

  test('a second reload restores the same, even before the first has finished restoring', async () => {
    await completeDates();
    const draftBefore = readCurrentDraft();
    let failLoading = () => {};
    const pendingTypes = new Promise<never>((_, reject) => {
      failLoading = () => reject({ kind: 'network' });
    });
    const pendingReload = reloadPage('direct-debit', { types: () => pendingTypes });
    expect(readCurrentDraft()).toEqual(draftBefore);
    failLoading();
    await pendingReload;
    expect(readCurrentDraft()).toEqual(draftBefore);
    await reloadPage();
    expect(readDates(await reloadPage())).toEqual(enteredDates);
  });

  test('open questions are still open after a reload', async () => {
    await completeDates();
    const { scope } = await reloadPage('questions');
    expect(readOpenSection(scope)).toBe('questions');
    expect(scope.getState($areAnswersGiven)).toBe(false);
    await allSettled(historyNavigated, { scope, params: 'dates' });
    expect(readOpenSection(scope)).toBe('questions');
  });

  test('answers that are no longer valid open their section after a reload', async () => {
    await completeDates();
    removeStored('session', 'pavilion.joining.answers');
    const { scope } = await reloadPage();
    expect(readOpenSection(scope)).toBe('questions');
    expect(readToasts(scope)).toEqual(['Please fill in required questions']);
  });

  test('accepted terms are still accepted after a reload', async () => {
    const pageVisit = await completeDates();
    await allSettled(healthTerms.restored, { scope: pageVisit.scope, params: ['health-1'] });
    const { scope } = await reloadPage();
    expect(scope.getState(healthTerms.$acceptedIds)).toEqual(['health-1']);
  });

  test('an expired code opens the dates again after a reload, because the price has changed', async () => {
    await completeDates();
    const { scope } = await reloadPage('direct-debit', {
      checkCode: () => Promise.reject({ kind: 'http', status: 404, message: null }),
    });
    expect(readOpenSection(scope)).toBe('dates');
    expect(scope.getState(promo.$error)).toBe('Code not recognised');
    expect(scope.getState(promo.$code)).toBe(PROMOTION_CODE);
  });

  // Proves J11.2.
  test('bank details are not restored after a reload', async () => {
    const pageVisit = await completeDates();
    await fillBank(pageVisit);
    expect(readOpenSection(pageVisit.scope)).toBe('confirm');
    const { scope } = await reloadPage('confirm');
    expect(readOpenSection(scope)).toBe('direct-debit');
    expect(scope.getState(directDebit.$fields).sortCode).toBe('');
  });
});

describe('after the session has expired', () => {
  test('after the session has expired a visitor gets neither the dates nor the code, before and after a reload', async () => {
    const pageVisit = await expireLogIn();
    expect(readOpenSection(pageVisit.scope)).toBe('details');
    expect(pageVisit.scope.getState(directDebit.$fields).accountNumber).toBe('');
    for (const currentVisit of [pageVisit, await reloadPage(null, { user: null })]) {
      expect(readOpenSection(currentVisit.scope)).toBe('details');
      expect(readDates(currentVisit)).toMatchObject(NO_DATES);
      expect(readDates(currentVisit).startDate).not.toBe(enteredDates.startDate);
    }
  });

  test('the log-in page returns the same customer to the dates, whose terms have to be accepted again', async () => {
    await expireLogIn();
    await reloadPage(null, { user: null });
    const reloadedVisit = await reloadPage(null);
    expect(readOpenSection(reloadedVisit.scope)).toBe('dates');
    expect(readDates(reloadedVisit)).toEqual(enteredDates);
    expect(reloadedVisit.scope.getState($areAnswersGiven)).toBe(true);
  });

  test.each([
    ['at once', (pageVisit: Visit) => pageVisit],
    ['after a reload', () => reloadPage(null, { user: null })],
  ])('logging in on the page itself %s returns to the dates', async (_, returnToPage) => {
    const pageVisit = await returnToPage(await expireLogIn());
    await logIn(pageVisit);
    expect(readOpenSection(pageVisit.scope)).toBe('dates');
    expect(readDates(pageVisit)).toMatchObject({
      startDate: enteredDates.startDate,
      billingDay: enteredDates.billingDay,
    });
    expect(pageVisit.scope.getState($areAnswersGiven)).toBe(true);
    expect(readCurrentDraft()).toMatchObject({
      startDate: enteredDates.startDate,
      promoCode: PROMOTION_CODE,
    });
  });

  test('a log-in in another tab returns the same customer to the dates too', async () => {
    const pageVisit = await expireLogIn();
    await allSettled(signedIn, { scope: pageVisit.scope, params: 'token-of-another-tab' });
    expect(readOpenSection(pageVisit.scope)).toBe('dates');
    expect(readDates(pageVisit).startDate).toBe(enteredDates.startDate);
  });

  test('accepted terms are not accepted for the next customer', async () => {
    const pageVisit = await completeDates();
    await allSettled(healthTerms.restored, { scope: pageVisit.scope, params: ['health-1'] });
    await allSettled(tokenRefused, { scope: pageVisit.scope });
    for (const user of [null, customer, otherUser]) {
      const { scope } = await reloadPage(null, { user });
      expect(scope.getState(healthTerms.$acceptedIds)).toEqual([]);
    }
  });

  test('another membership starts without the values of the first', async () => {
    const pageVisit = await expireLogIn();
    await chooseMembership(pageVisit, 'fixed');
    await logIn(pageVisit);
    expect(readDates(pageVisit)).toMatchObject(NO_DATES);
  });
});

describe('what is not restored', () => {
  test('nothing is restored after logging out', async () => {
    const pageVisit = await completeDates();
    await allSettled(signedOut, { scope: pageVisit.scope });
    expect(pageVisit.scope.getState(promo.$promotion)).toBeNull();
    const reloadedVisit = await reloadPage(null);
    expect(readOpenSection(reloadedVisit.scope)).toBe('details');
    expect(readDates(reloadedVisit)).not.toMatchObject({ startDate: enteredDates.startDate });
  });

  test('nothing is restored on a kiosk when a session has expired', async () => {
    const { scope } = await completeDates({ mode: { isKiosk: true, isEmbedded: false, centre: null } });
    await allSettled(tokenRefused, { scope });
    expect(scope.getState(review.$billingDay)).toBeNull();
    expect(scope.getState(promo.$promotion)).toBeNull();
    expect(readCurrentDraft()).toBeNull();
  });
});
