import { addToCart } from '../domain/basket/index.ts';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { completeFreeOrder } from '../domain/payments/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { addMembershipToBasket, findCatalogueIds } from './joining.ts';
import { authoriseByCard, payByCard, startCardPayment } from './pay-by-card.ts';
import { createReadyCart } from './ready-cart.ts';
import type { Scenario, ScenarioResult, ScenarioTools } from './scenario.ts';

/** Scenarios for carts and orders. Each creates its own customer. */
export const basketScenarios: Record<string, Scenario> = {
  'an-empty-cart': {
    description: 'A customer with an empty cart.',
    run: async ({ store }) => ({ ...(await createFreshCustomer(store)) }),
  },
  'a-cart-with-a-monthly-membership': {
    description: 'A monthly membership with bank details, ready to be paid.',
    run: ({ store }) => createReadyCart(store, { membershipSlug: 'swim' }),
  },
  'a-cart-with-a-single-payment': {
    description: 'A single-payment membership, ready to be paid.',
    run: ({ store }) =>
      createReadyCart(store, { membershipSlug: 'swim', optionName: '30 days', withBankDetails: false }),
  },
  'a-cart-that-may-not-be-paid-online': {
    description:
      'A membership in the cart of a customer with penalties, so the payment is refused before it starts.',
    run: async ({ store }) => {
      const customer = await createFreshCustomer(store, { penalties: [300, 150, 300] });
      await addMembershipToBasket(store, customer, { membershipSlug: 'swim' });
      return { ...customer };
    },
  },
  'a-cart-with-nothing-to-pay': {
    description: 'A free single-payment membership, which only needs to be confirmed.',
    run: ({ store }) =>
      createReadyCart(store, {
        membershipSlug: 'seven-day-trial',
        optionName: '7 days',
        withBankDetails: false,
      }),
  },
  'a-free-membership-promotion': {
    description: 'A promotion code for 100 %, and a single payment to use it on.',
    run: async ({ store }) => ({
      ...(await createFreshCustomer(store)),
      promotionCode: 'FREESTART',
      ...findCatalogueIds({ membershipSlug: 'swim', optionName: '30 days' }),
    }),
  },
  'an-unconfirmed-payment': {
    description: 'A card payment was started, and the card was not confirmed.',
    run: (tools) => createPayment(tools, startCardPayment),
  },
  'an-authorised-payment': {
    description: 'The customer has confirmed a card payment, which is not completed yet.',
    run: (tools) => createPayment(tools, authoriseByCard),
  },
  'a-paid-order': {
    description: 'A customer who has joined and paid; returns the order and its cart.',
    run: async (tools) => {
      const { store } = tools;
      const customer = await createFreshCustomer(store);
      const savedJoining = await addMembershipToBasket(store, customer, {});
      const orderId = await payByCard(tools, await authenticateCustomer(store, customer));
      return {
        ...customer,
        orderId,
        cartId: savedJoining.cartId,
        total: savedJoining.outstandingCartBalance,
      };
    },
  },
  'a-booked-activity': {
    description: 'A customer who has booked a court for tomorrow and paid; returns the order.',
    run: async (tools) => {
      const { store } = tools;
      const customer = await createFreshCustomer(store);
      const caller = await authenticateCustomer(store, customer);
      const tomorrow = addDays(toLondonDate(store.clock.now()), 1);
      await addToCart(store, caller, {
        items: [
          {
            id: demoId('product:badminton'),
            type: 'product',
            options: {
              variant: 'Court 2',
              venue: 'Ardwick Fields Leisure Centre',
              starts_at: `${tomorrow}T18:30:00Z`,
              ends_at: `${tomorrow}T19:30:00Z`,
            },
          },
        ],
      });
      return { ...customer, orderId: await payByCard(tools, caller), day: tomorrow };
    },
  },
  'a-free-order': {
    description: 'A customer who has joined free of charge; returns the order.',
    run: async ({ store }) => {
      const customer = await createFreshCustomer(store);
      const choice = { membershipSlug: 'seven-day-trial', optionName: '7 days', withBankDetails: false };
      await addMembershipToBasket(store, customer, choice);
      const { completeOrderId } = await completeFreeOrder(
        store,
        await authenticateCustomer(store, customer),
        {
          source: 'online-joining',
          itemHash: null,
          completedWaivers: [],
          attemptId: null,
          termsAccepted: true,
        },
      );
      return { ...customer, orderId: completeOrderId, total: 0 };
    },
  },
  'membership-becomes-ineligible': {
    description: 'A membership for ages 11 to 15, and the date of birth of somebody who may not buy it.',
    run: async ({ store }) => ({
      ...(await createFreshCustomer(store, { dateOfBirth: '1990-05-05' })),
      dateOfBirth: '1990-05-05',
      ...findCatalogueIds({ membershipSlug: 'junior-active' }),
    }),
  },
};

async function createPayment(
  tools: ScenarioTools,
  startPayment: (tools: ScenarioTools, caller: Caller) => Promise<{ transactionUuid: string }>,
): Promise<ScenarioResult> {
  const customer = await createFreshCustomer(tools.store);
  await addMembershipToBasket(tools.store, customer, {});
  const { transactionUuid } = await startPayment(tools, await authenticateCustomer(tools.store, customer));
  return { ...customer, transactionUuid };
}
