import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedIn, signedOut, tokenRefused } from '@/entities/customer';
import { removeStored } from '@/shared/lib';
import {
  customer,
  endWithoutCustomer,
  givenDates,
  logIn,
  NO_DATES,
  otherUser,
  PROMOTION_CODE,
  passDates,
  readCurrentDraft,
  readDates,
  reload,
} from '../../testing/coming-back-steps';
import { chooseMembership, fillBank, openIn, readToasts } from '../../testing/joining-steps';
import type { Visit } from '../../testing/joining-world';
import { directDebit, healthTerms, promo, review } from '../features';
import { historyNavigated } from '../flow-events';
import { $areAnswersGiven, confirmClicked } from '../sending';

describe('after a reload in a section after the questions', () => {
  // Proves J11.1.
  test('a reload restores the dates, the code and the price', async () => {
    expect(openIn((await passDates()).scope)).toBe('direct-debit');
    const visited = await reload();
    expect(openIn(visited.scope)).toBe('direct-debit');
    expect(readDates(visited)).toEqual(givenDates);
    expect(visited.scope.getState(review.$costs)?.totalToPayNow.formatted).toBe('£27.42');
    expect(visited.entries).toHaveLength(1);
  });

  test('after a reload everything can be sent without completing a section again', async () => {
    await passDates();
    let answersSent = 0;
    const visited = await reload('direct-debit', {
      saveAnswers: () => {
        answersSent += 1;
      },
    });
    await fillBank(visited);
    await allSettled(confirmClicked, { scope: visited.scope });
    expect(visited.storedDetails[0]).toMatchObject({
      startDate: givenDates.startDate,
      billingDay: givenDates.billingDay,
      promotionCode: PROMOTION_CODE,
    });
    expect(answersSent).toBe(1);
    expect(visited.departures).toEqual(['/checkout']);
  });

  test('a second reload restores the same, even before the first has finished restoring', async () => {
    await passDates();
    const draftBefore = readCurrentDraft();
    let fail = () => {};
    const never = new Promise<never>((_, reject) => {
      fail = () => reject({ kind: 'network' });
    });
    const slow = reload('direct-debit', { types: () => never });
    expect(readCurrentDraft()).toEqual(draftBefore);
    fail();
    await slow;
    expect(readCurrentDraft()).toEqual(draftBefore);
    await reload();
    expect(readDates(await reload())).toEqual(givenDates);
  });

  test('open questions are still open after a reload', async () => {
    await passDates();
    const { scope } = await reload('questions');
    expect(openIn(scope)).toBe('questions');
    expect(scope.getState($areAnswersGiven)).toBe(false);
    await allSettled(historyNavigated, { scope, params: 'dates' });
    expect(openIn(scope)).toBe('questions');
  });

  test('answers that are no longer valid open their section after a reload', async () => {
    await passDates();
    removeStored('session', 'pavilion.joining.answers');
    const { scope } = await reload();
    expect(openIn(scope)).toBe('questions');
    expect(readToasts(scope)).toEqual(['Please fill in required questions']);
  });

  test('accepted terms are still accepted after a reload', async () => {
    const visited = await passDates();
    await allSettled(healthTerms.restored, { scope: visited.scope, params: ['health-1'] });
    const { scope } = await reload();
    expect(scope.getState(healthTerms.$acceptedIds)).toEqual(['health-1']);
  });

  test('an expired code opens the dates again after a reload, because the price has changed', async () => {
    await passDates();
    const { scope } = await reload('direct-debit', {
      checkCode: () => Promise.reject({ kind: 'http', status: 404, message: null }),
    });
    expect(openIn(scope)).toBe('dates');
    expect(scope.getState(promo.$error)).toBe('Code not recognised');
    expect(scope.getState(promo.$code)).toBe(PROMOTION_CODE);
  });

  // Proves J11.2.
  test('bank details are not restored after a reload', async () => {
    const visited = await passDates();
    await fillBank(visited);
    expect(openIn(visited.scope)).toBe('confirm');
    const { scope } = await reload('confirm');
    expect(openIn(scope)).toBe('direct-debit');
    expect(scope.getState(directDebit.$fields).sortCode).toBe('');
  });
});

