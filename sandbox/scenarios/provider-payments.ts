import { clearCart } from '../domain/basket/index.ts';
import { findOwnTransaction, priceCart, updateCart, updateTransaction } from '../domain/cart/index.ts';
import {
  authoriseCard,
  buildOrderDraft,
  createSessionPayment,
  findSavedCard,
  prepareSessionPayment,
  receiveBankResponse,
  releaseStalePayments,
} from '../domain/payments/index.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { addMembershipToBasket } from './joining.ts';
import { authoriseByCard, buildCardPayment } from './pay-by-card.ts';
import {
  createCustomerWithSavedOpayoCard,
  createOpayoCustomer,
  createRyftCustomer,
  VALID_OPAYO_CARD_NUMBER,
} from './providers.ts';
import type { Scenario, ScenarioTools } from './scenario.ts';

const DECLINED_CARD_NUMBER = '4929602110085639';
/** Cardholder names that trigger a challenge, as in Opayo's test environment. */
const CHALLENGE_CARDHOLDER = 'CHALLENGE';
const CHALLENGE_V1_CARDHOLDER = 'CHALLENGE V1';

/** Scenarios in the middle of a payment, for each card provider. Each creates its own customer. */
export const providerPaymentScenarios: Record<string, Scenario> = {
  'an-opayo-card': {
    description: 'The Opayo-like drop-in has tokenised a card that needs no challenge.',
    run: (tools) => createTokenisedCard(tools, VALID_OPAYO_CARD_NUMBER, 'SUCCESSFUL'),
  },
  'an-opayo-card-that-is-declined': {
    description: 'The Opayo-like drop-in has tokenised a card that the bank will decline.',
    run: (tools) => createTokenisedCard(tools, DECLINED_CARD_NUMBER, 'SUCCESSFUL'),
  },
  'an-opayo-card-with-a-challenge': {
    description: 'The Opayo-like drop-in has tokenised a card that will need a challenge (3-D Secure 2).',
    run: (tools) => createTokenisedCard(tools, VALID_OPAYO_CARD_NUMBER, CHALLENGE_CARDHOLDER),
  },
  'an-opayo-card-with-a-challenge-of-version-1': {
    description: 'The Opayo-like drop-in has tokenised a card that will need a challenge of 3-D Secure 1.',
    run: (tools) => createTokenisedCard(tools, VALID_OPAYO_CARD_NUMBER, CHALLENGE_V1_CARDHOLDER),
  },
  'a-saved-opayo-card': {
    description: 'The Opayo-like drop-in has the security code of a saved card.',
    run: async (tools) => {
      const customer = await createCustomerWithSavedOpayoCard(tools, 'SUCCESSFUL', 3 * 365);
      const { store, opayo } = tools;
      const owner = { customerId: customer.userId, provider: 'opayo' };
      const savedCard = await store.read((db) => findSavedCard(db, store, owner));
      const sessionKey = await opayo.submitSecurityCode(customer.cardIdentifier);
      return { ...customer, sessionKey, savedCardId: savedCard?.id };
    },
  },
  'an-open-challenge': {
    description: 'A payment waits for a challenge that the customer has not completed.',
    run: (tools) => createChallenge(tools, null),
  },
  'a-passed-challenge': {
    description: 'The customer has passed the challenge, and the payment is not completed yet.',
    run: (tools) => createChallenge(tools, 'passed'),
  },
  'a-failed-challenge': {
    description: 'The customer has failed the challenge.',
    run: (tools) => createChallenge(tools, 'failed'),
  },
  'a-challenge-for-a-changed-basket': {
    description: 'The basket has changed during the challenge, so its payment has ended.',
    run: async (tools) => {
      const customer = await createChallenge(tools, null);
      await addMembershipToBasket(tools.store, customer, { membershipSlug: 'gym' });
      await releaseStalePayments(tools.store, tools.cards, customer.userId);
      return customer;
    },
  },
  'a-payment-session': {
    description: 'A session of the Ryft-like provider has been prepared.',
    run: (tools) => createPreparedSession(tools),
  },
  'an-abandoned-payment-session': {
    description:
      'A session of the Ryft-like provider has been prepared, and the cart has been emptied since.',
    run: async (tools) => {
      const customer = await createPreparedSession(tools);
      await clearCart(tools.store, await authenticateCustomer(tools.store, customer), 'online-joining');
      return customer;
    },
  },
  'an-unattempted-payment-session': {
    description: 'The customer has created a payment within a session, and no card was tried.',
    run: (tools) => createAgreedSession(tools),
  },
  'an-approved-payment-session': {
    description: 'The Ryft-like provider has approved the payment of a session, which is not completed yet.',
    run: async (tools) => {
      const agreedSession = await createAgreedSession(tools);
      await tools.ryft.attempt(agreedSession.clientSecret);
      return agreedSession;
    },
  },
  'a-cart-that-is-being-paid': {
    description:
      'A card payment has claimed the cart: it may be captured at any moment, and the cart cannot be changed.',
    run: async (tools) => {
      const { store } = tools;
      const customer = await createFreshCustomer(store);
      await addMembershipToBasket(store, customer, {});
      const caller = await authenticateCustomer(store, customer);
      const { transactionUuid } = await authoriseByCard({ ...tools, ...tools.withoutEvents }, caller);
      await store.write(async (tx) => {
        const { cart } = await findOwnTransaction(tx, store, customer.userId, transactionUuid);
        const draft = buildOrderDraft(await priceCart(tx, store, cart));
        await updateCart(tx, store, cart.id, { status: 'paying', transactionId: transactionUuid });
        await updateTransaction(tx, store, transactionUuid, { draft, status: 'authorised' });
      });
      return { ...customer, transactionUuid };
    },
  },
};

