import { eq } from 'drizzle-orm';
import type { Session } from '../domain/common/types.ts';
import { joinWaiting, readWaiting } from '../domain/waiting-list/index.ts';
import { customers, outbox } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';

/** The repeated steps of tests of waiting lists. Calls `world` again at each step. */
export function waitingLists(world: () => { store: Store; newSession(): Promise<Session> }) {
  return {
    /**
     * Puts a new customer on the list of a session.
     * @returns the customer's session and the entry's id
     */
    async waiting(sessionId: string, given?: Session): Promise<{ session: Session; id: string }> {
      const session = given ?? (await world().newSession());
      const request = { sessionId, attendeeIds: [session.userId] };
      return { session, id: (await joinWaiting(world().store, session, request)).id };
    },

    /** An entry as its customer reads it: "waiting 1 of 2", "offered", "ended: left". */
    async entry({ session, id }: { session: Session; id: string }): Promise<string> {
      const { status, rank, length, endedBy } = await readWaiting(world().store, session, id);
      if (rank !== null) return `${status} ${rank} of ${length}`;
      return endedBy === null ? status : `${status}: ${endedBy}`;
    },

    /** The subjects of a customer's e-mails, in order. */
    async mailsTo(session: Session): Promise<string[]> {
      return (await mailsOf(session)).map(({ subject }) => subject.split(':')[0] ?? '');
    },

    async bodiesTo(session: Session): Promise<string[]> {
      return (await mailsOf(session)).map(({ body }) => body);
    },
  };

  function mailsOf({ userId }: Session) {
    return world().store.read((db) =>
      db
        .select({ subject: outbox.subject, body: outbox.body })
        .from(outbox)
        .innerJoin(customers, eq(customers.email, outbox.recipient))
        .where(eq(customers.id, userId))
        .orderBy(outbox.createdAt),
    );
  }
}
