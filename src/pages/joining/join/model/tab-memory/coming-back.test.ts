import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedIn, signedOut, tokenRefused } from '@/entities/customer';
import { removeStored } from '@/shared/lib';
import {
  CODE,
  customer,
  datesIn,
  draft,
  endedByItself,
  given,
  logIn,
  NOTHING,
  other,
  pastTheDates,
  reloaded,
} from '../../testing/coming-back-steps';
import { chooseMembership, fillBank, openIn, toastsIn } from '../../testing/joining-steps';
import type { Visit } from '../../testing/joining-world';
import { directDebit, healthTerms, promo, review } from '../features';
import { historyNavigated } from '../flow-events';
import { $areAnswersGiven, confirmClicked } from '../sending';

describe('after a reload in a section after the questions', () => {
  // Proves J11.1.
  test('a reload restores the dates, the code and the price', async () => {
    expect(openIn((await pastTheDates()).scope)).toBe('direct-debit');
    const visited = await reloaded();
    expect(openIn(visited.scope)).toBe('direct-debit');
    expect(datesIn(visited)).toEqual(given);
    expect(visited.scope.getState(review.$costs)?.totalToPayNow.formatted).toBe('£27.42');
    expect(visited.entries).toHaveLength(1);
  });

  test('after a reload everything can be sent without completing a section again', async () => {
    await pastTheDates();
    let answersSent = 0;
    const visited = await reloaded('direct-debit', {
      saveAnswers: () => {
        answersSent += 1;
      },
    });
    await fillBank(visited);
    await allSettled(confirmClicked, { scope: visited.scope });
    expect(visited.stored[0]).toMatchObject({
      startDate: given.startDate,
      billingDay: given.billingDay,
      promotionCode: CODE,
    });
    expect(answersSent).toBe(1);
    expect(visited.left).toEqual(['/checkout']);
  });

  test('a second reload restores the same, even before the first has finished restoring', async () => {
    await pastTheDates();
    const before = draft();
    let fail = () => {};
    const never = new Promise<never>((_, reject) => {
      fail = () => reject({ kind: 'network' });
    });
    const slow = reloaded('direct-debit', { types: () => never });
    expect(draft()).toEqual(before);
    fail();
    await slow;
    expect(draft()).toEqual(before);
    await reloaded();
    expect(datesIn(await reloaded())).toEqual(given);
  });

  test('open questions are still open after a reload', async () => {
    await pastTheDates();
    const { scope } = await reloaded('questions');
    expect(openIn(scope)).toBe('questions');
    expect(scope.getState($areAnswersGiven)).toBe(false);
    await allSettled(historyNavigated, { scope, params: 'dates' });
    expect(openIn(scope)).toBe('questions');
  });

  test('answers that are no longer valid open their section after a reload', async () => {
    await pastTheDates();
    removeStored('session', 'pavilion.joining.answers');
    const { scope } = await reloaded();
    expect(openIn(scope)).toBe('questions');
    expect(toastsIn(scope)).toEqual(['Please fill in required questions']);
  });

  test('accepted terms are still accepted after a reload', async () => {
    const visited = await pastTheDates();
    await allSettled(healthTerms.restored, { scope: visited.scope, params: ['health-1'] });
    const { scope } = await reloaded();
    expect(scope.getState(healthTerms.$acceptedIds)).toEqual(['health-1']);
  });

  test('an expired code opens the dates again after a reload, because the price has changed', async () => {
    await pastTheDates();
    const { scope } = await reloaded('direct-debit', {
      checkCode: () => Promise.reject({ kind: 'http', status: 404, message: null }),
    });
    expect(openIn(scope)).toBe('dates');
    expect(scope.getState(promo.$error)).toBe('Code not recognised');
    expect(scope.getState(promo.$code)).toBe(CODE);
  });

  // Proves J11.2.
  test('bank details are not restored after a reload', async () => {
    const visited = await pastTheDates();
    await fillBank(visited);
    expect(openIn(visited.scope)).toBe('confirm');
    const { scope } = await reloaded('confirm');
    expect(openIn(scope)).toBe('direct-debit');
    expect(scope.getState(directDebit.$fields).sortCode).toBe('');
  });
});

describe('after the session has expired', () => {
  test('after the session has expired a visitor gets neither the dates nor the code, before and after a reload', async () => {
    const visited = await endedByItself();
    expect(openIn(visited.scope)).toBe('details');
    expect(visited.scope.getState(directDebit.$fields).accountNumber).toBe('');
    for (const seen of [visited, await reloaded(null, { user: null })]) {
      expect(openIn(seen.scope)).toBe('details');
      expect(datesIn(seen)).toMatchObject(NOTHING);
      expect(datesIn(seen).startDate).not.toBe(given.startDate);
    }
  });

  test('the log-in page returns the same customer to the dates, whose terms have to be accepted again', async () => {
    await endedByItself();
    await reloaded(null, { user: null });
    const back = await reloaded(null);
    expect(openIn(back.scope)).toBe('dates');
    expect(datesIn(back)).toEqual(given);
    expect(back.scope.getState($areAnswersGiven)).toBe(true);
  });

  test.each([
    ['at once', (visited: Visit) => visited],
    ['after a reload', () => reloaded(null, { user: null })],
  ])('logging in on the page itself %s returns to the dates', async (_, comingTo) => {
    const visited = await comingTo(await endedByItself());
    await logIn(visited);
    expect(openIn(visited.scope)).toBe('dates');
    expect(datesIn(visited)).toMatchObject({ startDate: given.startDate, billingDay: given.billingDay });
    expect(visited.scope.getState($areAnswersGiven)).toBe(true);
    expect(draft()).toMatchObject({ startDate: given.startDate, promoCode: CODE });
  });

  test('a log-in in another tab returns the same customer to the dates too', async () => {
    const visited = await endedByItself();
    await allSettled(signedIn, { scope: visited.scope, params: 'token-of-another-tab' });
    expect(openIn(visited.scope)).toBe('dates');
    expect(datesIn(visited).startDate).toBe(given.startDate);
  });

  test('accepted terms are not accepted for the next customer', async () => {
    const visited = await pastTheDates();
    await allSettled(healthTerms.restored, { scope: visited.scope, params: ['health-1'] });
    await allSettled(tokenRefused, { scope: visited.scope });
    for (const user of [null, customer, other]) {
      const { scope } = await reloaded(null, { user });
      expect(scope.getState(healthTerms.$acceptedIds)).toEqual([]);
    }
  });

  test('another membership starts without the values of the first', async () => {
    const visited = await endedByItself();
    await chooseMembership(visited, 'fixed');
    await logIn(visited);
    expect(datesIn(visited)).toMatchObject(NOTHING);
  });
});

describe('what is not restored', () => {
  test('nothing is restored after logging out', async () => {
    const visited = await pastTheDates();
    await allSettled(signedOut, { scope: visited.scope });
    expect(visited.scope.getState(promo.$promotion)).toBeNull();
    const back = await reloaded(null);
    expect(openIn(back.scope)).toBe('details');
    expect(datesIn(back)).not.toMatchObject({ startDate: given.startDate });
  });

  test('nothing is restored on a kiosk when a session has expired', async () => {
    const { scope } = await pastTheDates({ mode: { isKiosk: true, isEmbedded: false, centre: null } });
    await allSettled(tokenRefused, { scope });
    expect(scope.getState(review.$billingDay)).toBeNull();
    expect(scope.getState(promo.$promotion)).toBeNull();
    expect(draft()).toBeNull();
  });
});
