import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import {
  findMembershipsAtVenue,
  findPeople,
  type Membership,
  type Person,
  toPricedPerson,
} from '../attendees/index.ts';
import { findVerdictsAtDesk } from '../cart/index.ts';
import {
  coversSessionAges,
  decideVerdict,
  deriveSessionState,
  type Offer,
  type Reduction,
  type Verdict,
} from '../catalogue/index.ts';
import { calculateAge, formatShortDayAndTime, notFound, toLondonDate } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { type CustomerReductions, findCustomerReductions, listReductionsOnDate } from '../packages/index.ts';
import { findOutstandingPenalties } from '../people/index.ts';
import {
  type BookableSession,
  filterPeopleForSession,
  findConflicts,
  findDemandByTarget,
  findPlacesOfPeople,
  findSessionById,
  listSessionOffers,
  type PersonPlace,
  toReductionContext,
  toSessionWaitingTarget,
} from '../sessions/index.ts';
import { findOpenEntryViews, serveDueWaitingLists, type WaitingEntryView } from '../waiting-list/index.ts';
import { findSessionRepeats } from './records/session-repeats.ts';
import { findCustomerAtVenue, type SessionView, toSessionView } from './records/session-view.ts';

export interface PersonVerdict {
  person: Person;
  /** The age on the day of the session; null if it is not known. */
  age: number | null;
  verdict: Verdict;
  opensAt: Date | null;
  offers: Offer[];
  /** The benefits and packages that cover the session for them, including those that are used up. */
  reductions: Reduction[];
  clash: { title: string; localStart: string; localDate: string } | null;
}

export interface SessionDetail {
  serverTime: Date;
  sessionView: SessionView;
  people: PersonVerdict[];
  /** The prices without a membership. */
  nonMemberOffers: Offer[];
  /** The same session in later weeks, as far ahead as the caller can book. */
  repeats: SessionView[];
  /** The caller's entries of the waiting list that are still waiting or have an offer. */
  ownEntries: WaitingEntryView[];
}

/** Everything about a session, with a verdict on each of the caller's people. Throws 404 if there is no such session. */
export async function getSessionDetail(
  store: Store,
  caller: Caller | null,
  sessionId: string,
): Promise<SessionDetail> {
  await serveDueWaitingLists(store, [sessionId]);
  return store.read(async (db) => {
    const session = await findSessionById(db, store, sessionId);
    if (!session) throw notFound();
    const now = store.clock.now();
    const getDemand = await findDemandByTarget(db, store, [toSessionWaitingTarget(session)]);
    const viewer = await findCustomerAtVenue(db, store, caller, session.venue);
    const sessionView = toSessionView(viewer, session, getDemand(session), now);
    return {
      serverTime: now,
      sessionView,
      people: caller === null ? [] : await findVerdicts(db, store, caller, sessionView),
      repeats: await findSessionRepeats(db, store, viewer, session),
      nonMemberOffers: listNonMemberOffers(session),
      ownEntries: caller ? await findOpenEntryViews(db, store, caller.userId, session.id) : [],
    };
  });
}

/** The prices for the session's ages that need no membership, the highest first. */
export function listNonMemberOffers({ prices, age }: Pick<BookableSession, 'prices' | 'age'>): Offer[] {
  return prices
    .filter(({ membership }) => membership === 'none')
    .filter((price) => coversSessionAges(price, age))
    .sort((first, second) => second.price - first.price)
    .map(({ id, label, price }, index) => ({
      pricingOptionId: id,
      label,
      price,
      fullPrice: price,
      reduction: null,
      isDefault: index === 0,
    }));
}

/**
 * Finds a verdict on each of the caller's people.
 *
 * @param isPaid true if the place is already booked and paid for, so that unpaid penalties do not matter
 */
export async function findVerdicts(
  db: Tx,
  store: Store,
  caller: Caller,
  { session, remaining }: Pick<SessionView, 'session' | 'remaining'>,
  { isPaid: isAlreadyPaid = false } = {},
): Promise<PersonVerdict[]> {
  const now = store.clock.now();
  const people = filterPeopleForSession(
    session,
    await findPeople(db, store, caller.userId, toLondonDate(now)),
  );
  const penalties = isAlreadyPaid ? [] : await findOutstandingPenalties(db, store, caller.userId);
  const memberships = await findMembershipsAtVenue(db, store, caller.userId, session.venue);
  const peoplePlaces = await findPlacesOfPeople(
    db,
    store,
    people.map(({ id }) => id),
    session,
  );
  const ownReductions = await findCustomerReductions(db, store, caller.userId, memberships);
  const verdictFacts = {
    now,
    held: memberships,
    own: ownReductions,
    remaining,
    hasPenalties: penalties.length > 0,
  };
  const verdicts = people.map((person) =>
    decidePersonVerdict(
      session,
      person,
      peoplePlaces.filter(({ attendeeId }) => attendeeId === person.id),
      verdictFacts,
    ),
  );
  return findVerdictsAtDesk(db, store, caller, session.id, verdicts);
}

function decidePersonVerdict(
  session: BookableSession,
  person: Person,
  personPlaces: readonly PersonPlace[],
  verdictFacts: {
    now: Date;
    held: readonly Membership[];
    own: CustomerReductions;
    remaining: number;
    hasPenalties: boolean;
  },
): PersonVerdict {
  const { remaining, now, hasPenalties, held, own: reductions } = verdictFacts;
  const pricedPerson = toPricedPerson(person, held, session.localDate);
  const isMember = pricedPerson.memberships.length > 0;
  const { state, opensAt } = deriveSessionState(session, { remaining, isMember, now });
  const age = person.dateOfBirth === null ? null : calculateAge(person.dateOfBirth, session.localDate);
  const usableReductions = listReductionsOnDate(reductions, person, held, toReductionContext(session));
  const offers = listSessionOffers(session, pricedPerson, usableReductions);
  const ownPlace = personPlaces.find((place) => place.session.id === session.id);
  const { clash: clashingPlace, limit, refusedClash } = findConflicts(session, personPlaces);
  const verdict = decideVerdict({
    state,
    cancelledReason: session.cancelledReason,
    opensText: opensAt && formatShortDayAndTime(opensAt),
    age,
    ages: session.age,
    offers,
    ownPlace: ownPlace ? ownPlace.kind : null,
    hasPenalties,
    limit,
    refusedClash,
  });
  const clash = clashingPlace && {
    title: clashingPlace.title,
    localStart: clashingPlace.localStart,
    localDate: clashingPlace.localDate,
  };
  return { person, age, verdict, opensAt, offers, reductions: usableReductions, clash };
}
