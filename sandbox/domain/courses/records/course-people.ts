import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import {
  attendeesWithoutForm,
  formIsValid,
  membershipsAt,
  type Person,
  peopleOf,
  pricedOn,
} from '../../attendees/index.ts';
import {
  type BookableCourse,
  type CourseState,
  type CourseVerdictFacts,
  courseVerdict,
  hasLevel,
  levelsOf,
  type Offer,
  offersFor,
  priceOfRest,
  stateOf,
  type Verdict,
} from '../../catalogue/index.ts';
import { ageOn, type BasketItemState, todayInLondon } from '../../common/index.ts';
import { outstandingPenalties } from '../../people/index.ts';
import { awaitedCourse, demandFor, placesOfHolder, reservedPlaces } from '../../sessions/index.ts';

/** One of a customer's people, with their verdict on a course. */
export interface CoursePerson {
  person: Person;
  /** Their age on the first day that they would attend; null if unknown. */
  age: number | null;
  verdict: Verdict;
  offers: Offer[];
}

interface CoursePeopleQuery {
  course: BookableCourse;
  ownerId: string;
  /** The basket item whose own place is not counted as one of the person's places. */
  exceptItem?: string | null;
  /** True for the waiting list: a full course and a lapsed place in the basket are then ignored. */
  isByList?: boolean | undefined;
  /** True if the item has released its place to take it again, so that the waiting list does not get it. */
  keepsPlace?: boolean | undefined;
  /** Set when the item is already in the basket: unpaid charges and the form are then checked at payment. */
  inBasket?: BasketItemState | undefined;
}

/** The customer's people with a verdict on each. */
export async function coursePeople(
  db: Tx,
  store: Store,
  { course, ownerId, exceptItem = null, isByList = false, keepsPlace = false, inBasket }: CoursePeopleQuery,
): Promise<CoursePerson[]> {
  const now = store.clock.now();
  const people = await peopleOf(db, store, ownerId, todayInLondon(now));
  const levels = await levelsOf(
    db,
    store,
    people.map(({ id }) => id),
    course.activity.id,
  );
  const held = await membershipsAt(db, store, ownerId, course.venue);
  const hasPenalties = inBasket === undefined && (await outstandingPenalties(db, store, ownerId)).length > 0;
  const awaited = awaitedCourse(course);
  const demand = (await demandFor(db, store, [awaited]))(course);
  const hasRoom = isByList || keepsPlace;
  const taken = hasRoom ? course.onlineCapacity - 1 : reservedPlaces(demand);
  const { queue } = demand;
  const canWait = queue?.customerIds.has(ownerId) || (queue?.length ?? 0) < awaited.most;
  // A place that is only offered to them is not theirs yet.
  const places = (await placesOfHolder(db, store, { sessionKey: course.id, holderId: ownerId })).filter(
    ({ cartItemId, offerId, heldUntil }) =>
      offerId === null &&
      (exceptItem === null || cartItemId !== exceptItem) &&
      !(isByList && heldUntil !== null && heldUntil <= now),
  );
  const { cancelledReason, requiresLevel } = course;
  const day = firstDayOf(course);
  const children = people.filter(({ relation }) => course.needsForm && relation === 'child');
  const withoutForm = await attendeesWithoutForm(
    db,
    store,
    children.map(({ id }) => id),
  );
  return people.map((person) => {
    const own = places.find(({ attendeeId }) => attendeeId === person.id);
    const age = person.dateOfBirth === null ? null : ageOn(person.dateOfBirth, day);
    const offers = restOffers(course, offersFor(course.prices, pricedOn(person, held, day)));
    const isReady = hasLevel(requiresLevel, levels.get(person.id) ?? null, course.activity.detail.levels);
    const facts: CourseVerdictFacts = {
      state: inBasket === 'held' ? stateWhileHeld(course, taken, now) : stateOf(course, taken, now),
      cancelledReason,
      age,
      ages: course.age,
      missingLevel: isReady ? null : requiresLevel,
      offers,
      place: own ? (own.bookingId === null ? 'in_basket' : 'booked') : null,
      hasPenalties,
      needsForm: inBasket !== 'held' && withoutForm.has(person.id),
      canWait,
    };
    return { person, age, verdict: courseVerdict(facts), offers };
  });
}

/** A held place can be paid for until the first of its sessions begins. */
function stateWhileHeld(course: BookableCourse, taken: number, now: Date): CourseState {
  const state = stateOf(course, taken, now);
  return state === 'closed' ? 'available' : state;
}

/** Whether the form about somebody who is already in the basket is missing. */
export async function lacksCourseForm(
  db: Tx,
  store: Store,
  course: BookableCourse,
  { ownerId, personId }: { ownerId: string; personId: string },
): Promise<boolean> {
  const people = await peopleOf(db, store, ownerId, todayInLondon(store.clock.now()));
  const isChild = people.some(({ id, relation }) => id === personId && relation === 'child');
  return course.needsForm && isChild && !(await formIsValid(db, store, personId, course.id));
}

/** Converts offers for the whole course into offers for the remaining sessions. */
export function restOffers({ left, sessionsTotal }: BookableCourse, offers: readonly Offer[]): Offer[] {
  const rest = (price: number) => priceOfRest(price, left.length, sessionsTotal);
  return offers.map((offer) => ({ ...offer, price: rest(offer.price), fullPrice: rest(offer.fullPrice) }));
}

/** The first day that somebody who joins now would attend. */
function firstDayOf({ left, lastSessionToJoin }: BookableCourse): string {
  return (left[0] ?? lastSessionToJoin).localDate;
}
