import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { attendeeForms } from '../../store/schema/consents.ts';
import { aCamp, aChild, toCampItem } from '../../testing/a-camp.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { saveChildForm } from '../attendees/index.ts';
import type { Session } from '../common/types.ts';
import { completeFree } from '../payments/index.ts';
import { addToCart, getCart } from './cart.ts';
import { getCartWaivers } from './waivers.ts';

const world = createBasketPlaces();
const cards = createFakeCards();
const { authoriseCart, finish } = createPayingByCard(() => ({ store: world.store, cards }));
const CLIMBING = demoId('activity:Climbing');
const SIGN = 'Please read and accept “Climbing: what a child must know” for Leo Test in your basket.';
const FILL_IN = 'Leo Test’s form for “Camp” has expired. Please fill it in from your basket.';

async function addCamp(detail: Parameters<typeof aCamp>[2]) {
  const camp = await aCamp(world.store, 5, detail);
  const session = await world.newSession();
  const leo = await aChild(world.store, session, 'Leo', 6);
  await fillInForm(session, leo);
  const cart = await addToCart(world.store, session, { items: [toCampItem(camp, leo, [[0, 'full']])] });
  return { session, leo, cartId: cart.id };
}

const fillInForm = (session: Session, leo: string) =>
  saveChildForm(world.store, session, leo, { answers: buildChildFormAnswers('Asthma'), isConfirmed: true });

const expireForm = (leo: string) =>
  world.store.write((tx) =>
    tx.update(attendeeForms).set({ validUntil: '2026-11-01' }).where(eq(attendeeForms.attendeeId, leo)),
  );

const completeFreeOrder = async (session: Session) =>
  completeFree(world.store, session, {
    source: 'activity-booking',
    itemHash: (await getCart(world.store, session))?.itemHash ?? null,
    terms: [],
    attemptId: null,
    termsAccepted: true,
    completedWaivers: [],
  });

describe('a camp with an activity that has waivers', () => {
  test('a camp with an activity that has waivers asks for them in the basket, and cannot be paid for without them', async () => {
    const { session, cartId } = await addCamp({ activityId: CLIMBING });
    expect((await getCart(world.store, session))?.attendeeWaiversRequired).toBe(true);
    const [waiver] = await getCartWaivers(world.store, session, cartId);
    expect(waiver).toMatchObject({ attendee: { name: 'Leo Test' }, isCompleted: false });
    expect(await catchRefusal(authoriseCart(session))).toMatchObject({
      status: 422,
      errors: { completedWaivers: [SIGN] },
    });
    const { transactionUuid } = await authoriseCart(session, { completedWaivers: [waiver?.id ?? ''] });
    expect(transactionUuid).toBeTruthy();
  });

  test('a camp without an activity that has waivers asks for none', async () => {
    const { session, cartId } = await addCamp({});
    expect(await getCartWaivers(world.store, session, cartId)).toEqual([]);
  });
});

describe('a child form that goes out of date in the basket', () => {
  test('an out-of-date child form is refused by the child’s name before money is held, after the waivers and before the terms', async () => {
    const { session, leo } = await addCamp({ formNeeded: true, activityId: CLIMBING });
    await expireForm(leo);
    expect(await catchRefusal(authoriseCart(session))).toMatchObject({
      errors: { completedWaivers: [SIGN] },
    });
    const other = await addCamp({ formNeeded: true });
    await expireForm(other.leo);
    const refusal = { status: 422, errors: { attendeeForms: [FILL_IN] } };
    expect((await getCart(world.store, other.session))?.items).toMatchObject([{ needsForm: true }]);
    expect(await catchRefusal(authoriseCart(other.session, { terms: [] }))).toMatchObject(refusal);
    expect(await catchRefusal(completeFreeOrder(other.session))).toMatchObject(refusal);
    await fillInForm(other.session, other.leo);
    expect((await getCart(world.store, other.session))?.items).toMatchObject([{ needsForm: false }]);
    expect((await authoriseCart(other.session)).transactionUuid).toBeTruthy();
  });

  test('a child form that goes out of date during a payment ends the payment and releases the money', async () => {
    const { session, leo } = await addCamp({ formNeeded: true });
    const { transactionUuid, intentId } = await authorisePayment(world.store, cards, session);
    await expireForm(leo);
    expect(await catchRefusal(finish(session, transactionUuid))).toMatchObject({
      status: 422,
      code: 'form_out_of_date',
    });
    expect((await cards.of('stripe').retrieveIntent(intentId)).status).toBe('canceled');
    expect((await getCart(world.store, session))?.items).toHaveLength(1);
  });

  test('an out-of-date child form does not matter if no form is needed', async () => {
    const { session, leo } = await addCamp({});
    await expireForm(leo);
    expect((await authoriseCart(session)).transactionUuid).toBeTruthy();
  });
});
