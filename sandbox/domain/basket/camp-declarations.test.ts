import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { attendeeForms } from '../../store/schema/consents.ts';
import { createCamp, createChild, toCampItem } from '../../testing/a-camp.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { saveChildForm } from '../attendees/index.ts';
import type { Caller } from '../common/types.ts';
import { completeFreeOrder } from '../payments/index.ts';
import { addToCart, getCart } from './cart.ts';
import { getCartWaivers } from './waivers.ts';

const setup = createBasketStore();
const cards = createFakeCards();
const { authoriseCart, finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));
const CLIMBING_ID = demoId('activity:Climbing');
const WAIVER_MESSAGE =
  'Please read and accept “Climbing: what a child must know” for Leo Test in your basket.';
const FILL_IN = 'Leo Test’s form for “Camp” has expired. Please fill it in from your basket.';

async function addCamp(detail: Parameters<typeof createCamp>[2]) {
  const camp = await createCamp(setup.store, 5, detail);
  const caller = await setup.createCaller();
  const leo = await createChild(setup.store, caller, 'Leo', 6);
  await fillInForm(caller, leo);
  const cart = await addToCart(setup.store, caller, { items: [toCampItem(camp, leo, [[0, 'full']])] });
  return { caller, leo, cartId: cart.id };
}

const fillInForm = (caller: Caller, leo: string) =>
  saveChildForm(setup.store, caller, leo, {
    answers: buildChildFormAnswers('Asthma'),
    isConfirmed: true,
  });

const expireForm = (leo: string) =>
  setup.store.write((tx) =>
    tx.update(attendeeForms).set({ validUntil: '2026-11-01' }).where(eq(attendeeForms.attendeeId, leo)),
  );

const completeFreeCart = async (caller: Caller) =>
  completeFreeOrder(setup.store, caller, {
    source: 'activity-booking',
    itemHash: (await getCart(setup.store, caller))?.itemHash ?? null,
    attemptId: null,
    termsAccepted: true,
    completedWaivers: [],
  });

describe('a camp with an activity that has waivers', () => {
  test('a camp with an activity that has waivers asks for them in the basket, and cannot be paid for without them', async () => {
    const { caller, cartId } = await addCamp({ activityId: CLIMBING_ID });
    expect((await getCart(setup.store, caller))?.attendeeWaiversRequired).toBe(true);
    const [waiver] = await getCartWaivers(setup.store, caller, cartId);
    expect(waiver).toMatchObject({ attendee: { name: 'Leo Test' }, isCompleted: false });
    expect(await catchRefusal(authoriseCart(caller))).toMatchObject({
      status: 422,
      errors: { completedWaivers: [WAIVER_MESSAGE] },
    });
    const { transactionUuid } = await authoriseCart(caller, { completedWaivers: [waiver?.id ?? ''] });
    expect(transactionUuid).toBeTruthy();
  });

  test('a camp without an activity that has waivers asks for none', async () => {
    const { caller, cartId } = await addCamp({});
    expect(await getCartWaivers(setup.store, caller, cartId)).toEqual([]);
  });
});

describe('a child form that goes out of date in the basket', () => {
  test('an out-of-date child form is refused by the child’s name before money is held, after the waivers and before the terms', async () => {
    const { caller, leo } = await addCamp({ formNeeded: true, activityId: CLIMBING_ID });
    await expireForm(leo);
    expect(await catchRefusal(authoriseCart(caller))).toMatchObject({
      errors: { completedWaivers: [WAIVER_MESSAGE] },
    });
    const otherCamp = await addCamp({ formNeeded: true });
    await expireForm(otherCamp.leo);
    const refusal = { status: 422, errors: { attendeeForms: [FILL_IN] } };
    expect((await getCart(setup.store, otherCamp.caller))?.items).toMatchObject([{ needsForm: true }]);
    expect(await catchRefusal(authoriseCart(otherCamp.caller, { terms: [] }))).toMatchObject(refusal);
    expect(await catchRefusal(completeFreeCart(otherCamp.caller))).toMatchObject(refusal);
    await fillInForm(otherCamp.caller, otherCamp.leo);
    expect((await getCart(setup.store, otherCamp.caller))?.items).toMatchObject([{ needsForm: false }]);
    expect((await authoriseCart(otherCamp.caller)).transactionUuid).toBeTruthy();
  });

  test('a child form that goes out of date during a payment ends the payment and releases the money', async () => {
    const { caller, leo } = await addCamp({ formNeeded: true });
    const { transactionUuid, intentId } = await authorisePayment(setup.store, cards, caller);
    await expireForm(leo);
    expect(await catchRefusal(finishPayment(caller, transactionUuid))).toMatchObject({
      status: 422,
      code: 'form_out_of_date',
    });
    expect((await cards.findByName('stripe').retrieveIntent(intentId)).status).toBe('canceled');
    expect((await getCart(setup.store, caller))?.items).toHaveLength(1);
  });

  test('an out-of-date child form does not matter if no form is needed', async () => {
    const { caller, leo } = await addCamp({});
    await expireForm(leo);
    expect((await authoriseCart(caller)).transactionUuid).toBeTruthy();
  });
});
