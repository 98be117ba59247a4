import type { Tx } from '../../../store/connection.ts';
import type { BookedTime, BookingDetail } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import type { Person } from '../../attendees/index.ts';
import {
  type BookableCourse,
  type CourseSession,
  findCourseById,
  type Offer,
} from '../../catalogue/index.ts';
import { type BasketItemState, invalid, notFound, validationErrorWithCode } from '../../common/index.ts';
import { claimOfferedPlaces, takePlaces } from '../../sessions/index.ts';
import { findCoursePeople } from './course-people.ts';

/** What a customer wants to book. */
export interface CourseChoice {
  /** The item whose own place is not counted, because it is taken again; null while there is no item yet. */
  readonly cartItemId: string | null;
  readonly ownerId: string;
  readonly courseId: string;
  /** Null for the customer. */
  readonly attendeeId: string | null;
  /** Null for the cheapest offer. */
  readonly pricingOptionId: string | null;
  /** True for the waiting list: a full course and a lapsed place in the basket are then ignored. */
  readonly isFromWaitingList?: boolean;
  /** True if the item had a place until now, so that the waiting list does not get it. */
  readonly keepsPlace?: boolean;
  /** Set when the item is already in the basket: if its own offer is no longer made, another one is used. */
  readonly inBasket?: BasketItemState | undefined;
}

/** What a customer books. */
export interface CourseBookingRequest extends CourseChoice {
  readonly cartItemId: string;
  readonly heldUntil: (startsAt: Date) => Date;
  /** The waiting list's offer that holds the place; null if there is none. */
  readonly offerId: string | null;
}

/** A booking that is possible now, with its price. */
export interface CourseQuote {
  readonly course: BookableCourse;
  readonly person: Person;
  readonly offer: Offer;
  /** The first session that the attendee would come to. */
  readonly firstSession: CourseSession;
}

/** The result of a booking, for the row of the cart item. */
export interface PlacedCourseBooking {
  readonly pricingOptionId: string;
  readonly attendeeId: string;
  readonly booking: BookingDetail;
}

const LAST_SPACE_GONE_MESSAGE = 'The last space has just gone.';
const NO_OFFER_MESSAGE = 'This person can’t use this price. Please choose another.';

/**
 * Takes one cart item's place in all remaining sessions of a course, and quotes the current price.
 * @throws DomainError 404 for an unknown course or person; 422 with the code of the verdict
 */
export async function takeCourse(
  tx: Tx,
  store: Store,
  request: CourseBookingRequest,
): Promise<PlacedCourseBooking> {
  const { cartItemId, ownerId: holderId, offerId } = request;
  const { course, person, offer, firstSession } = await quoteCourse(tx, store, {
    ...request,
    isFromWaitingList: offerId !== null,
  });
  const { id: sessionKey, onlineCapacity: capacity } = course;
  const attendeeId = person.id;
  // Once the next session has begun there is one less to pay for, so the hold ends then and the price is quoted again.
  const holdColumns = { cartItemId, heldUntil: request.heldUntil(firstSession.startsAt) };
  const isPlaceTaken =
    offerId === null
      ? await takePlaces(tx, store, {
          sessionKey,
          capacity,
          places: [{ holderId, attendeeId, ...holdColumns }],
        })
      : await claimOfferedPlaces(tx, store, { sessionKey, offerId, attendeeId }, holdColumns);
  if (!isPlaceTaken) throw validationErrorWithCode('full', LAST_SPACE_GONE_MESSAGE);
  return {
    pricingOptionId: offer.pricingOptionId,
    attendeeId: person.id,
    booking: buildBookingDetail(course, firstSession, person, offer),
  };
}

/**
 * Checks whether somebody can be enrolled now and quotes the price. Takes no place.
 * @throws DomainError 404 for an unknown course or person; 422 with the code of the verdict
 */
export async function quoteCourse(tx: Tx, store: Store, choice: CourseChoice): Promise<CourseQuote> {
  const {
    courseId,
    cartItemId: exceptItemId,
    ownerId,
    attendeeId,
    pricingOptionId,
    isFromWaitingList,
    keepsPlace,
    inBasket,
  } = choice;
  const course = await findCourseById(tx, store, courseId);
  if (!course) throw notFound();
  const people = await findCoursePeople(tx, store, {
    course,
    ownerId,
    exceptItemId,
    isFromWaitingList,
    keepsPlace,
    inBasket,
  });
  const coursePerson = people.find(({ person }) => person.id === (attendeeId ?? ownerId));
  if (!coursePerson) throw notFound();
  const { person, verdict, offers } = coursePerson;
  if (verdict.code === 'full') throw validationErrorWithCode('full', LAST_SPACE_GONE_MESSAGE);
  if (!verdict.canBook) throw validationErrorWithCode(verdict.code, verdict.message ?? '');
  const [firstSession] = course.sessionsLeft;
  const chosenOffer = offers.find((offer) => offer.pricingOptionId === pricingOptionId);
  const mayUseOtherOffer = pricingOptionId === null || inBasket !== undefined;
  const offer = chosenOffer ?? (mayUseOtherOffer ? offers.find(({ isDefault }) => isDefault) : undefined);
  if (!offer || !firstSession) throw invalid({ pricing_option_id: [NO_OFFER_MESSAGE] });
  return { course, person, offer, firstSession };
}

function buildBookingDetail(
  course: BookableCourse,
  firstSession: CourseSession,
  person: Person,
  offer: Offer,
): BookingDetail {
  const { venue, activity, rules, sessionsLeft, sessionCountInAll } = course;
  return {
    title: course.title,
    category: activity.category,
    activityId: activity.id,
    venue: { id: venue.id, name: venue.name },
    cardProvider: venue.cardProvider,
    space: course.space?.name ?? null,
    ...toBookedTime(firstSession),
    instructions: activity.detail.attendeeInstructions,
    cancel: { freeMinutes: rules.cancelUntilMinutes, lateFee: rules.lateFee },
    attendee: { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() },
    priceLabel: offer.label,
    price: offer.price,
    fullPrice: offer.fullPrice,
    reduction: offer.reduction,
    vatPercent: activity.detail.vatPercent,
    note:
      sessionsLeft.length === sessionCountInAll
        ? `${sessionCountInAll} sessions`
        : `${sessionsLeft.length} of ${sessionCountInAll} sessions`,
    sessions: sessionsLeft.map(toBookedTime),
  };
}

function toBookedTime({ localDate, localStart, localEnd, startsAt, endsAt }: CourseSession): BookedTime {
  return {
    localDate,
    localStart,
    localEnd,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
