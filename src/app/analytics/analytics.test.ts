import { allSettled, fork } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderPage } from '@/entities/order';
import { sectionShown } from '@/pages/joining/join';
import {
  type AnalyticsEvent,
  consentGiven,
  pushEventsFx,
  readConsentFx,
  storeConsentFx,
} from '@/shared/analytics';
import { removeStored } from '@/shared/lib';
import { locationChanged } from '@/shared/routes';
import { fakeOperator } from '@/shared/testing';
import {
  buildBookingOrderItem,
  buildMembershipOrderItem,
  buildOrder,
} from '../../../tests/fixtures/orders.ts';
import { buildPrice } from '../../../tests/fixtures/wire.ts';
import { allRoutes } from '../sites/all-routes';
import { $siteRoutes } from '../sites/tables';
import { findPagePattern } from './page-views';
import { analyticsMounted } from './track-visit';

const order = buildOrder({
  items: [buildMembershipOrderItem(), buildBookingOrderItem({ variant: null })],
  tax: buildPrice(457),
});

function visit({ storedConsent = 'given' }: { storedConsent?: string | null } = {}) {
  const pushed: AnalyticsEvent[] = [];
  fakeOperator({ [`GET /api/orders/${order.id}`]: { data: order } });
  const scope = fork({
    values: [[$siteRoutes, allRoutes['online-joining']]],
    handlers: [
      [readConsentFx, () => storedConsent],
      [storeConsentFx, () => {}],
      [pushEventsFx, (events: readonly AnalyticsEvent[]) => pushed.push(...events)],
    ],
  });
  const openConfirmation = async () => {
    await allSettled(orderPage.closed, { scope });
    await allSettled(orderPage.opened, { scope, params: order.id });
  };
  const listTransactions = () => pushed.filter(({ event }) => event === 'transaction');
  return { scope, pushed, openConfirmation, listTransactions };
}

beforeEach(() => removeStored('local', 'pavilion.analytics.orders'));

describe('page views', () => {
  it.each([
    ['/', '/'],
    ['/centre/ada@example.com', '/centre/:centreSlug'],
    [
      '/centre/a/membership/b/recurring',
      '/centre/:centreSlug/membership/:selectedMembershipSlug/:selectedPaymentType',
    ],
    ['/order-confirmed/0197b1c2', '/order-confirmed/:completeOrderId'],
    ['/ada@example.com', 'not-found'],
  ])('%s is shown as %s', (pathname, page) => {
    expect(findPagePattern(allRoutes['online-joining'], pathname)).toBe(page);
  });

  // Proves S9.3.
  it('the current page is tracked on load, then each further page once', async () => {
    const { scope, pushed } = visit();
    const go = (pathname: string, state: unknown = null) =>
      allSettled(locationChanged, { scope, params: { pathname, search: '?email=x', hash: '', state } });
    await go('/');
    expect(pushed).toEqual([]);
    await allSettled(analyticsMounted, { scope });
    await go('/login');
    await go('/login', { section: 'dates' });
    expect(pushed).toEqual([
      { event: 'page_view', page: '/' },
      { event: 'page_view', page: '/login' },
    ]);
  });
});

describe('joining steps', () => {
  it('the section shown before analytics loaded is tracked', async () => {
    const { scope, pushed } = visit();
    await allSettled(sectionShown, { scope, params: 'centre' });
    await allSettled(analyticsMounted, { scope });
    await allSettled(sectionShown, { scope, params: 'membership' });
    await allSettled(sectionShown, { scope, params: 'membership' });
    await allSettled(sectionShown, { scope, params: 'checkout' });
    expect(pushed).toEqual([
      { event: 'page_view', page: '/' },
      { event: 'joining_step', step: 1, step_name: 'select centre' },
      { event: 'joining_step', step: 2, step_name: 'select membership' },
    ]);
  });
});

describe('the transaction', () => {
  // Proves S9.4.
  it('holds items, revenue, tax, currency code, platform and order type', async () => {
    const { scope, openConfirmation, listTransactions } = visit();
    await allSettled(analyticsMounted, { scope });
    await openConfirmation();
    expect(listTransactions()).toEqual([
      {
        event: 'transaction',
        order_id: order.id,
        revenue: 27.42,
        tax: 4.57,
        currency: 'GBP',
        platform: 'flow',
        order_type: 'membership',
        items: [
          expect.objectContaining({
            item_type: 'membership',
            item_name: 'Total Fitness',
            item_variant: 'recurring',
            venue: 'Riverside Leisure Centre',
            price: 35,
            quantity: 1,
          }),
          expect.objectContaining({
            item_type: 'booking',
            item_name: 'Badminton',
            item_variant: '',
            price: 6.5,
          }),
        ],
      },
    ]);
  });

  it('the transaction is tracked for an order loaded before analytics', async () => {
    const { scope, openConfirmation, listTransactions } = visit();
    await openConfirmation();
    await allSettled(analyticsMounted, { scope });
    expect(listTransactions()).toHaveLength(1);
  });

  it('the transaction fires once per order, even while it waits for consent', async () => {
    const { scope, openConfirmation, listTransactions } = visit({ storedConsent: null });
    await allSettled(analyticsMounted, { scope });
    await openConfirmation();
    await openConfirmation();
    expect(listTransactions()).toEqual([]);
    await allSettled(consentGiven, { scope });
    expect(listTransactions()).toHaveLength(1);
  });

  // Proves S9.4.
  it('the transaction fires once per order, even after a reload', async () => {
    const firstVisit = visit();
    await allSettled(analyticsMounted, { scope: firstVisit.scope });
    await firstVisit.openConfirmation();
    const reloaded = visit();
    await allSettled(analyticsMounted, { scope: reloaded.scope });
    await reloaded.openConfirmation();
    expect([firstVisit.listTransactions().length, reloaded.listTransactions().length]).toEqual([1, 0]);
  });

  it('a transaction without consent is tracked when consent follows after a reload', async () => {
    const firstVisit = visit({ storedConsent: null });
    await allSettled(analyticsMounted, { scope: firstVisit.scope });
    await firstVisit.openConfirmation();
    const reloaded = visit();
    await allSettled(analyticsMounted, { scope: reloaded.scope });
    await reloaded.openConfirmation();
    expect(reloaded.listTransactions()).toHaveLength(1);
  });
});
