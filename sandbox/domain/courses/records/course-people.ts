import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import {
  findAttendeesWithoutForm,
  findMembershipsAtVenue,
  findPeople,
  isFormValid,
  type Person,
  toPricedPerson,
} from '../../attendees/index.ts';
import {
  type BookableCourse,
  type CourseState,
  type CourseVerdictFacts,
  decideCourseVerdict,
  deriveCourseState,
  findSkillLevels,
  hasRequiredLevel,
  listOffers,
  type Offer,
  calculateRemainingPrice as priceOfRest,
  type Verdict,
} from '../../catalogue/index.ts';
import { type BasketItemState, calculateAge, toLondonDate } from '../../common/index.ts';
import { findOutstandingPenalties } from '../../people/index.ts';
import {
  countReservedPlaces,
  findDemandByTarget,
  findPlacesByHolder,
  toCourseWaitingTarget,
} from '../../sessions/index.ts';

/** One of a customer's people, with their verdict on a course. */
export interface CoursePerson {
  person: Person;
  /** Their age on the first day that they would attend; null if unknown. */
  age: number | null;
  verdict: Verdict;
  offers: Offer[];
}

interface CoursePeopleContext {
  course: BookableCourse;
  ownerId: string;
  /** The basket item whose own place is not counted as one of the person's places. */
  exceptItemId?: string | null;
  /** True for the waiting list: a full course and a lapsed place in the basket are then ignored. */
  isFromWaitingList?: boolean | undefined;
  /** True if the item has released its place to take it again, so that the waiting list does not get it. */
  keepsPlace?: boolean | undefined;
  /** Set when the item is already in the basket: unpaid charges and the form are then checked at payment. */
  inBasket?: BasketItemState | undefined;
}

/** The customer's people with a verdict on each. */
export async function findCoursePeople(
  db: Tx,
  store: Store,
  {
    course,
    ownerId,
    exceptItemId = null,
    isFromWaitingList = false,
    keepsPlace = false,
    inBasket,
  }: CoursePeopleContext,
): Promise<CoursePerson[]> {
  const now = store.clock.now();
  const people = await findPeople(db, store, ownerId, toLondonDate(now));
  const levels = await findSkillLevels(
    db,
    store,
    people.map(({ id }) => id),
    course.activity.id,
  );
  const memberships = await findMembershipsAtVenue(db, store, ownerId, course.venue);
  const hasPenalties =
    inBasket === undefined && (await findOutstandingPenalties(db, store, ownerId)).length > 0;
  const target = toCourseWaitingTarget(course);
  const demand = (await findDemandByTarget(db, store, [target]))(course);
  const isPlaceKept = isFromWaitingList || keepsPlace;
  const takenCount = isPlaceKept ? course.onlineCapacity - 1 : countReservedPlaces(demand);
  const { queue } = demand;
  const canWait = queue?.customerIds.has(ownerId) || (queue?.length ?? 0) < target.maxEntries;
  // A place that is only offered to them is not theirs yet.
  const ownPlaces = (
    await findPlacesByHolder(db, store, { sessionKey: course.id, holderId: ownerId })
  ).filter(
    ({ cartItemId, offerId, heldUntil }) =>
      offerId === null &&
      (exceptItemId === null || cartItemId !== exceptItemId) &&
      !(isFromWaitingList && heldUntil !== null && heldUntil <= now),
  );
  const { cancelledReason, requiresLevel } = course;
  const firstDay = getFirstDay(course);
  const children = people.filter(({ relation }) => course.needsForm && relation === 'child');
  const idsWithoutForm = await findAttendeesWithoutForm(
    db,
    store,
    children.map(({ id }) => id),
  );
  return people.map((person) => {
    const ownPlace = ownPlaces.find(({ attendeeId }) => attendeeId === person.id);
    const age = person.dateOfBirth === null ? null : calculateAge(person.dateOfBirth, firstDay);
    const offers = toRemainingCourseOffers(
      course,
      listOffers(course.prices, toPricedPerson(person, memberships, firstDay)),
    );
    const hasNeededLevel = hasRequiredLevel(
      requiresLevel,
      levels.get(person.id) ?? null,
      course.activity.detail.levels,
    );
    const verdictFacts: CourseVerdictFacts = {
      state:
        inBasket === 'held'
          ? decideStateWhileHeld(course, takenCount, now)
          : deriveCourseState(course, takenCount, now),
      cancelledReason,
      age,
      ages: course.age,
      missingLevel: hasNeededLevel ? null : requiresLevel,
      offers,
      ownPlace: ownPlace ? (ownPlace.bookingId === null ? 'in_basket' : 'booked') : null,
      hasPenalties,
      needsForm: inBasket !== 'held' && idsWithoutForm.has(person.id),
      canWait,
    };
    return { person, age, verdict: decideCourseVerdict(verdictFacts), offers };
  });
}

/** A held place can be paid for until the first of its sessions begins. */
function decideStateWhileHeld(course: BookableCourse, takenCount: number, now: Date): CourseState {
  const state = deriveCourseState(course, takenCount, now);
  return state === 'closed' ? 'available' : state;
}

/** Whether the form about somebody who is already in the basket is missing. */
export async function lacksCourseForm(
  db: Tx,
  store: Store,
  course: BookableCourse,
  { ownerId, personId }: { ownerId: string; personId: string },
): Promise<boolean> {
  const people = await findPeople(db, store, ownerId, toLondonDate(store.clock.now()));
  const isChild = people.some(({ id, relation }) => id === personId && relation === 'child');
  return course.needsForm && isChild && !(await isFormValid(db, store, personId, course.id));
}

/** Converts offers for the whole course into offers for the remaining sessions. */
export function toRemainingCourseOffers(
  { sessionsLeft, sessionCountInAll }: BookableCourse,
  offers: readonly Offer[],
): Offer[] {
  const calculateRemainingPrice = (price: number) =>
    priceOfRest(price, sessionsLeft.length, sessionCountInAll);
  return offers.map((offer) => ({
    ...offer,
    price: calculateRemainingPrice(offer.price),
    fullPrice: calculateRemainingPrice(offer.fullPrice),
  }));
}

/** The first day that somebody who joins now would attend. */
function getFirstDay({ sessionsLeft, lastSessionToJoin }: BookableCourse): string {
  return (sessionsLeft[0] ?? lastSessionToJoin).localDate;
}
