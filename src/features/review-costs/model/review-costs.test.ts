import { allSettled, createWatch } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { Costs } from '@/shared/api';
import { buildCosts, money } from '../testing/costs';
import { monthly, setUp } from '../testing/costs-world';

describe('reviewing dates and costs', () => {
  it('nothing is requested before the section is opened', async () => {
    const { model, scope, requests } = setUp();
    await allSettled(model.tomorrowClicked, { scope });
    expect(requests).toEqual([]);
  });

  it('no costs are requested, and no billing day is asked for, while no membership is chosen', async () => {
    const { model, scope, requests } = setUp({ selection: null });
    await allSettled(model.opened, { scope });
    await allSettled(model.tomorrowClicked, { scope });
    expect(requests).toEqual([]);
    expect(scope.getState(model.$needsBillingDay)).toBe(false);
    expect(scope.getState(model.$isMonthly)).toBe(false);
  });

  it('another membership’s price is not shown while the chosen one’s loads', async () => {
    const answers: ((costs: Costs) => void)[] = [];
    const { model, scope, $selection } = setUp({
      answer: () => new Promise((resolve) => answers.push(resolve)),
    });
    const opening = allSettled(model.opened, { scope });
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(buildCosts({ totalToPayNow: money(100) }));
    await opening;
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£1.00');
    const choosing = allSettled($selection, { scope, params: { ...monthly, optionId: 'other' } });
    await expect.poll(() => answers.length).toBe(2);
    expect(scope.getState(model.$costs)).toBe(null);
    answers[1]?.(buildCosts({ totalToPayNow: money(300) }));
    await choosing;
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£3.00');
  });

  it('opening the section requests today’s costs', async () => {
    const { model, scope, requests } = setUp();
    await allSettled(model.opened, { scope });
    expect(requests).toEqual([
      { typeId: 'type', optionId: 'option', venueId: 'venue', startDate: '2026-11-20' },
    ]);
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£27.42');
  });

  it('changing the start date, billing day or promotion requests the costs again', async () => {
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

  it('a newer request aborts the earlier one', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((costs: Costs) => void)[] = [];
    const { model, scope } = setUp({
      answer: (_, options) => {
        if (options?.signal) signals.push(options.signal);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    const shown = Promise.all([
      allSettled(model.opened, { scope }),
      allSettled(model.tomorrowClicked, { scope }),
      allSettled(model.billingDayChosen, { scope, params: 15 }),
    ]);
    await expect.poll(() => answers.length).toBe(3);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
    // The newest response counts, even if the oldest arrives last.
    answers[2]?.(buildCosts({ totalToPayNow: money(300) }));
    answers[1]?.(buildCosts({ totalToPayNow: money(200) }));
    answers[0]?.(buildCosts({ totalToPayNow: money(100) }));
    await shown;
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£3.00');
  });

  it('on another day the costs are requested again, and no past date is offered', async () => {
    const startDate = { min: '2026-11-20', max: '2026-12-20' };
    const { model, scope, requests, $today, dayChanged } = setUp({
      answer: async () => buildCosts({ startDate }),
    });
    await allSettled(model.opened, { scope });
    await allSettled(model.startDatePicked, { scope, params: '2026-12-01' });
    const requestCountBefore = requests.length;
    await allSettled($today, { scope, params: '2026-11-21' });
    await allSettled(dayChanged, { scope });
    expect(requests).toHaveLength(requestCountBefore + 1);
    expect(scope.getState(model.$bounds).min).toBe('2026-11-21');
    expect(scope.getState(model.$startDate)).toBe('2026-12-01');
  });

  // Proves J6.9.
  it('the start date is within the limits that come with the costs', async () => {
    const startDate = { min: '2026-12-01', max: '2027-01-01' };
    const { model, scope } = setUp({ answer: async () => buildCosts({ startDate }) });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-12-01');
    expect(scope.getState(model.$bounds)).toEqual(startDate);
  });

  // Proves J6.9.
  it('without limits, the membership can start within one month', () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$bounds)).toEqual({ min: '2026-11-20', max: '2026-12-20' });
  });

  // Proves J7.1.
  it.each([
    ['takes', 'where promotions are enabled', true],
    ['does not take', 'where promotions are not enabled', false],
  ] as const)('%s a promo code %s', async (_, __, promotionEnabled) => {
    const { model, scope } = setUp({ answer: async () => buildCosts({ promotionEnabled }) });
    expect(scope.getState(model.$takesPromoCode)).toBe(false);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$takesPromoCode)).toBe(promotionEnabled);
  });

  it('a customer who has a billing date is not asked for a billing day, and none is sent', async () => {
    const { model, scope, requests } = setUp({ user: { hasInstruction: false, hasBillingDate: true } });
    await allSettled(model.opened, { scope });
    await allSettled(model.billingDayChosen, { scope, params: 15 });
    expect(scope.getState(model.$needsBillingDay)).toBe(false);
    expect(scope.getState(model.$billingDay)).toBe(null);
    expect(requests).toHaveLength(1);
  });

  // Proves J6.13.
  it('a monthly membership cannot continue before a billing day is chosen', async () => {
    const { model, scope } = setUp();
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['choose the day of your monthly payments']);
    await allSettled(model.billingDayChosen, { scope, params: 1 });
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  it('the server’s suggested billing day is preselected without requesting the price again', async () => {
    const { model, scope, requests } = setUp({ answer: async () => buildCosts({ billingDay: 15 }) });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$billingDay)).toBe(15);
    expect(scope.getState(model.$canContinue)).toBe(true);
    expect(requests).toEqual([
      { typeId: 'type', optionId: 'option', venueId: 'venue', startDate: '2026-11-20' },
    ]);
    await allSettled(model.billingDayChosen, { scope, params: 1 });
    expect(scope.getState(model.$billingDay)).toBe(1);
  });

  it.each([28, null])(
    'no billing day is preselected if the costs are for %s, which cannot be chosen',
    async (billingDay) => {
      const { model, scope } = setUp({ answer: async () => buildCosts({ billingDay }) });
      await allSettled(model.opened, { scope });
      expect(scope.getState(model.$billingDay)).toBeNull();
      expect(scope.getState(model.$canContinue)).toBe(false);
    },
  );

  it('each billing day shows the total to pay today if the server gives it', async () => {
    const billingDayTotals = [{ day: 15, totalToPayNow: money(4353), prettyFirstBillingDate: null }];
    const { model, scope } = setUp({ answer: async () => buildCosts({ billingDayTotals }) });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$billingDays)).toEqual([
      { day: 1, totalToPayNow: null },
      { day: 15, totalToPayNow: '£43.53' },
    ]);
  });

  it('a customer with an instruction is not asked for a billing day and is told that the payment aligns', async () => {
    const { model, scope } = setUp({ user: { hasInstruction: true, hasBillingDate: false } });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$needsBillingDay)).toBe(false);
    expect(scope.getState(model.$isBillingDateAligned)).toBe(true);
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  // Proves J6.13.
  it('a single payment needs no billing day', async () => {
    const { model, scope } = setUp({ selection: { ...monthly, paymentType: 'fixed' } });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  // Proves J6.15.
  it('the customer cannot continue before accepting the terms', async () => {
    const { model, scope } = setUp({
      selection: { ...monthly, paymentType: 'fixed' },
      terms: ['accept: Membership terms'],
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['accept: Membership terms']);
    expect(scope.getState(model.$canContinue)).toBe(false);
  });

  // Proves J6.12.
  it('the server’s messages about dates are shown at their fields until they are edited', async () => {
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

  it('the steps left to do include a valid date and a price', async () => {
    const { model, scope } = setUp({ selection: { ...monthly, paymentType: 'fixed' } });
    expect(scope.getState(model.$blockers)).toEqual(['wait for the price']);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual([]);
    await allSettled(model.startDateTyped, { scope, params: 'soon' });
    await allSettled(model.startDateLeft, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['correct the start date']);
    expect(scope.getState(model.$canContinue)).toBe(false);
  });

  it('the customer can continue only when nothing is left to do', async () => {
    const { model, scope } = setUp();
    const onCompleted = vi.fn();
    createWatch({ unit: model.completed, scope, fn: onCompleted });
    await allSettled(model.opened, { scope });
    await allSettled(model.continueClicked, { scope });
    expect(onCompleted).not.toHaveBeenCalled();
    await allSettled(model.billingDayChosen, { scope, params: 15 });
    await allSettled(model.continueClicked, { scope });
    expect(onCompleted).toHaveBeenCalledOnce();
  });

  it('changing the date keeps the server’s message about the billing day, and the other way round', async () => {
    const { model, scope } = setUp();
    const params = { startDate: ['Too early.'], billingDay: ['Not offered.'] };
    await allSettled(model.serverRefused, { scope, params });
    await allSettled(model.tomorrowClicked, { scope });
    expect(scope.getState(model.$startDateError)).toBeNull();
    expect(scope.getState(model.$billingDayError)).toBe('Not offered.');
    await allSettled(model.serverRefused, { scope, params });
    await allSettled(model.billingDayChosen, { scope, params: 1 });
    expect(scope.getState(model.$startDateError)).toBe('Too early.');
    expect(scope.getState(model.$billingDayError)).toBeNull();
  });

  it('only refusals about a field are counted', async () => {
    const { model, scope } = setUp();
    await allSettled(model.serverRefused, { scope, params: {} });
    expect(scope.getState(model.$refusalCount)).toBe(0);
    await allSettled(model.serverRefused, { scope, params: { startDate: ['Too early.'] } });
    expect(scope.getState(model.$refusalCount)).toBe(1);
  });

  it('a reset returns to today', async () => {
    const { model, scope } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled(model.tomorrowClicked, { scope });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-20');
    expect(scope.getState(model.$costs)).toBe(null);
  });

  it('the billing days come with the costs, and none is offered before they load', async () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$billingDays)).toEqual([]);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$billingDays).map(({ day }) => day)).toEqual([1, 15]);
  });

  it.each([
    ['recurring', true],
    ['fixed', false],
  ] as const)('a membership that is %s is paid monthly: %s', (paymentType, isMonthly) => {
    const { model, scope } = setUp({ selection: { ...monthly, paymentType } });
    expect(scope.getState(model.$isMonthly)).toBe(isMonthly);
  });

  it('payments do not align for a customer without a billing date', () => {
    const { model, scope } = setUp({ user: { hasInstruction: false, hasBillingDate: false } });
    expect(scope.getState(model.$isBillingDateAligned)).toBe(false);
    expect(scope.getState(model.$needsBillingDay)).toBe(true);
  });
});
