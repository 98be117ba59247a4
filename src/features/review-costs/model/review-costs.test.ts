import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ApiFailure, Costs } from '@/shared/api';
import { costLines, paymentTimeline } from '../lib/cost-timeline';
import { createReviewCosts, type Selection } from './review-costs';

function money(amount: number) {
  const decimal = (amount / 100).toFixed(2);
  return { amount, decimal, formatted: `£${decimal}` };
}

function costsOf(overrides: Partial<Costs> = {}): Costs {
  return {
    totalToPayNow: money(2742),
    prettyFirstBillingDate: '1st December 2026',
    firstBillingDate: '2026-12-01',
    proRataDays: 11,
    billingDay: null,
    billingDays: [1, 15],
    startDate: { min: '2026-11-20', max: '2026-12-20' },
    today: '2026-11-20',
    globalBasePrice: money(3500),
    paymentType: 'recurring',
    fixedDuration: null,
    fixedPeriod: null,
    promotionEnabled: true,
    directDebitProvider: 'bacs',
    fees: {
      joiningFee: money(1500),
      baseFee: money(3500),
      proRataFee: money(1242),
      monthInHandFee: null,
      discount: null,
    },
    ...overrides,
  };
}

const monthly: Selection = { typeId: 'type', optionId: 'option', venueId: 'venue', paymentType: 'recurring' };

function setUp({
  selection = monthly,
  user = null,
  terms = [],
  answer = async () => costsOf(),
}: {
  selection?: Selection;
  user?: { hasInstruction: boolean; hasBillingDate: boolean } | null;
  terms?: readonly string[];
  answer?: (request: unknown) => Promise<Costs>;
} = {}) {
  const requests: unknown[] = [];
  const $promotionId = createStore<string | null>(null);
  const model = createReviewCosts({
    $selection: createStore<Selection | null>(selection),
    $user: createStore(user),
    $promotionId,
    $today: createStore('2026-11-20'),
    $termsBlockers: createStore(terms),
    load: (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { model, scope: fork(), requests, $promotionId };
}

const failingWith = (failure: ApiFailure) => () => Promise.reject(failure);

describe('reviewing dates and costs', () => {
  it('asks for nothing before the section is opened', async () => {
    const { model, scope, requests } = setUp();
    await allSettled(model.startDateTyped, { scope, params: '1' });
    expect(requests).toEqual([]);
  });

  it('asks for the costs of today when it is opened', async () => {
    const { model, scope, requests } = setUp();
    await allSettled(model.opened, { scope });
    expect(requests).toEqual([
      { typeId: 'type', optionId: 'option', venueId: 'venue', startDate: '2026-11-20' },
    ]);
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£27.42');
  });

  it('asks again when the start date, the billing day or the promotion changes', async () => {
    const { model, scope, requests, $promotionId } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled(model.tomorrowClicked, { scope });
    await allSettled(model.billingDayChosen, { scope, params: 15 });
    await allSettled($promotionId, { scope, params: 'promotion' });
    expect(requests.at(-1)).toEqual({
      typeId: 'type',
      optionId: 'option',
      venueId: 'venue',
      startDate: '2026-11-21',
      billingDay: 15,
      promotionCodeId: 'promotion',
    });
    expect(requests).toHaveLength(4);
  });

  it('cannot continue before a billing day is chosen for a monthly membership', async () => {
    const { model, scope } = setUp();
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['choose the day of your monthly payments']);
    await allSettled(model.billingDayChosen, { scope, params: 1 });
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  it('asks a customer with an instruction for no billing day and says that it aligns', async () => {
    const { model, scope } = setUp({ user: { hasInstruction: true, hasBillingDate: false } });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$needsBillingDay)).toBe(false);
    expect(scope.getState(model.$isAligned)).toBe(true);
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  it('needs no billing day for a single payment', async () => {
    const { model, scope } = setUp({ selection: { ...monthly, paymentType: 'fixed' } });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  it('cannot continue before the terms are accepted', async () => {
    const { model, scope } = setUp({
      selection: { ...monthly, paymentType: 'fixed' },
      terms: ['accept: Membership terms'],
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['accept: Membership terms']);
    expect(scope.getState(model.$canContinue)).toBe(false);
  });

  it("says 'Could not calculate price.' when the server cannot", async () => {
    const { model, scope } = setUp({
      answer: failingWith({
        kind: 'validation',
        message: 'No.',
        errors: { incalculablePrice: ['No price.'] },
      }),
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$costsError)).toBe('Could not calculate price.');
    expect(scope.getState(model.$canContinue)).toBe(false);
  });

  it('offers another try after a failing call, and takes the error away when it succeeds', async () => {
    let isUp = false;
    const { model, scope } = setUp({
      answer: () => (isUp ? Promise.resolve(costsOf()) : Promise.reject({ kind: 'network' })),
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$costsError)).toBe('Something has gone wrong, please try again.');
    isUp = true;
    await allSettled(model.retryClicked, { scope });
    expect(scope.getState(model.$costsError)).toBe(null);
    expect(scope.getState(model.$costs)).not.toBe(null);
  });

  it("shows the server's words for the dates beside them until they are edited", async () => {
    const { model, scope } = setUp();
    await allSettled(model.serverRefused, {
      scope,
      params: { startDate: ['Too early.'], billingDay: ['Not offered.'] },
    });
    expect(scope.getState(model.$startDateError)).toBe('Too early.');
    expect(scope.getState(model.$billingDayError)).toBe('Not offered.');
    await allSettled(model.tomorrowClicked, { scope });
    await allSettled(model.billingDayChosen, { scope, params: 1 });
    expect(scope.getState(model.$startDateError)).toBe(null);
    expect(scope.getState(model.$billingDayError)).toBe(null);
  });
});

describe('the display of costs', () => {
  it('lists the fees that apply', () => {
    const costs = costsOf({ fees: { ...costsOf().fees, monthInHandFee: money(3500), discount: money(500) } });
    expect(costLines(costs).map(({ label, amount }) => [label, amount])).toEqual([
      ['Setup fee', '£15.00'],
      ['Month in hand fee', '£35.00'],
      ['Pro-rata fee for the first month (11 days)', '£12.42'],
      ['Code Applied', '-£5.00'],
    ]);
  });

  it('dates the payments: today, the first collection, then monthly', () => {
    expect(paymentTimeline(costsOf(), false).map(({ when, amount }) => [when, amount])).toEqual([
      ['Today', '£27.42'],
      ['1st December 2026', '£35.00'],
      ['Every month after that', '£35.00'],
    ]);
  });

  it('speaks of the usual payment date where the first one is not known', () => {
    expect(paymentTimeline(costsOf({ prettyFirstBillingDate: null }), true)[1]?.when).toBe(
      'Next month, on your usual payment date',
    );
  });

  it('promises no date before a billing day is chosen', () => {
    expect(paymentTimeline(costsOf({ prettyFirstBillingDate: null }), false)[1]?.when).toBe(
      'On the day you choose',
    );
  });

  it('shows one payment for a single payment', () => {
    expect(paymentTimeline(costsOf({ paymentType: 'fixed' }), false)).toHaveLength(1);
  });
});
