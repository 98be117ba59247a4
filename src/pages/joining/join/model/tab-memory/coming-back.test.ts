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

describe('after a reload beyond the questions', () => {
  // Proves J11.1.
  test('the page is restored with the dates, the code and the price', async () => {
    expect(openIn((await pastTheDates()).scope)).toBe('direct-debit');
    const visited = await reloaded();
    expect(openIn(visited.scope)).toBe('direct-debit');
    expect(datesIn(visited)).toEqual(given);
    expect(visited.scope.getState(review.$costs)?.totalToPayNow.formatted).toBe('£27.42');
    expect(visited.entries).toHaveLength(1);
  });

  test('everything is sent without a section having to be continued again', async () => {
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

  test('a second reload finds the same, even one that comes before everything is back', async () => {
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

  test('questions that were open are still being answered', async () => {
    await pastTheDates();
    const { scope } = await reloaded('questions');
    expect(openIn(scope)).toBe('questions');
    expect(scope.getState($areAnswersGiven)).toBe(false);
    await allSettled(historyNavigated, { scope, params: 'dates' });
    expect(openIn(scope)).toBe('questions');
  });

  test('answers that no longer do are asked for, in their section', async () => {
    await pastTheDates();
    removeStored('session', 'pavilion.joining.answers');
    const { scope } = await reloaded();
    expect(openIn(scope)).toBe('questions');
    expect(toastsIn(scope)).toEqual(['Please fill in required questions']);
  });

  test('the terms that were accepted are still accepted', async () => {
    const visited = await pastTheDates();
    await allSettled(healthTerms.restored, { scope: visited.scope, params: ['health-1'] });
    const { scope } = await reloaded();
    expect(scope.getState(healthTerms.$acceptedIds)).toEqual(['health-1']);
  });

  test('a code that has run out opens the dates again, for the price is another one', async () => {
    await pastTheDates();
    const { scope } = await reloaded('direct-debit', {
      checkCode: () => Promise.reject({ kind: 'http', status: 404, message: null }),
    });
    expect(openIn(scope)).toBe('dates');
    expect(scope.getState(promo.$error)).toBe('Code not recognised');
    expect(scope.getState(promo.$code)).toBe(CODE);
  });

  // Proves J11.2.
  test('bank details are not there', async () => {
    const visited = await pastTheDates();
    await fillBank(visited);
    expect(openIn(visited.scope)).toBe('confirm');
    const { scope } = await reloaded('confirm');
    expect(openIn(scope)).toBe('direct-debit');
    expect(scope.getState(directDebit.$fields).sortCode).toBe('');
  });
});

describe('after a session that ended by itself', () => {
  test('a visitor finds neither the dates nor the code, before and after the reload', async () => {
    const visited = await endedByItself();
    expect(openIn(visited.scope)).toBe('details');
    expect(visited.scope.getState(directDebit.$fields).accountNumber).toBe('');
    for (const seen of [visited, await reloaded(null, { user: null })]) {
      expect(openIn(seen.scope)).toBe('details');
      expect(datesIn(seen)).toMatchObject(NOTHING);
      expect(datesIn(seen).startDate).not.toBe(given.startDate);
    }
  });

  test('the log-in page leads the same customer back to the dates, whose terms are to be accepted again', async () => {
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
  ])('logging in on the page itself %s leads back to the dates', async (_, comingTo) => {
    const visited = await comingTo(await endedByItself());
    await logIn(visited);
    expect(openIn(visited.scope)).toBe('dates');
    expect(datesIn(visited)).toMatchObject({ startDate: given.startDate, billingDay: given.billingDay });
    expect(visited.scope.getState($areAnswersGiven)).toBe(true);
    expect(draft()).toMatchObject({ startDate: given.startDate, promoCode: CODE });
  });

  test('a log-in in another tab leads the same customer back as well', async () => {
    const visited = await endedByItself();
    await allSettled(signedIn, { scope: visited.scope, params: 'token-of-another-tab' });
    expect(openIn(visited.scope)).toBe('dates');
    expect(datesIn(visited).startDate).toBe(given.startDate);
  });

  test('the terms they had ticked are not ticked for the next customer', async () => {
    const visited = await pastTheDates();
    await allSettled(healthTerms.restored, { scope: visited.scope, params: ['health-1'] });
    await allSettled(tokenRefused, { scope: visited.scope });
    for (const user of [null, customer, other]) {
      const { scope } = await reloaded(null, { user });
      expect(scope.getState(healthTerms.$acceptedIds)).toEqual([]);
    }
  });

  test('another membership begins without what was given for the first', async () => {
    const visited = await endedByItself();
    await chooseMembership(visited, 'fixed');
    await logIn(visited);
    expect(datesIn(visited)).toMatchObject(NOTHING);
  });
});

describe('what does not come back', () => {
  test('anything after logging out', async () => {
    const visited = await pastTheDates();
    await allSettled(signedOut, { scope: visited.scope });
    expect(visited.scope.getState(promo.$promotion)).toBeNull();
    const back = await reloaded(null);
    expect(openIn(back.scope)).toBe('details');
    expect(datesIn(back)).not.toMatchObject({ startDate: given.startDate });
  });

  test('anything on a kiosk, when a session ends', async () => {
    const { scope } = await pastTheDates({ mode: { isKiosk: true, isEmbedded: false, centre: null } });
    await allSettled(tokenRefused, { scope });
    expect(scope.getState(review.$billingDay)).toBeNull();
    expect(scope.getState(promo.$promotion)).toBeNull();
    expect(draft()).toBeNull();
  });
});
