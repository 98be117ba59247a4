import { describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { aChild } from '../../testing/a-camp.ts';
import { aCourse } from '../../testing/a-course.ts';
import { createBasketPlaces, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { saveChildForm } from '../attendees/index.ts';
import { acceptOffer, addToCart, deleteCart, getCart, updateCartItem } from '../basket/index.ts';
import { getCourseDetail, listCourses } from '../bookings/index.ts';
import type { Caller } from '../common/types.ts';
import { joinWaitingList, leaveWaitingList, readWaitingEntry } from './waiting-list.ts';

const world = createBasketPlaces();
const { createCaller, setMinutes, takenIn } = world;
const { waiting, entry, mailsTo } = createWaitingListSteps(() => world);

// The course begins in three weeks, so that a free place is offered instead of announced to everybody.
const NEXT_TERM = { firstDay: '2026-12-15', capacity: 1 };

const add = (caller: Caller, id: string) =>
  addToCart(world.store, caller, { items: [{ id, type: 'course', options: {} }] });

async function aFullCourse(overrides: Parameters<typeof aCourse>[1] = {}) {
  const [courseId, holder] = [
    await aCourse(world.store, { ...NEXT_TERM, ...overrides }),
    await createCaller(),
  ];
  await add(holder, courseId);
  return { courseId, holder };
}

const seenBy = async (caller: Caller | null, courseId: string) => {
  const {
    state,
    remaining,
    waitingList,
    ownEntries: mine,
  } = await getCourseDetail(world.store, caller, courseId);
  return { state, remaining, ...waitingList, rank: mine[0]?.rank ?? null };
};

describe('the waiting list of a full course', () => {
  test('the waiting list of a full course gives a rank, first come first served, and is shown on the course and in the list of courses', async () => {
    const { courseId } = await aFullCourse();
    expect(await seenBy(null, courseId)).toMatchObject({ state: 'full', isOpen: true, length: 0 });
    const first = await waiting(courseId);
    setMinutes(1);
    const second = await waiting(courseId);
    expect([await entry(first), await entry(second)]).toEqual(['waiting 1 of 2', 'waiting 2 of 2']);
    expect(await seenBy(second.caller, courseId)).toMatchObject({ state: 'full', length: 2, rank: 2 });
    const listing = await listCourses(world.store, 'ardwick-fields-leisure-centre', {});
    expect(listing.find(({ course }) => course.id === courseId)?.waitingList).toEqual({
      isOpen: true,
      length: 2,
    });
    expect(await readWaitingEntry(world.store, first.caller, first.id)).toMatchObject({
      awaited: { type: 'course', title: 'Badminton for beginners', localDate: '2026-12-15' },
      price: 8500,
      autoBookUntil: null,
    });
  });

  test('the waiting list of a full course is offered the place that leaves a basket, which nobody else gets meanwhile', async () => {
    const { courseId, holder } = await aFullCourse();
    const first = await waiting(courseId);
    setMinutes(1);
    const second = await waiting(courseId);
    await deleteCart(world.store, holder);
    expect([await entry(first), await entry(second)]).toEqual(['offered', 'waiting 1 of 1']);
    expect(await mailsTo(first.caller)).toEqual(['A space for you']);
    expect(await catchRefusal(add(holder, courseId))).toMatchObject(fullRefusal);
    const { items } = await acceptOffer(world.store, first.caller, first.id);
    expect(items).toMatchObject([{ type: 'course', objectId: courseId, price: 8500 }]);
    expect(await entry(first)).toBe('accepted');
    expect(await takenIn(courseId)).toBe(1);
  });

  test('the waiting list of a full course gets the place of a hold that lapsed before anybody else', async () => {
    const { courseId } = await aFullCourse();
    const first = await waiting(courseId);
    setMinutes(16);
    expect(await catchRefusal(add(await createCaller(), courseId))).toMatchObject(fullRefusal);
    expect(await seenBy(null, courseId)).toMatchObject({ state: 'full', remaining: 0 });
    expect(await entry(first)).toBe('offered');
  });

  test('the waiting list of a full course does not get the place of an item that is changed to another person', async () => {
    const { courseId, holder } = await aFullCourse({ age: null });
    const leo = await aChild(world.store, holder, 'Leo', 9);
    const first = await waiting(courseId);
    const item = (await getCart(world.store, holder))?.items[0]?.id ?? '';
    const { items } = await updateCartItem(world.store, holder, item, { purchased_for_user_id: leo });
    expect(items).toMatchObject([{ purchasedForUserId: leo, place: { hold: { state: 'held' } } }]);
    expect(await entry(first)).toBe('waiting 1 of 1');
    expect(await takenIn(courseId)).toBe(1);
  });

  test('the waiting list of a full course offers a declined place to the next', async () => {
    const { courseId, holder } = await aFullCourse();
    const first = await waiting(courseId);
    setMinutes(1);
    const second = await waiting(courseId);
    await deleteCart(world.store, holder);
    await leaveWaitingList(world.store, first.caller, first.id);
    expect([await entry(first), await entry(second)]).toEqual(['ended: declined', 'offered']);
  });

  test('the waiting list of a full course serves two people together or not at all, and a later entry that fits goes first', async () => {
    const { courseId, holder } = await aFullCourse({ age: null });
    const parent = await createCaller();
    const attendeeIds = [parent.userId, await aChild(world.store, parent, 'Leo', 9)];
    const { id } = await joinWaitingList(world.store, parent, { sessionId: courseId, attendeeIds });
    setMinutes(1);
    const single = await waiting(courseId);
    await deleteCart(world.store, holder);
    expect([await entry({ caller: parent, id }), await entry(single)]).toEqual(['waiting 1 of 1', 'offered']);
  });

  test('the waiting list of a full course cannot be joined if there are places, by somebody who has one, or when it is too late', async () => {
    const join = async (sessionId: string, caller: Caller) =>
      catchRefusal(joinWaitingList(world.store, caller, { sessionId, attendeeIds: [caller.userId] }));
    const open = await aCourse(world.store, NEXT_TERM);
    expect(await join(open, await createCaller())).toMatchObject({ status: 422, code: 'not_full' });
    const { courseId, holder } = await aFullCourse();
    expect(await join(courseId, holder)).toMatchObject({ status: 422, code: 'in_basket' });
    const lateCourse = await aCourse(world.store, { ...NEXT_TERM, firstDay: '2026-11-03', capacity: 0 });
    expect(await join(lateCourse, await createCaller())).toMatchObject({ status: 422, code: 'closed' });
  });
});

test('a form that a course needs is required before joining the list', async () => {
  const courseId = await aCourse(world.store, { ...NEXT_TERM, capacity: 0, needsForm: true });
  const parent = await createCaller();
  const leo = await aChild(world.store, parent, 'Leo', 9);
  const codeOf = async () => {
    const { people } = await getCourseDetail(world.store, parent, courseId);
    return people.find(({ person }) => person.id === leo)?.verdict.code;
  };
  const join = () => joinWaitingList(world.store, parent, { sessionId: courseId, attendeeIds: [leo] });
  expect(await codeOf()).toBe('form_needed');
  expect(await catchRefusal(join())).toMatchObject({ status: 422, code: 'form_needed' });
  const answers = buildChildFormAnswers('Asthma');
  await saveChildForm(world.store, parent, leo, { answers, isConfirmed: true });
  expect(await codeOf()).toBe('full');
  expect(await join()).toMatchObject({ status: 'waiting', rank: 1 });
});