describe('after the session has expired', () => {
  test('after the session has expired a visitor gets neither the dates nor the code, before and after a reload', async () => {
    const visited = await endWithoutCustomer();
    expect(openIn(visited.scope)).toBe('details');
    expect(visited.scope.getState(directDebit.$fields).accountNumber).toBe('');
    for (const currentVisit of [visited, await reload(null, { user: null })]) {
      expect(openIn(currentVisit.scope)).toBe('details');
      expect(readDates(currentVisit)).toMatchObject(NO_DATES);
      expect(readDates(currentVisit).startDate).not.toBe(givenDates.startDate);
    }
  });

  test('the log-in page returns the same customer to the dates, whose terms have to be accepted again', async () => {
    await endWithoutCustomer();
    await reload(null, { user: null });
    const reloadedVisit = await reload(null);
    expect(openIn(reloadedVisit.scope)).toBe('dates');
    expect(readDates(reloadedVisit)).toEqual(givenDates);
    expect(reloadedVisit.scope.getState($areAnswersGiven)).toBe(true);
  });

  test.each([
    ['at once', (visited: Visit) => visited],
    ['after a reload', () => reload(null, { user: null })],
  ])('logging in on the page itself %s returns to the dates', async (_, comingTo) => {
    const visited = await comingTo(await endWithoutCustomer());
    await logIn(visited);
    expect(openIn(visited.scope)).toBe('dates');
    expect(readDates(visited)).toMatchObject({
      startDate: givenDates.startDate,
      billingDay: givenDates.billingDay,
    });
    expect(visited.scope.getState($areAnswersGiven)).toBe(true);
    expect(readCurrentDraft()).toMatchObject({ startDate: givenDates.startDate, promoCode: PROMOTION_CODE });
  });

  test('a log-in in another tab returns the same customer to the dates too', async () => {
    const visited = await endWithoutCustomer();
    await allSettled(signedIn, { scope: visited.scope, params: 'token-of-another-tab' });
    expect(openIn(visited.scope)).toBe('dates');
    expect(readDates(visited).startDate).toBe(givenDates.startDate);
  });

  test('accepted terms are not accepted for the next customer', async () => {
    const visited = await passDates();
    await allSettled(healthTerms.restored, { scope: visited.scope, params: ['health-1'] });
    await allSettled(tokenRefused, { scope: visited.scope });
    for (const user of [null, customer, otherUser]) {
      const { scope } = await reload(null, { user });
      expect(scope.getState(healthTerms.$acceptedIds)).toEqual([]);
    }
  });

  test('another membership starts without the values of the first', async () => {
    const visited = await endWithoutCustomer();
    await chooseMembership(visited, 'fixed');
    await logIn(visited);
    expect(readDates(visited)).toMatchObject(NO_DATES);
  });
});

describe('what is not restored', () => {
  test('nothing is restored after logging out', async () => {
    const visited = await passDates();
    await allSettled(signedOut, { scope: visited.scope });
    expect(visited.scope.getState(promo.$promotion)).toBeNull();
    const reloadedVisit = await reload(null);
    expect(openIn(reloadedVisit.scope)).toBe('details');
    expect(readDates(reloadedVisit)).not.toMatchObject({ startDate: givenDates.startDate });
  });

  test('nothing is restored on a kiosk when a session has expired', async () => {
    const { scope } = await passDates({ mode: { isKiosk: true, isEmbedded: false, centre: null } });
    await allSettled(tokenRefused, { scope });
    expect(scope.getState(review.$billingDay)).toBeNull();
    expect(scope.getState(promo.$promotion)).toBeNull();
    expect(readCurrentDraft()).toBeNull();
  });
});
