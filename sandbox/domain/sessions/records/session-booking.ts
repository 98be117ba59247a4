import type { Tx } from '../../../store/connection.ts';
import { readAll } from '../../../store/read-all.ts';
import type { BookingDetail, HireExtra } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import {
  filterMembershipsAtVenue,
  findBooker,
  findPeople,
  type Person,
  toPricedPerson,
} from '../../attendees/index.ts';
import {
  decideVerdict,
  deriveSessionState,
  findChosenOffer,
  findOfferWithUses,
  type Offer,
  type PriceChoice,
  type PricedPerson,
  takesUses,
} from '../../catalogue/index.ts';
import {
  type BasketItemState,
  formatShortDayAndTime,
  invalid,
  isInForce,
  notFound,
  toLondonDate,
  validationErrorWithCode,
} from '../../common/index.ts';
import type { AppliedReduction } from '../../common/types.ts';
import { findCustomerReductions, listReductionsOnDate, takeReduction } from '../../packages/index.ts';
import type { BookableSession } from './bookable-session.ts';
import { toBookingDetail } from './booking-detail.ts';
import { dependsOnOtherSessions, findConflicts, findPlacesOfPeople } from './person-places.ts';
import { countReservedPlaces, findDemandFromTaken } from './place-demand.ts';
import { filterPeopleForSession, listSessionOffers, requireExtras } from './session-offers.ts';
import { claimOfferedPlaces, findSessionPlaces, type PlaceRecord, takePlaces } from './session-places.ts';
import { findSessionById, toReductionContext } from './sessions.ts';
import { toSessionWaitingTarget } from './waiting-target.ts';

/** What a customer wants to book. */
export interface BookingChoice {
  /** The item whose places are not counted, because they are taken again; null while there is no item yet. */
  readonly cartItemId: string | null;
  readonly ownerId: string;
  readonly sessionId: string;
  /** Null for the customer. */
  readonly attendeeId: string | null;
  readonly price: PriceChoice;
  readonly quantity: number;
  /** The ids of the extras hired with a slot. */
  readonly extras: readonly string[];
  /** True for the waiting list: a full session and a lapsed place in the basket are then ignored. */
  readonly isFromWaitingList?: boolean;
  /** How many places the item held until now, so that the waiting list does not get those. */
  readonly keptPlaceCount?: number;
  /** Set when the item is already in the basket: unpaid charges are then checked at payment. */
  readonly inBasket?: BasketItemState;
  /** Whether to ask about another session at the same time, even if the operator allows it. */
  readonly checksClash?: boolean;
}

/** What a customer books. */
export interface BookingRequest extends BookingChoice {
  readonly cartItemId: string;
  readonly heldUntil: (startsAt: Date) => Date;
  /** The waiting list's offer that holds the places. */
  readonly offerId?: string | null;
}

/** A booking that is possible now, with its price. */
export interface BookingQuote {
  readonly session: BookableSession;
  readonly person: Person;
  readonly offer: Offer;
  /** The first benefit or package that could pay for all places, if the offer uses none. */
  readonly unusedOffer: Offer | null;
  readonly extras: HireExtra[];
  /** The person's other session at the same time; null if there is none. */
  readonly clash: BookableSession | null;
  /** The session's places. */
  readonly places: readonly PlaceRecord[];
}

/** The result of a booking, for the row of the cart item. */
export interface PlacedBooking {
  readonly pricingOptionId: string;
  readonly attendeeId: string;
  readonly booking: BookingDetail;
  /** The benefit or package that pays for the places; at most one of the two is set. */
  readonly benefit: AppliedReduction | null;
  readonly package: AppliedReduction | null;
}

const LAST_SPACE_GONE_MESSAGE = 'The last space has just gone.';
const ONE_PLACE_MESSAGE = 'Add each person separately.';

/**
 * Takes one cart item's places and quotes the current price.
 * @throws DomainError 404 for an unknown session or person; 422 with the code of the verdict
 */
export async function takeBooking(tx: Tx, store: Store, booking: BookingRequest): Promise<PlacedBooking> {
  const { cartItemId, offerId = null } = booking;
  const bookingQuote = await quoteBooking(tx, store, {
    ...booking,
    isFromWaitingList: offerId !== null,
    checksClash: false,
  });
  const { session, person, offer } = bookingQuote;
  const { needsNames } = session.activity.detail;
  const holdColumns = { cartItemId, heldUntil: booking.heldUntil(session.startsAt) };
  const newPlace = { holderId: booking.ownerId, attendeeId: needsNames ? person.id : null, ...holdColumns };
  const newPlaces = Array.from({ length: booking.quantity }, () => newPlace);
  const placesRequest = {
    sessionKey: session.id,
    capacity: session.onlineCapacity,
    places: newPlaces,
    rows: bookingQuote.places,
  };
  const arePlacesTaken =
    offerId === null
      ? await takePlaces(tx, store, placesRequest)
      : await claimOfferedPlaces(
          tx,
          store,
          { sessionKey: session.id, offerId, attendeeId: person.id },
          holdColumns,
        );
  if (!arePlacesTaken) throw validationErrorWithCode('full', LAST_SPACE_GONE_MESSAGE);
  return {
    pricingOptionId: offer.pricingOptionId,
    attendeeId: person.id,
    booking: toBookingDetail(needsNames ? person : null, bookingQuote),
    ...(await takeReduction(tx, store, offer, { ...booking, heldUntil: holdColumns.heldUntil })),
  };
}

/**
 * Checks whether somebody can be booked in now and quotes the price. Takes no places.
 * @throws DomainError 404 for an unknown session or person; 422 with the code of the verdict
 */
