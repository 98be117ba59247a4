import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { together } from '../../store/together.ts';
import { type Offer, offersFor } from '../rules/offers.ts';
import { type SessionState, sessionState } from '../rules/session-state.ts';
import type { Session } from '../types.ts';
import { customerAsPerson, type Membership, membershipsAt, pricedOn } from './attendees.ts';
import { awaitedSession } from './awaited.ts';
import type { VenueSummary } from './catalogue.ts';
import { type CustomerReductions, reductionsOf, reductionsOn } from './own-reductions.ts';
import { type BookableSession, occasionOf } from './sessions.ts';
import { type Demand, spokenFor } from './waiting-entries.ts';

/** The customer who requests a timetable, with what decides prices and booking windows; null for a visitor. */
export type Caller = {
  dateOfBirth: string | null;
  memberships: Membership[];
  reductions: CustomerReductions;
} | null;

/** The caller at a centre. */
export async function callerAt(
  db: Tx,
  store: Store,
  session: Session | null,
  venue: VenueSummary,
): Promise<Caller> {
  if (session === null) return null;
  const { userId } = session;
  const [{ dateOfBirth }, memberships] = await together(
    customerAsPerson(db, store, userId),
    membershipsAt(db, store, userId, venue),
  );
  return { dateOfBirth, memberships, reductions: await reductionsOf(db, store, userId, memberships) };
}

/** A session as the caller sees it. */
export interface SeenSession {
  session: BookableSession;
  remaining: number;
  state: SessionState;
  opensAt: Date | null;
  /** The caller's cheapest offer; null for a visitor, and when there is none. */
  yours: Offer | null;
  waitingList: { isOpen: boolean; length: number };
}

/** What the caller sees of a session. */
export function seenBy(caller: Caller, session: BookableSession, demand: Demand, now: Date): SeenSession {
  const length = demand.queue?.length ?? 0;
  const remaining = Math.max(0, session.onlineCapacity - spokenFor(demand));
  const { isMember, offers } = caller ? ownOffers(caller, session) : { isMember: false, offers: [] };
  const seen = sessionState(session, { remaining, isMember, now });
  return {
    session,
    remaining,
    yours: offers[0] ?? null,
    waitingList: { isOpen: seen.state === 'full' && length < awaitedSession(session).most, length },
    ...seen,
  };
}

function ownOffers({ dateOfBirth, memberships, reductions }: NonNullable<Caller>, session: BookableSession) {
  const self = { dateOfBirth, relation: 'self' as const };
  const person = pricedOn(self, memberships, session.localDate);
  const usable = reductionsOn(reductions, self, memberships, occasionOf(session));
  return {
    isMember: person.memberships.length > 0,
    offers: offersFor(session.prices, person, usable),
  };
}
