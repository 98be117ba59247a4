import { allSettled, createWatch } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { Costs } from '@/shared/api';
import { costsOf, money } from '../testing/costs';
import { monthly, setUp } from '../testing/costs-world';

describe('reviewing dates and costs', () => {
  it('reviewing dates and costs asks for nothing before the section is opened', async () => {
    const { model, scope, requests } = setUp();
    await allSettled(model.tomorrowClicked, { scope });
    expect(requests).toEqual([]);
  });

  it('reviewing dates and costs asks for nothing, and for no billing day, while no membership is chosen', async () => {
    const { model, scope, requests } = setUp({ selection: null });
    await allSettled(model.opened, { scope });
    await allSettled(model.tomorrowClicked, { scope });
    expect(requests).toEqual([]);
    expect(scope.getState(model.$needsBillingDay)).toBe(false);
    expect(scope.getState(model.$isMonthly)).toBe(false);
  });

  it('reviewing dates and costs shows no price of another membership while the price of the chosen one is loading', async () => {
    const answers: ((costs: Costs) => void)[] = [];
    const { model, scope, $selection } = setUp({
      answer: () => new Promise((resolve) => answers.push(resolve)),
    });
    const opening = allSettled(model.opened, { scope });
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(costsOf({ totalToPayNow: money(100) }));
    await opening;
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£1.00');
    const choosing = allSettled($selection, { scope, params: { ...monthly, optionId: 'other' } });
    await expect.poll(() => answers.length).toBe(2);
    expect(scope.getState(model.$costs)).toBe(null);
    answers[1]?.(costsOf({ totalToPayNow: money(300) }));
    await choosing;
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£3.00');
  });

  it('reviewing dates and costs asks for the costs of today when it is opened', async () => {
    const { model, scope, requests } = setUp();
    await allSettled(model.opened, { scope });
    expect(requests).toEqual([
      { typeId: 'type', optionId: 'option', venueId: 'venue', startDate: '2026-11-20' },
    ]);
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£27.42');
  });

  it('reviewing dates and costs asks again when the start date, the billing day or the promotion changes', async () => {
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

  it('breaks an earlier request off when a newer one takes its place', async () => {
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
    // The newest answer counts, although the oldest comes last.
    answers[2]?.(costsOf({ totalToPayNow: money(300) }));
    answers[1]?.(costsOf({ totalToPayNow: money(200) }));
    answers[0]?.(costsOf({ totalToPayNow: money(100) }));
    await shown;
    expect(scope.getState(model.$costs)?.totalToPayNow.formatted).toBe('£3.00');
  });

  it('reviewing dates and costs asks again on another day, and offers no day that has passed', async () => {
    const startDate = { min: '2026-11-20', max: '2026-12-20' };
    const { model, scope, requests, $today, dayChanged } = setUp({
      answer: async () => costsOf({ startDate }),
    });
    await allSettled(model.opened, { scope });
    await allSettled(model.startDatePicked, { scope, params: '2026-12-01' });
    const before = requests.length;
    await allSettled($today, { scope, params: '2026-11-21' });
    await allSettled(dayChanged, { scope });
    expect(requests).toHaveLength(before + 1);
    expect(scope.getState(model.$bounds).min).toBe('2026-11-21');
    expect(scope.getState(model.$startDate)).toBe('2026-12-01');
  });

  // Proves J6.9.
  it('reviewing dates and costs starts no earlier than the costs say, and no later than they say', async () => {
    const startDate = { min: '2026-12-01', max: '2027-01-01' };
    const { model, scope } = setUp({ answer: async () => costsOf({ startDate }) });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-12-01');
    expect(scope.getState(model.$bounds)).toEqual(startDate);
  });

  // Proves J6.9.
  it('may start within one month where the costs say nothing else', () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$bounds)).toEqual({ min: '2026-11-20', max: '2026-12-20' });
  });

  // Proves J7.1.
  it.each([
    ['takes', 'where promotions are enabled', true],
    ['does not take', 'where promotions are not enabled', false],
  ] as const)('%s a promo code %s', async (_, __, promotionEnabled) => {
    const { model, scope } = setUp({ answer: async () => costsOf({ promotionEnabled }) });
    expect(scope.getState(model.$takesPromoCode)).toBe(false);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$takesPromoCode)).toBe(promotionEnabled);
  });

  it('hides the billing day from a customer who has a billing date, and sends none', async () => {
    const { model, scope, requests } = setUp({ user: { hasInstruction: false, hasBillingDate: true } });
    await allSettled(model.opened, { scope });
    await allSettled(model.billingDayChosen, { scope, params: 15 });
    expect(scope.getState(model.$needsBillingDay)).toBe(false);
    expect(scope.getState(model.$billingDay)).toBe(null);
    expect(requests).toHaveLength(1);
  });

  // Proves J6.13.
  it('reviewing dates and costs cannot continue before a billing day is chosen for a monthly membership', async () => {
    const { model, scope } = setUp();
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['choose the day of your monthly payments']);
    await allSettled(model.billingDayChosen, { scope, params: 1 });
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  it('reviewing dates and costs begins with the billing day that the server suggests, and asks for no price twice for it', async () => {
    const { model, scope, requests } = setUp({ answer: async () => costsOf({ billingDay: 15 }) });
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
    'reviewing dates and costs begins with no billing day where the costs are for %s, which is none to choose',
    async (billingDay) => {
      const { model, scope } = setUp({ answer: async () => costsOf({ billingDay }) });
      await allSettled(model.opened, { scope });
      expect(scope.getState(model.$billingDay)).toBeNull();
      expect(scope.getState(model.$canContinue)).toBe(false);
    },
  );

  it('reviewing dates and costs says of each billing day what it makes the payment of today, where the server does', async () => {
    const billingDayTotals = [{ day: 15, totalToPayNow: money(4353), prettyFirstBillingDate: null }];
    const { model, scope } = setUp({ answer: async () => costsOf({ billingDayTotals }) });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$billingDays)).toEqual([
      { day: 1, totalToPayNow: null },
      { day: 15, totalToPayNow: '£43.53' },
    ]);
  });

  it('reviewing dates and costs asks a customer with an instruction for no billing day and says that it aligns', async () => {
    const { model, scope } = setUp({ user: { hasInstruction: true, hasBillingDate: false } });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$needsBillingDay)).toBe(false);
    expect(scope.getState(model.$isAligned)).toBe(true);
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  // Proves J6.13.
  it('reviewing dates and costs needs no billing day for a single payment', async () => {
    const { model, scope } = setUp({ selection: { ...monthly, paymentType: 'fixed' } });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$canContinue)).toBe(true);
  });

  // Proves J6.15.
  it('reviewing dates and costs cannot continue before the terms are accepted', async () => {
    const { model, scope } = setUp({
      selection: { ...monthly, paymentType: 'fixed' },
      terms: ['accept: Membership terms'],
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['accept: Membership terms']);
    expect(scope.getState(model.$canContinue)).toBe(false);
  });

  // Proves J6.12.
  it("reviewing dates and costs shows the server's words for the dates beside them until they are edited", async () => {
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

  it('reviewing dates and costs says what is left to do: a date that can be read, a price', async () => {
    const { model, scope } = setUp({ selection: { ...monthly, paymentType: 'fixed' } });
    expect(scope.getState(model.$blockers)).toEqual(['wait for the price']);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual([]);
    await allSettled(model.startDateTyped, { scope, params: 'soon' });
    await allSettled(model.startDateLeft, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['correct the start date']);
    expect(scope.getState(model.$canContinue)).toBe(false);
  });

  it('reviewing dates and costs goes on when nothing is left to do, and not before', async () => {
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

  it('a change of the date leaves the server’s words about the billing day, and the other way round', async () => {
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

  it('reviewing dates and costs counts a refusal only when it is about a field', async () => {
    const { model, scope } = setUp();
    await allSettled(model.serverRefused, { scope, params: {} });
    expect(scope.getState(model.$refusals)).toBe(0);
    await allSettled(model.serverRefused, { scope, params: { startDate: ['Too early.'] } });
    expect(scope.getState(model.$refusals)).toBe(1);
  });

  it('reviewing dates and costs begins with today again after a reset', async () => {
    const { model, scope } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled(model.tomorrowClicked, { scope });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-20');
    expect(scope.getState(model.$costs)).toBe(null);
  });

  it('offers the billing days of the costs, and none before they have come', async () => {
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

  it('reviewing dates and costs is not aligned with the dates of a customer who has none', () => {
    const { model, scope } = setUp({ user: { hasInstruction: false, hasBillingDate: false } });
    expect(scope.getState(model.$isAligned)).toBe(false);
    expect(scope.getState(model.$needsBillingDay)).toBe(true);
  });
});