export async function quoteBooking(tx: Tx, store: Store, choice: BookingChoice): Promise<BookingQuote> {
  const { ownerId } = choice;
  const [session, booker, otherPeople, places] = await readAll(
    findSessionById(tx, store, choice.sessionId),
    findBooker(tx, store, ownerId),
    findBookablePeople(tx, store, choice),
    findSessionPlaces(tx, store, choice.sessionId),
  );
  if (!session) throw notFound();
  const { needsNames } = session.activity.detail;
  if (needsNames && choice.quantity > 1) throw invalid({ quantity: [ONE_PLACE_MESSAGE] });
  const extras = requireExtras(session, choice.extras);
  const person = requirePerson(filterPeopleForSession(session, [booker.person, ...otherPeople]), choice);
  const memberships = filterMembershipsAtVenue(session.venue, booker.memberships);
  const pricedPerson = toPricedPerson(person, memberships, session.localDate);
  const { hasPenalties } = booker;
  const clash = await requireBookableSession(tx, store, {
    session,
    person,
    pricedPerson,
    hasPenalties,
    places,
    choice,
  });
  const ownReductions = await findCustomerReductions(tx, store, ownerId, memberships, choice.cartItemId);
  const reductions = listReductionsOnDate(ownReductions, person, memberships, toReductionContext(session));
  const offers = listSessionOffers(session, pricedPerson, reductions);
  const offer = findChosenOffer(offers, reductions, choice.price, choice.quantity);
  const unusedOffer = takesUses(offer) ? null : findOfferWithUses(offers, choice.quantity);
  return { session, person, offer, unusedOffer, extras, clash, places };
}

/** Loads the customer's people, unless they book for themselves. */
async function findBookablePeople(
  tx: Tx,
  store: Store,
  { ownerId, attendeeId }: BookingChoice,
): Promise<readonly Person[]> {
  if (attendeeId === null || attendeeId === ownerId) return [];
  return findPeople(tx, store, ownerId, toLondonDate(store.clock.now()));
}

function requirePerson(people: readonly Person[], { ownerId, attendeeId }: BookingChoice): Person {
  const person = people.find(({ id }) => id === (attendeeId ?? ownerId));
  if (!person) throw notFound();
  return person;
}

interface BookingContext {
  readonly session: BookableSession;
  readonly person: Person;
  readonly pricedPerson: PricedPerson;
  readonly hasPenalties: boolean;
  readonly places: readonly PlaceRecord[];
  readonly choice: BookingChoice;
}

/**
 * Refuses unless the session can be booked.
 * @returns the person's other session at the same time, if it is no reason to refuse
 * @throws DomainError 422 with the code of the verdict
 */
async function requireBookableSession(
  tx: Tx,
  store: Store,
  context: BookingContext,
): Promise<BookableSession | null> {
  const { session, person, pricedPerson, hasPenalties, places, choice } = context;
  const { needsNames } = session.activity.detail;
  const now = store.clock.now();
  const personPlaces = places.filter(
    ({ holderId, cartItemId, offerId, heldUntil }) =>
      holderId === choice.ownerId &&
      offerId === null &&
      cartItemId !== choice.cartItemId &&
      !(choice.isFromWaitingList && !isInForce(heldUntil, now)),
  );
  const existingPlace = personPlaces.find(({ attendeeId }) => attendeeId === person.id);
  const isMember = pricedPerson.memberships.length > 0;
  const mayDependOnOthers =
    needsNames && (choice.checksClash !== false || dependsOnOtherSessions(session.rules));
  const placesElsewhere = mayDependOnOthers ? await findPlacesOfPeople(tx, store, [person.id], session) : [];
  const { clash, limit, refusedClash } = findConflicts(session, placesElsewhere);
  const { keptPlaceCount = 0 } = choice;
  const { state, opensAt } = deriveSessionState(session, {
    remaining: choice.isFromWaitingList
      ? choice.quantity
      : Math.max(keptPlaceCount, await countPlacesForSale(tx, store, session, places)),
    isMember,
    now,
  });
  const verdict = decideVerdict({
    // A held place can be paid for until the session begins.
    state: state === 'closed' && choice.inBasket === 'held' ? 'available' : state,
    cancelledReason: session.cancelledReason,
    opensText: opensAt && formatShortDayAndTime(opensAt),
    age: needsNames ? pricedPerson.age : null,
    ages: session.age,
    // Whether there are any offers does not depend on reductions.
    offers: listSessionOffers(session, pricedPerson, []),
    ownPlace: existingPlace ? (existingPlace.bookingId === null ? 'in_basket' : 'booked') : null,
    hasPenalties: hasPenalties && choice.inBasket === undefined,
    limit,
    refusedClash,
  });
  const { code, message } = verdict;
  if (code === 'full') throw validationErrorWithCode(code, LAST_SPACE_GONE_MESSAGE);
  if (!verdict.canBook) throw validationErrorWithCode(code, message ?? '');
  const { orderLimit } = session.rules;
  if (personPlaces.length + choice.quantity > orderLimit)
    throw validationErrorWithCode(
      'limit_reached',
      `You can book up to ${orderLimit} spaces in this session.`,
    );
  return clash;
}

/** The places that can be sold now, excluding those promised to the waiting list. */
async function countPlacesForSale(
  tx: Tx,
  store: Store,
  session: BookableSession,
  places: readonly PlaceRecord[],
): Promise<number> {
  const now = store.clock.now();
  const takenCount = places.filter(({ heldUntil }) => isInForce(heldUntil, now)).length;
  if (takenCount >= session.onlineCapacity) return 0;
  const getDemand = await findDemandFromTaken(
    tx,
    store,
    [toSessionWaitingTarget(session)],
    new Map([[session.id, takenCount]]),
  );
  return session.onlineCapacity - countReservedPlaces(getDemand(session));
}
