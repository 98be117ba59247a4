import type { Tx } from '../../../store/connection.ts';
import { readAll } from '../../../store/read-all.ts';
import type { Store } from '../../../store/store.ts';
import { type Membership, membershipsAt, type Person, peopleOf, pricedOn } from '../../attendees/index.ts';
import {
  type Offer,
  rowVerdict,
  type SessionState,
  sessionState,
  type VenueSummary,
  type Verdict,
  verdictFor,
} from '../../catalogue/index.ts';
import { ageOn, todayInLondon } from '../../common/index.ts';
import type { Session } from '../../common/types.ts';
import { type CustomerReductions, reductionsOf, reductionsOn } from '../../packages/index.ts';
import { outstandingPenalties } from '../../people/index.ts';
import {
  awaitedSession,
  type BookableSession,
  findConflicts,
  offersOf,
  type PersonPlace,
  type PlaceDemand,
  peopleFor,
  reductionContextOf,
  reservedPlaces,
} from '../../sessions/index.ts';

/** The customer who requests a timetable, with what decides prices, verdicts and booking windows; null for a visitor. */
export type Caller = {
  /** The people whom they can book for, themselves first. */
  people: readonly Person[];
  memberships: Membership[];
  reductions: CustomerReductions;
  hasPenalties: boolean;
} | null;

/** Reads the caller's people, memberships, reductions and penalties for a centre; null for a visitor. */
export async function callerAt(
  db: Tx,
  store: Store,
  session: Session | null,
  venue: VenueSummary,
): Promise<Caller> {
  if (session === null) return null;
  const { userId } = session;
  const [people, memberships, penalties] = await readAll(
    peopleOf(db, store, userId, todayInLondon(store.clock.now())),
    membershipsAt(db, store, userId, venue),
    outstandingPenalties(db, store, userId),
  );
  const reductions = await reductionsOf(db, store, userId, memberships);
  return { people, memberships, reductions, hasPenalties: penalties.length > 0 };
}

/** A session as the caller sees it. */
export interface SessionView {
  session: BookableSession;
  remaining: number;
  state: SessionState;
  opensAt: Date | null;
  /** The cheapest offer of the first of the caller's people who may come; null for a visitor, and if there is none. */
  yours: Offer | null;
  /** The first names of those whose price that is, if it is not the caller's own. */
  pricedFor: string[];
  /** Why none of the caller's people can book it, even if places become free; null if one can, and for a visitor. */
  verdict: Verdict | null;
  waitingList: { isOpen: boolean; length: number };
}

/**
 * Builds a session as the caller sees it.
 *
 * @param places the places that the caller's people have in this session and in others that may clash or count towards a limit
 */
export function toSessionView(
  caller: Caller,
  session: BookableSession,
  demand: PlaceDemand,
  now: Date,
  places: readonly PersonPlace[] = [],
): SessionView {
  const length = demand.queue?.length ?? 0;
  const remaining = Math.max(0, session.onlineCapacity - reservedPlaces(demand));
  const views = caller
    ? peopleFor(session, caller.people).map((person) =>
        viewOf(caller, session, { person, remaining, now, places }),
      )
    : [];
  const seen = sessionState(session, { remaining, isMember: views[0]?.isMember ?? false, now });
  const eligible = views.filter(({ verdict }) => !NOT_FOR_THEM.includes(verdict.code));
  const isOwn = eligible.some(({ person }) => person.relation === 'self');
  return {
    session,
    remaining,
    yours: eligible[0]?.offers[0] ?? null,
    pricedFor: isOwn ? [] : eligible.map(({ person }) => person.firstName),
    verdict: rowVerdict(views.map(({ verdict }) => verdict)),
    waitingList: { isOpen: seen.state === 'full' && length < awaitedSession(session).most, length },
    ...seen,
  };
}

/** A person with one of these verdicts cannot come, so their price is not shown. */
const NOT_FOR_THEM: readonly Verdict['code'][] = ['too_young', 'too_old', 'not_member'];

interface PersonContext {
  person: Person;
  remaining: number;
  now: Date;
  places: readonly PersonPlace[];
}

function viewOf(
  caller: NonNullable<Caller>,
  session: BookableSession,
  { person, remaining, now, places }: PersonContext,
) {
  const { memberships, reductions, hasPenalties } = caller;
  const priced = pricedOn(person, memberships, session.localDate);
  const isMember = priced.memberships.length > 0;
  const offers = offersOf(
    session,
    priced,
    reductionsOn(reductions, person, memberships, reductionContextOf(session)),
  );
  const { state } = sessionState(session, { remaining, isMember, now });
  const own = places.filter(({ attendeeId }) => attendeeId === person.id);
  const { limit, refusedClash } = findConflicts(session, own);
  const verdict = verdictFor({
    state,
    cancelledReason: session.cancelledReason,
    opensText: null,
    age: person.dateOfBirth === null ? null : ageOn(person.dateOfBirth, session.localDate),
    ages: session.age,
    offers,
    place: own.find((place) => place.session.id === session.id)?.kind ?? null,
    hasPenalties,
    limit,
    refusedClash,
  });
  return { person, isMember, offers, verdict };
}
