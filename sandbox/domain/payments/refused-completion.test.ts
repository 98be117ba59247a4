import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMembershipToBasket } from '../../scenarios/joining.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { terms } from '../../store/schema/catalogue.ts';
import { waivers } from '../../store/schema/consents.ts';
import { aCamp, aChild, toCampItem } from '../../testing/a-camp.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { aCustomer, buildPayment } from '../../testing/joining-customer.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, getCart, getCartWaivers } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import type { BrowserDetails } from './card-provider.ts';
import { authoriseCard, completePayment } from './checkout.ts';
import { createSessionPayment, prepareSessionPayment } from './payment-session.ts';

const world = createBasketPlaces();
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

const waiverIds = async (caller: Caller) => {
  const cart = await getCart(world.store, caller);
  return (await getCartWaivers(world.store, caller, cart?.id ?? '')).map(({ id }) => id);
};

const requestOf = async (caller: Caller) =>
  buildPayment(world.store, caller, { completedWaivers: await waiverIds(caller) });

async function authorised(caller: Caller, chargedBy: 'browser' | 'server'): Promise<HeldPayment> {
  cards = { ...cards, settings: { ...cards.settings, chargedBy } };
  const card = { identifier: 'card_1', savedCardId: null, saveCard: false, browser, notificationUrl: '' };
  const input = { ...(await requestOf(caller)), sessionKey: '', billing: null, card };
  const { transactionUuid } = await authoriseCard(world.store, cards, caller, input);
  return heldBy(transactionUuid);
}

async function inSession(caller: Caller): Promise<HeldPayment> {
  const { paymentSessionId } = await prepareSessionPayment(world.store, cards, caller);
  const input = { ...(await requestOf(caller)), paymentSessionId };
  return heldBy((await createSessionPayment(world.store, cards, caller, input)).transactionUuid);
}

function heldBy(transactionUuid: string): HeldPayment {
  const intentId = [...cards.intents.keys()].at(-1) ?? '';
  cards.settle(intentId, 'requires_capture');
  return { transactionUuid, intentId };
}

const finish = (caller: Caller, { transactionUuid }: HeldPayment) =>
  completePayment(world.store, cards, caller, { transactionUuid, source: 'activity-booking' });

async function climbing() {
  const camp = await aCamp(world.store, 5, { activityId: demoId('activity:Climbing') });
  const caller = await world.createCaller();
  const leo = await aChild(world.store, caller, 'Leo', 6);
  await addToCart(world.store, caller, { items: [toCampItem(camp, leo, [[0, 'full']])] });
  return caller;
}

let edition = 1;
function rewriteWaivers() {
  edition += 1;
  return world.store.write((tx) =>
    tx
      .update(waivers)
      .set({ html: `<p>Edition ${edition}</p>` })
      .where(eq(waivers.operatorId, world.store.operatorId)),
  );
}

const SHAPES: [string, (caller: Caller) => Promise<HeldPayment>][] = [
  ['charged by the browser', (caller) => authorised(caller, 'browser')],
  ['charged by the server', (caller) => authorised(caller, 'server')],
  ['of a session', inSession],
];

describe.each(SHAPES)('a payment %s', (_shape, hold) => {
  test('a payment is refused if a waiver was reworded since; its money is released and the basket can be paid again', async () => {
    const caller = await climbing();
    const heldPayment = await hold(caller);
    await rewriteWaivers();
    expect((await catchRefusal(finish(caller, heldPayment))).errors).toHaveProperty('completedWaivers');
    expect(cards.intents.get(heldPayment.intentId)?.status).toBe('canceled');
    expect((await getCart(world.store, caller))?.items).toHaveLength(1);
    expect((await finish(caller, await hold(caller))).completeOrderId).not.toBeNull();
  });

  test('a payment is refused if its membership has further terms since, and its money is released', async () => {
    const customer = await aCustomer(world.store);
    await addMembershipToBasket(world.store, customer);
    const { caller } = customer;
    const heldPayment = await hold(caller);
    await world.store.write((tx) =>
      tx.insert(terms).values({
        id: randomUUID(),
        operatorId: world.store.operatorId,
        kind: 'membership',
        title: 'Further terms',
        html: '<p>Further terms.</p>',
      }),
    );
    expect((await catchRefusal(finish(caller, heldPayment))).errors).toHaveProperty('terms');
    expect(cards.intents.get(heldPayment.intentId)?.status).toBe('canceled');
    expect((await finish(caller, await hold(caller))).completeOrderId).not.toBeNull();
  });
});
