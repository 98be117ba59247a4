import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedOut, tokenRefused } from '@/entities/customer';
import { readStored } from '@/shared/lib';
import { text } from '@/shared/messages';
import { aUser } from '@/shared/testing';
import { readDraft } from '../lib/kept-selection';
import { detailsContinued } from './joining';
import { chooseMembership, fillBank, openIn, toastsIn } from './joining-steps';
import { type Visit, visit, type World } from './joining-world';
import { directDebit, healthTerms, progress, promo, questions, review, signIn } from './parts';
import { $areAnswersGiven, confirmClicked } from './sending';

const MONTHLY = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';
const customer = aUser();
const CODE = 'SWIM10';

/** A customer of a membership with questions who has finished the dates and stands before the bank details. */
async function pastTheDates(world: World = {}) {
  const visited = await visit({ user: customer, hasQuestions: true, ...world });
  const { scope } = visited;
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.answered, { scope, params: { 'f-q-1': 'Swim a mile' } });
  await allSettled(questions.continueClicked, { scope });
  await allSettled(review.startDateTyped, { scope, params: '05/01/2998' });
  await allSettled(review.startDateLeft, { scope });
  await allSettled(review.billingDayChosen, { scope, params: 15 });
  await allSettled(promo.addClicked, { scope });
  await allSettled(promo.codeChanged, { scope, params: CODE });
  await allSettled(promo.applyClicked, { scope });
  await allSettled(review.continueClicked, { scope });
  expect(openIn(scope)).toBe('direct-debit');
  return visited;
}

const draft = () => readDraft(readStored('session', 'pavilion.joining'));

/** The page as it is after a reload: what the tab keeps is there, and the history entry of the open section. */
const reloaded = (section: string | null = 'direct-debit', world: World = {}) =>
  visit({
    path: MONTHLY,
    state: section === null ? null : { section },
    kept: draft(),
    user: customer,
    hasQuestions: true,
    ...world,
  });

const datesIn = ({ scope }: Visit) => ({
  startDate: scope.getState(review.$startDate),
  billingDay: scope.getState(review.$billingDay),
  code: scope.getState(promo.$promotion)?.code ?? null,
});
const given = { startDate: '2998-01-05', billingDay: 15, code: CODE };

describe('after a reload beyond the questions', () => {
  test('the page stands where it was, with the dates, the code and the price', async () => {
    await pastTheDates();
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
    await allSettled(progress.returned, { scope, params: 'dates' });
    expect(openIn(scope)).toBe('questions');
  });

  test('answers that no longer do are asked for, in their section', async () => {
    await pastTheDates();
    const { scope } = await reloaded('direct-debit', { user: aUser({ id: 'somebody-else' }) });
    expect(openIn(scope)).toBe('questions');
    expect(toastsIn(scope)).toEqual([text('questions.required')]);
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
  test('the dates and the code are still there for whoever comes', async () => {
    const visited = await pastTheDates();
    await fillBank(visited);
    await allSettled(tokenRefused, { scope: visited.scope });
    expect(openIn(visited.scope)).toBe('details');
    expect(visited.scope.getState(directDebit.$fields).accountNumber).toBe('');
    const visitor = await reloaded(null, { user: null });
    expect(openIn(visitor.scope)).toBe('details');
    expect(visitor.scope.getState(review.$startDate)).toBe(given.startDate);
  });

  test('the log-in page leads back to the dates, whose terms are to be accepted again', async () => {
    const visited = await pastTheDates();
    await allSettled(tokenRefused, { scope: visited.scope });
    await reloaded(null, { user: null });
    const back = await reloaded(null);
    expect(openIn(back.scope)).toBe('dates');
    expect(datesIn(back)).toEqual(given);
    expect(back.scope.getState($areAnswersGiven)).toBe(true);
  });

  test('logging in on the page itself leads back to the dates', async () => {
    const { scope } = await pastTheDates();
    await allSettled(tokenRefused, { scope });
    await allSettled(signIn.usernameChanged, { scope, params: 'sam@example.com' });
    await allSettled(signIn.passwordChanged, { scope, params: 'Swim-2026!' });
    await allSettled(signIn.submitted, { scope });
    expect(openIn(scope)).toBe('dates');
    expect(scope.getState(review.$startDate)).toBe(given.startDate);
    expect(scope.getState($areAnswersGiven)).toBe(true);
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
