import { eq } from 'drizzle-orm';
import type { Caller } from '../domain/common/types.ts';
import { joinWaitingList, readWaitingEntry } from '../domain/waiting-list/index.ts';
import { customers, outbox } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';

/** The repeated steps of tests of waiting lists. Calls `world` again at each step. */
export function createWaitingListSteps(world: () => { store: Store; createCaller(): Promise<Caller> }) {
  return {
    /**
     * Puts a new customer on the list of a session.
     * @returns the customer's session and the entry's id
     */
    async joinList(sessionId: string, existingCaller?: Caller): Promise<{ caller: Caller; id: string }> {
      const caller = existingCaller ?? (await world().createCaller());
      const request = { sessionId, attendeeIds: [caller.userId] };
      return { caller, id: (await joinWaitingList(world().store, caller, request)).id };
    },

    /** An entry as its customer reads it: "waiting 1 of 2", "offered", "ended: left". */
    async describeEntry({ caller, id }: { caller: Caller; id: string }): Promise<string> {
      const { status, rank, listLength, endedBy } = await readWaitingEntry(world().store, caller, id);
      if (rank !== null) return `${status} ${rank} of ${listLength}`;
      return endedBy === null ? status : `${status}: ${endedBy}`;
    },

    /** The subjects of a customer's e-mails, in order. */
    async listMails(caller: Caller): Promise<string[]> {
      return (await readMailRows(caller)).map(({ subject }) => subject.split(':')[0] ?? '');
    },

    async listMailBodies(caller: Caller): Promise<string[]> {
      return (await readMailRows(caller)).map(({ body }) => body);
    },
  };

  function readMailRows({ userId }: Caller) {
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
