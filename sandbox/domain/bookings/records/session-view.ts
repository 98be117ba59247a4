import type { Tx } from '../../../store/connection.ts';
import { readAll } from '../../../store/read-all.ts';
import type { Store } from '../../../store/store.ts';
import {
  findMembershipsAtVenue,
  findPeople,
  type Membership,
  type Person,
  toPricedPerson,
} from '../../attendees/index.ts';
import {
  combineVerdictsForRow,
  decideVerdict,
  deriveSessionState,
  type Offer,
  type SessionState,
  type VenueSummary,
  type Verdict,
} from '../../catalogue/index.ts';
import { calculateAge, toLondonDate } from '../../common/index.ts';
import type { Caller } from '../../common/types.ts';
import {
  type CustomerReductions,
  findCustomerReductions,
  listReductionsOnDate,
} from '../../packages/index.ts';
import { findOutstandingPenalties } from '../../people/index.ts';
import {
  type BookableSession,
  countReservedPlaces,
  filterPeopleForSession,
  findConflicts,
  listSessionOffers,
  type PersonPlace,
  type PlaceDemand,
  toReductionContext,
  toSessionWaitingTarget,
} from '../../sessions/index.ts';

/** The customer who requests a timetable, with what decides prices, verdicts and booking windows; null for a visitor. */
export type CustomerAtVenue = {
  /** The people whom they can book for, themselves first. */
  people: readonly Person[];
  memberships: Membership[];
  reductions: CustomerReductions;
  hasPenalties: boolean;
} | null;

/** Reads the caller's people, memberships, reductions and penalties for a centre; null for a visitor. */
export async function findCustomerAtVenue(
  db: Tx,
  store: Store,
  caller: Caller | null,
  venue: VenueSummary,
): Promise<CustomerAtVenue> {
  if (caller === null) return null;
  const { userId } = caller;
  const [people, memberships, penalties] = await readAll(
    findPeople(db, store, userId, toLondonDate(store.clock.now())),
    findMembershipsAtVenue(db, store, userId, venue),
    findOutstandingPenalties(db, store, userId),
  );
  const reductions = await findCustomerReductions(db, store, userId, memberships);
  return { people, memberships, reductions, hasPenalties: penalties.length > 0 };
}

/** A session as the caller sees it. */
export interface SessionView {
  session: BookableSession;
  remaining: number;
  state: SessionState;
  opensAt: Date | null;
  /** The cheapest offer of the first of the caller's people who may come; null for a visitor, and if there is none. */
  callerOffer: Offer | null;
  /** The first names of those whose price that is, if it is not the caller's own. */
  pricedForNames: string[];
  /** Why none of the caller's people can book it, even if places become free; null if one can, and for a visitor. */
  verdict: Verdict | null;
  waitingList: { isOpen: boolean; length: number };
}

/**
 * Builds a session as the caller sees it.
 *
 * @param ownPlaces the places that the caller's people have in this session and in others that may clash or count towards a limit
 */
export function toSessionView(
  caller: CustomerAtVenue,
  session: BookableSession,
  demand: PlaceDemand,
  now: Date,
  ownPlaces: readonly PersonPlace[] = [],
): SessionView {
  const queueLength = demand.queue?.length ?? 0;
  const remaining = Math.max(0, session.onlineCapacity - countReservedPlaces(demand));
  const personViews = caller
    ? filterPeopleForSession(session, caller.people).map((person) =>
        buildPersonView(caller, session, { person, remaining, now, places: ownPlaces }),
      )
    : [];
  const sessionState = deriveSessionState(session, {
    remaining,
    isMember: personViews[0]?.isMember ?? false,
    now,
  });
  const eligibleViews = personViews.filter(({ verdict }) => !INELIGIBLE_CODES.includes(verdict.code));
  const isOwnPrice = eligibleViews.some(({ person }) => person.relation === 'self');
  return {
    session,
    remaining,
    callerOffer: eligibleViews[0]?.offers[0] ?? null,
    pricedForNames: isOwnPrice ? [] : eligibleViews.map(({ person }) => person.firstName),
    verdict: combineVerdictsForRow(personViews.map(({ verdict }) => verdict)),
    waitingList: {
      isOpen: sessionState.state === 'full' && queueLength < toSessionWaitingTarget(session).maxEntries,
      length: queueLength,
    },
    ...sessionState,
  };
}

/** A person with one of these verdicts cannot come, so their price is not shown. */
const INELIGIBLE_CODES: readonly Verdict['code'][] = ['too_young', 'too_old', 'not_member'];

interface PersonContext {
  person: Person;
  remaining: number;
  now: Date;
  places: readonly PersonPlace[];
}

function buildPersonView(
  caller: NonNullable<CustomerAtVenue>,
  session: BookableSession,
  { person, remaining, now, places }: PersonContext,
) {
  const { memberships, reductions, hasPenalties } = caller;
  const pricedPerson = toPricedPerson(person, memberships, session.localDate);
  const isMember = pricedPerson.memberships.length > 0;
  const offers = listSessionOffers(
    session,
    pricedPerson,
    listReductionsOnDate(reductions, person, memberships, toReductionContext(session)),
  );
  const { state } = deriveSessionState(session, { remaining, isMember, now });
  const personPlaces = places.filter(({ attendeeId }) => attendeeId === person.id);
  const { limit, refusedClash } = findConflicts(session, personPlaces);
  const verdict = decideVerdict({
    state,
    cancelledReason: session.cancelledReason,
    opensText: null,
    age: person.dateOfBirth === null ? null : calculateAge(person.dateOfBirth, session.localDate),
    ages: session.age,
    offers,
    ownPlace: personPlaces.find((place) => place.session.id === session.id)?.kind ?? null,
    hasPenalties,
    limit,
    refusedClash,
  });
  return { person, isMember, offers, verdict };
}
