import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { attendeeForms } from '../../store/schema/consents.ts';
import { courses } from '../../store/schema/courses.ts';
import { aChild } from '../../testing/a-camp.ts';
import { aCourse as aCourseAt } from '../../testing/a-course.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { saveChildForm } from '../attendees/index.ts';
import type { Caller } from '../common/types.ts';
import { addToCart, extendHold, getCart, updateCartItem } from './cart.ts';
import { getCartWaivers } from './waivers.ts';

const world = createBasketPlaces();
const { at, createCaller, holdsOf, takenIn, setMinutes } = world;
const { authoriseCart } = createPayingByCard(() => ({ store: world.store, cards: createFakeCards() }));

const aCourse = (overrides: Parameters<typeof aCourseAt>[1] = {}) => aCourseAt(world.store, overrides);

const add = (caller: Caller, id: string) =>
  addToCart(world.store, caller, { items: [{ id, type: 'course', options: {} }] });

describe('a place in a course', () => {
  test('a place in a course is held until the next session at the latest, and then costs one session less', async () => {
    const course = await aCourse();
    const caller = await createCaller();
    const cart = await add(caller, course);
    const [item] = cart.items;
    expect(item?.price).toBe(Math.floor((8500 * 3) / 4));
    expect(item?.place?.hold).toEqual({ state: 'held', until: at(10) });

    setMinutes(11);
    expect(await holdsOf(caller)).toEqual(['lapsed']);
    const again = await extendHold(world.store, caller);
    expect(again?.items[0]?.price).toBe(4250);
    expect(again?.items[0]?.description).toBe('2 of 4 sessions');
    expect(again?.items[0]?.place?.hold.state).toBe('held');
  });

  test('the last place in a course is refused to everybody else', async () => {
    const course = await aCourse({ capacity: 1 });
    await add(await createCaller(), course);
    expect(await catchRefusal(add(await createCaller(), course))).toMatchObject(fullRefusal);
    expect(await takenIn(course)).toBe(1);
  });

  test('a lapsed place in a course is lost once another customer has taken it', async () => {
    const course = await aCourse({ capacity: 1, localStart: '18:00' });
    const caller = await createCaller();
    await add(caller, course);
    setMinutes(16);
    await add(await createCaller(), course);
    expect(await holdsOf(caller)).toEqual(['lost']);
  });

  test('a course cannot be joined once the last session for joining has begun', async () => {
    const course = await aCourse({ firstDay: '2026-11-03', localStart: '09:00' });
    expect(await catchRefusal(add(await createCaller(), course))).toMatchObject({
      status: 422,
      reasons: { 'items.0': 'closed' },
    });
  });

  test('a place in a cancelled course is lost, and its displayed price stays the same', async () => {
    const course = await aCourse();
    const caller = await createCaller();
    await add(caller, course);
    await world.store.write((tx) =>
      tx.update(courses).set({ cancelledReason: 'The leader is ill.' }).where(eq(courses.id, course)),
    );
    expect(await holdsOf(caller)).toEqual(['lost']);
    expect((await getCart(world.store, caller))?.items[0]?.price).toBe(6375);
  });

  test('an update without changes keeps the place in a course', async () => {
    const course = await aCourse({ capacity: 1 });
    const caller = await createCaller();
    const { items } = await add(caller, course);
    const changedCart = await updateCartItem(world.store, caller, items[0]?.id ?? '', {});
    expect(changedCart.items[0]?.place?.hold.state).toBe('held');
    expect(await takenIn(course)).toBe(1);
  });
});

describe('a course for a child', () => {
  async function withLeo(overrides: Parameters<typeof aCourse>[0]) {
    const course = await aCourse(overrides);
    const caller = await createCaller();
    const leo = await aChild(world.store, caller, 'Leo', 6);
    const answers = buildChildFormAnswers('Asthma');
    await saveChildForm(world.store, caller, leo, { answers, isConfirmed: true });
    const item = { id: course, type: 'course', purchasedForUserId: leo, options: {} };
    return { caller, leo, cart: await addToCart(world.store, caller, { items: [item] }) };
  }

  test('a course for a child asks for the waivers of its activity before payment', async () => {
    const { caller, cart } = await withLeo({ activityId: demoId('activity:Climbing') });
    const [waiver] = await getCartWaivers(world.store, caller, cart.id);
    expect(waiver?.attendee.name).toBe('Leo Test');
    expect(await catchRefusal(authoriseCart(caller))).toMatchObject({
      errors: { completedWaivers: [expect.stringContaining('for Leo Test')] },
    });
    expect(
      (await authoriseCart(caller, { completedWaivers: [waiver?.id ?? ''] })).transactionUuid,
    ).toBeTruthy();
  });

  test.each([
    [true, 'cannot be paid for while the child’s form is out of date'],
    [false, 'can be paid for with an out-of-date form'],
  ])('a course for a child that needs a form (%s) %s', async (needsForm) => {
    const { caller, leo } = await withLeo({ needsForm });
    await world.store.write((tx) =>
      tx.update(attendeeForms).set({ validUntil: '2026-11-01' }).where(eq(attendeeForms.attendeeId, leo)),
    );
    const refusal = await catchRefusal(authoriseCart(caller)).catch(() => null);
    if (needsForm)
      expect(refusal).toMatchObject({
        errors: { attendeeForms: [expect.stringContaining('Leo Test’s form')] },
      });
    else expect(refusal).toBeNull();
  });
});
