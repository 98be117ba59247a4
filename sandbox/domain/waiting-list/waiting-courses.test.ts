import { describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { createChild } from '../../testing/a-camp.ts';
import { createCourse } from '../../testing/a-course.ts';
import { createBasketStore, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { saveChildForm } from '../attendees/index.ts';
import { acceptOffer, addToCart, deleteCart, getCart, updateCartItem } from '../basket/index.ts';
import { getCourseDetail, listCourses } from '../bookings/index.ts';
import type { Caller } from '../common/types.ts';
import { joinWaitingList, leaveWaitingList, readWaitingEntry } from './waiting-list.ts';

const setup = createBasketStore();
const { createCaller, setMinutes, countPlacesTaken } = setup;
const { joinList, describeEntry, listMails } = createWaitingListSteps(() => setup);

// The course begins in three weeks, so that a free place is offered instead of announced to everybody.
const NEXT_TERM = { firstDay: '2026-12-15', capacity: 1 };

const addCourse = (caller: Caller, id: string) =>
  addToCart(setup.store, caller, { items: [{ id, type: 'course', options: {} }] });

async function createFullCourse(overrides: Parameters<typeof createCourse>[1] = {}) {
  const [courseId, holder] = [
    await createCourse(setup.store, { ...NEXT_TERM, ...overrides }),
    await createCaller(),
  ];
  await addCourse(holder, courseId);
  return { courseId, holder };
}

const readCourse = async (caller: Caller | null, courseId: string) => {
  const {
    state,
    remaining,
    waitingList,
    ownEntries: mine,
  } = await getCourseDetail(setup.store, caller, courseId);
  return { state, remaining, ...waitingList, rank: mine[0]?.rank ?? null };
};

describe('the waiting list of a full course', () => {
  test('the waiting list of a full course gives a rank, first come first served, and is shown on the course and in the list of courses', async () => {
    const { courseId } = await createFullCourse();
    expect(await readCourse(null, courseId)).toMatchObject({ state: 'full', isOpen: true, length: 0 });
    const first = await joinList(courseId);
    setMinutes(1);
    const second = await joinList(courseId);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual([
      'waiting 1 of 2',
      'waiting 2 of 2',
    ]);
    expect(await readCourse(second.caller, courseId)).toMatchObject({ state: 'full', length: 2, rank: 2 });
    const listing = await listCourses(setup.store, 'ardwick-fields-leisure-centre', {});
    expect(listing.find(({ course }) => course.id === courseId)?.waitingList).toEqual({
      isOpen: true,
      length: 2,
    });
    expect(await readWaitingEntry(setup.store, first.caller, first.id)).toMatchObject({
      target: { type: 'course', title: 'Badminton for beginners', localDate: '2026-12-15' },
      price: 8500,
      autoBookUntil: null,
    });
  });

  test('the waiting list of a full course is offered the place that leaves a basket, which nobody else gets meanwhile', async () => {
    const { courseId, holder } = await createFullCourse();
    const first = await joinList(courseId);
    setMinutes(1);
    const second = await joinList(courseId);
    await deleteCart(setup.store, holder);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual(['offered', 'waiting 1 of 1']);
    expect(await listMails(first.caller)).toEqual(['A space for you']);
    expect(await catchRefusal(addCourse(holder, courseId))).toMatchObject(fullRefusal);
    const { items } = await acceptOffer(setup.store, first.caller, first.id);
    expect(items).toMatchObject([{ type: 'course', objectId: courseId, price: 8500 }]);
    expect(await describeEntry(first)).toBe('accepted');
    expect(await countPlacesTaken(courseId)).toBe(1);
  });

  test('the waiting list of a full course gets the place of a hold that lapsed before anybody else', async () => {
    const { courseId } = await createFullCourse();
    const first = await joinList(courseId);
    setMinutes(16);
    expect(await catchRefusal(addCourse(await createCaller(), courseId))).toMatchObject(fullRefusal);
    expect(await readCourse(null, courseId)).toMatchObject({ state: 'full', remaining: 0 });
    expect(await describeEntry(first)).toBe('offered');
  });

  test('the waiting list of a full course does not get the place of an item that is changed to another person', async () => {
    const { courseId, holder } = await createFullCourse({ age: null });
    const leo = await createChild(setup.store, holder, 'Leo', 9);
    const first = await joinList(courseId);
    const item = (await getCart(setup.store, holder))?.items[0]?.id ?? '';
    const { items } = await updateCartItem(setup.store, holder, item, { purchased_for_user_id: leo });
    expect(items).toMatchObject([{ purchasedForUserId: leo, place: { hold: { state: 'held' } } }]);
    expect(await describeEntry(first)).toBe('waiting 1 of 1');
    expect(await countPlacesTaken(courseId)).toBe(1);
  });

  test('the waiting list of a full course offers a declined place to the next', async () => {
    const { courseId, holder } = await createFullCourse();
    const first = await joinList(courseId);
    setMinutes(1);
    const second = await joinList(courseId);
    await deleteCart(setup.store, holder);
    await leaveWaitingList(setup.store, first.caller, first.id);
    expect([await describeEntry(first), await describeEntry(second)]).toEqual(['ended: declined', 'offered']);
  });

  test('the waiting list of a full course serves two people together or not at all, and a later entry that fits goes first', async () => {
    const { courseId, holder } = await createFullCourse({ age: null });
    const parent = await createCaller();
    const attendeeIds = [parent.userId, await createChild(setup.store, parent, 'Leo', 9)];
    const { id } = await joinWaitingList(setup.store, parent, { sessionId: courseId, attendeeIds });
    setMinutes(1);
    const single = await joinList(courseId);
    await deleteCart(setup.store, holder);
    expect([await describeEntry({ caller: parent, id }), await describeEntry(single)]).toEqual([
      'waiting 1 of 1',
      'offered',
    ]);
  });

  test('the waiting list of a full course cannot be joined if there are places, by somebody who has one, or when it is too late', async () => {
    const joinCourseList = async (sessionId: string, caller: Caller) =>
      catchRefusal(joinWaitingList(setup.store, caller, { sessionId, attendeeIds: [caller.userId] }));
    const openCourse = await createCourse(setup.store, NEXT_TERM);
    expect(await joinCourseList(openCourse, await createCaller())).toMatchObject({
      status: 422,
      code: 'not_full',
    });
    const { courseId, holder } = await createFullCourse();
    expect(await joinCourseList(courseId, holder)).toMatchObject({ status: 422, code: 'in_basket' });
    const lateCourse = await createCourse(setup.store, {
      ...NEXT_TERM,
      firstDay: '2026-11-03',
      capacity: 0,
    });
    expect(await joinCourseList(lateCourse, await createCaller())).toMatchObject({
      status: 422,
      code: 'closed',
    });
  });
});

test('a form that a course needs is required before joining the list', async () => {
  const courseId = await createCourse(setup.store, { ...NEXT_TERM, capacity: 0, needsForm: true });
  const parent = await createCaller();
  const leo = await createChild(setup.store, parent, 'Leo', 9);
  const readVerdictCode = async () => {
    const { people } = await getCourseDetail(setup.store, parent, courseId);
    return people.find(({ person }) => person.id === leo)?.verdict.code;
  };
  const join = () => joinWaitingList(setup.store, parent, { sessionId: courseId, attendeeIds: [leo] });
  expect(await readVerdictCode()).toBe('form_needed');
  expect(await catchRefusal(join())).toMatchObject({ status: 422, code: 'form_needed' });
  const formAnswers = buildChildFormAnswers('Asthma');
  await saveChildForm(setup.store, parent, leo, { answers: formAnswers, isConfirmed: true });
  expect(await readVerdictCode()).toBe('full');
  expect(await join()).toMatchObject({ status: 'waiting', rank: 1 });
});
