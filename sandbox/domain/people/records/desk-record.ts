import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { deskRecords } from '../../../store/schema/desk.ts';
import type { Store } from '../../../store/store.ts';
import type { Caller } from '../../common/types.ts';

type DeskRecord = typeof deskRecords.$inferSelect;

/** Records in the audit trail what staff do for a customer. */
export async function recordAtDesk(
  tx: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  { userId: staffId }: Pick<Caller, 'userId'>,
  deskAction: Pick<DeskRecord, 'customerId' | 'what'> & { orderId?: string },
): Promise<void> {
  await tx
    .insert(deskRecords)
    .values({ id: randomUUID(), operatorId, staffId, at: clock.now(), ...deskAction });
}

/** The latest audit records of the desk, newest first: who served whom and when, and what was sold. */
export function listDeskRecords(store: Pick<Store, 'operatorId' | 'read'>): Promise<DeskRecord[]> {
  return store.read((db) =>
    db
      .select()
      .from(deskRecords)
      .where(eq(deskRecords.operatorId, store.operatorId))
      .orderBy(desc(deskRecords.at), desc(deskRecords.id))
      .limit(MAX_DESK_RECORDS),
  );
}

const MAX_DESK_RECORDS = 500;
