import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { attendeeForms } from '../../store/schema/consents.ts';
import { courses } from '../../store/schema/courses.ts';
import { createChild } from '../../testing/a-camp.ts';
import { createCourse as aCourseAt } from '../../testing/a-course.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { saveChildForm } from '../attendees/index.ts';
import type { Caller } from '../common/types.ts';
import { addToCart, extendHold, getCart, updateCartItem } from './cart.ts';
import { getCartWaivers } from './waivers.ts';

const setup = createBasketStore();
const { toInstant, createCaller, listHoldStates, countPlacesTaken, setMinutes } = setup;
const { authoriseCart } = createCardSteps(() => ({ store: setup.store, cards: createFakeCards() }));

const createCourseHere = (overrides: Parameters<typeof aCourseAt>[1] = {}) =>
  aCourseAt(setup.store, overrides);

const addCourse = (caller: Caller, id: string) =>
  addToCart(setup.store, caller, { items: [{ id, type: 'course', options: {} }] });

describe('a place in a course', () => {
  test('a place in a course is held until the next session at the latest, and then costs one session less', async () => {
    const course = await createCourseHere();
    const caller = await createCaller();
    const cart = await addCourse(caller, course);
    const [item] = cart.items;
    expect(item?.price).toBe(Math.floor((8500 * 3) / 4));
    expect(item?.place?.hold).toEqual({ state: 'held', until: toInstant(10) });

    setMinutes(11);
    expect(await listHoldStates(caller)).toEqual(['lapsed']);
    const secondResult = await extendHold(setup.store, caller);
    expect(secondResult?.items[0]?.price).toBe(4250);
    expect(secondResult?.items[0]?.description).toBe('2 of 4 sessions');
    expect(secondResult?.items[0]?.place?.hold.state).toBe('held');
  });

  test('the last place in a course is refused to everybody else', async () => {
    const course = await createCourseHere({ capacity: 1 });
    await addCourse(await createCaller(), course);
    expect(await catchRefusal(addCourse(await createCaller(), course))).toMatchObject(fullRefusal);
    expect(await countPlacesTaken(course)).toBe(1);
  });

  test('a lapsed place in a course is lost once another customer has taken it', async () => {
    const course = await createCourseHere({ capacity: 1, localStart: '18:00' });
    const caller = await createCaller();
    await addCourse(caller, course);
    setMinutes(16);
    await addCourse(await createCaller(), course);
    expect(await listHoldStates(caller)).toEqual(['lost']);
  });

  test('a course cannot be joined once the last session for joining has begun', async () => {
    const course = await createCourseHere({ firstDay: '2026-11-03', localStart: '09:00' });
    expect(await catchRefusal(addCourse(await createCaller(), course))).toMatchObject({
      status: 422,
      reasons: { 'items.0': 'closed' },
    });
  });

  test('a place in a cancelled course is lost, and its displayed price stays the same', async () => {
    const course = await createCourseHere();
    const caller = await createCaller();
    await addCourse(caller, course);
    await setup.store.write((tx) =>
      tx.update(courses).set({ cancelledReason: 'The leader is ill.' }).where(eq(courses.id, course)),
    );
    expect(await listHoldStates(caller)).toEqual(['lost']);
    expect((await getCart(setup.store, caller))?.items[0]?.price).toBe(6375);
  });

  test('an update without changes keeps the place in a course', async () => {
    const course = await createCourseHere({ capacity: 1 });
    const caller = await createCaller();
    const { items } = await addCourse(caller, course);
    const changedCart = await updateCartItem(setup.store, caller, items[0]?.id ?? '', {});
    expect(changedCart.items[0]?.place?.hold.state).toBe('held');
    expect(await countPlacesTaken(course)).toBe(1);
  });
});

describe('a course for a child', () => {
  async function createParentWithLeo(overrides: Parameters<typeof createCourseHere>[0]) {
    const course = await createCourseHere(overrides);
    const caller = await createCaller();
    const leo = await createChild(setup.store, caller, 'Leo', 6);
    const formAnswers = buildChildFormAnswers('Asthma');
    await saveChildForm(setup.store, caller, leo, { answers: formAnswers, isConfirmed: true });
    const item = { id: course, type: 'course', purchasedForUserId: leo, options: {} };
    return { caller, leo, cart: await addToCart(setup.store, caller, { items: [item] }) };
  }

  test('a course for a child asks for the waivers of its activity before payment', async () => {
    const { caller, cart } = await createParentWithLeo({ activityId: demoId('activity:Climbing') });
    const [waiver] = await getCartWaivers(setup.store, caller, cart.id);
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
    const { caller, leo } = await createParentWithLeo({ needsForm });
    await setup.store.write((tx) =>
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