async function createTokenisedCard(tools: ScenarioTools, cardNumber: string, cardholder: string) {
  const customer = await createOpayoCustomer(tools);
  return { ...customer, ...(await tools.opayo.tokeniseCard(cardNumber, cardholder, customer.userId)) };
}

async function createChallenge(tools: ScenarioTools, outcome: 'passed' | 'failed' | null) {
  const { store, cards, opayo } = tools;
  const { sessionKey, cardIdentifier, ...customer } = await createTokenisedCard(
    tools,
    VALID_OPAYO_CARD_NUMBER,
    CHALLENGE_CARDHOLDER,
  );
  const caller = await authenticateCustomer(store, customer);
  const { transactionUuid, scaData } = await authoriseCard(store, cards, caller, {
    ...(await buildCardPayment(store, caller)),
    sessionKey,
    billing: BILLING_DETAILS,
    card: { identifier: cardIdentifier, savedCardId: null, saveCard: false, ...BROWSER_DETAILS },
  });
  const { creq = '', threeDSSessionData: challengeKey = '' } = scaData ?? {};
  if (outcome !== null) {
    const message = await opayo.answerBank(creq, outcome);
    await receiveBankResponse(store, cards, { key: challengeKey, answer: { version: 2, message } });
  }
  return { ...customer, transactionUuid };
}

async function createPreparedSession(tools: ScenarioTools) {
  const { store, cards } = tools;
  const customer = await createRyftCustomer(tools);
  const caller = await authenticateCustomer(store, customer);
  const { paymentSessionId, clientSecret } = await prepareSessionPayment(store, cards, caller);
  return { ...customer, paymentSessionId, clientSecret };
}

async function createAgreedSession(tools: ScenarioTools) {
  const { store, cards } = tools;
  const preparedSession = await createPreparedSession(tools);
  const caller = await authenticateCustomer(store, preparedSession);
  const { transactionUuid } = await createSessionPayment(store, cards, caller, {
    ...(await buildCardPayment(store, caller)),
    paymentSessionId: preparedSession.paymentSessionId,
  });
  return { ...preparedSession, transactionUuid };
}

const BILLING_DETAILS = {
  firstName: 'Robin',
  lastName: 'Scenario',
  addressLineOne: '2 Scenario Street',
  addressLineTwo: null,
  city: 'Manchester',
  postcode: 'M1 1AE',
};

const BROWSER_DETAILS = {
  notificationUrl: 'http://online-joining.pavilion.localhost/api/payment-providers/sca-notification',
  browser: {
    ip: '127.0.0.1',
    acceptHeader: 'application/json',
    userAgent: 'Pavilion scenario',
    language: 'en-GB',
    screenWidth: 1280,
    screenHeight: 800,
    colourDepth: 24,
    timezoneOffset: 0,
    challengeWindowSize: 'Medium',
  },
} as const;
