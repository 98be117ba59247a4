import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMembershipToBasket } from '../../scenarios/joining.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { terms } from '../../store/schema/catalogue.ts';
import { waivers } from '../../store/schema/consents.ts';
import { createCamp, createChild, toCampItem } from '../../testing/a-camp.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { buildPayRequest, createCustomer } from '../../testing/joining-customer.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, getCart, getCartWaivers } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import type { BrowserDetails } from './card-provider.ts';
import { authoriseCard, completePayment } from './checkout.ts';
import { createSessionPayment, prepareSessionPayment } from './payment-session.ts';

const setup = createBasketStore();
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});

const browser: BrowserDetails = {
  ip: '127.0.0.1',
  acceptHeader: '*/*',
  userAgent: 'test',
  language: 'en-GB',
  screenWidth: 1400,
  screenHeight: 900,
  colourDepth: 24,
  timezoneOffset: 0,
  challengeWindowSize: 'Large',
};

interface HeldPayment {
  readonly transactionUuid: string;
  readonly intentId: string;
}

const listWaiverIds = async (caller: Caller) => {
  const cart = await getCart(setup.store, caller);
  return (await getCartWaivers(setup.store, caller, cart?.id ?? '')).map(({ id }) => id);
};

const buildRequest = async (caller: Caller) =>
  buildPayRequest(setup.store, caller, { completedWaivers: await listWaiverIds(caller) });

async function authoriseAndHold(caller: Caller, chargedBy: 'browser' | 'server'): Promise<HeldPayment> {
  cards = { ...cards, settings: { ...cards.settings, chargedBy } };
  const card = { identifier: 'card_1', savedCardId: null, saveCard: false, browser, notificationUrl: '' };
  const input = { ...(await buildRequest(caller)), sessionKey: '', billing: null, card };
  const { transactionUuid } = await authoriseCard(setup.store, cards, caller, input);
  return buildHeldPayment(transactionUuid);
}

async function holdInSession(caller: Caller): Promise<HeldPayment> {
  const { paymentSessionId } = await prepareSessionPayment(setup.store, cards, caller);
  const input = { ...(await buildRequest(caller)), paymentSessionId };
  return buildHeldPayment((await createSessionPayment(setup.store, cards, caller, input)).transactionUuid);
}

function buildHeldPayment(transactionUuid: string): HeldPayment {
  const intentId = [...cards.intents.keys()].at(-1) ?? '';
  cards.setStatus(intentId, 'requires_capture');
  return { transactionUuid, intentId };
}

const finishPayment = (caller: Caller, { transactionUuid }: HeldPayment) =>
  completePayment(setup.store, cards, caller, { transactionUuid, source: 'activity-booking' });

async function createClimbingBasket() {
  const camp = await createCamp(setup.store, 5, { activityId: demoId('activity:Climbing') });
  const caller = await setup.createCaller();
  const leo = await createChild(setup.store, caller, 'Leo', 6);
  await addToCart(setup.store, caller, { items: [toCampItem(camp, leo, [[0, 'full']])] });
  return caller;
}

let edition = 1;
function rewriteWaivers() {
  edition += 1;
  return setup.store.write((tx) =>
    tx
      .update(waivers)
      .set({ html: `<p>Edition ${edition}</p>` })
      .where(eq(waivers.operatorId, setup.store.operatorId)),
  );
}

const HELD_PAYMENT_SCRIPTS: [string, (caller: Caller) => Promise<HeldPayment>][] = [
  ['charged by the browser', (caller) => authoriseAndHold(caller, 'browser')],
  ['charged by the server', (caller) => authoriseAndHold(caller, 'server')],
  ['of a session', holdInSession],
];

describe.each(HELD_PAYMENT_SCRIPTS)('a payment %s', (_shape, holdPayment) => {
  test('a payment is refused if a waiver was reworded since; its money is released and the basket can be paid again', async () => {
    const caller = await createClimbingBasket();
    const heldPayment = await holdPayment(caller);
    await rewriteWaivers();
    expect((await catchRefusal(finishPayment(caller, heldPayment))).errors).toHaveProperty(
      'completedWaivers',
    );
    expect(cards.intents.get(heldPayment.intentId)?.status).toBe('canceled');
    expect((await getCart(setup.store, caller))?.items).toHaveLength(1);
    expect((await finishPayment(caller, await holdPayment(caller))).completeOrderId).not.toBeNull();
  });

  test('a payment is refused if its membership has further terms since, and its money is released', async () => {
    const customer = await createCustomer(setup.store);
    await addMembershipToBasket(setup.store, customer);
    const { caller } = customer;
    const heldPayment = await holdPayment(caller);
    await setup.store.write((tx) =>
      tx.insert(terms).values({
        id: randomUUID(),
        operatorId: setup.store.operatorId,
        kind: 'membership',
        title: 'Further terms',
        html: '<p>Further terms.</p>',
      }),
    );
    expect((await catchRefusal(finishPayment(caller, heldPayment))).errors).toHaveProperty('terms');
    expect(cards.intents.get(heldPayment.intentId)?.status).toBe('canceled');
    expect((await finishPayment(caller, await holdPayment(caller))).completeOrderId).not.toBeNull();
  });
});
