import { eq } from 'drizzle-orm';
import { findOperator } from '../domain/common/index.ts';
import { operators } from '../store/schema/catalogue.ts';
import type { OperatorSettings } from '../store/schema/details.ts';
import type { Store } from '../store/store.ts';
import { createVenue, type NewVenue } from './new-venue.ts';

/** Starts or ends outages for all visitors: only for runs that have their own sandbox. */
export async function setOutages(store: Store, changes: Partial<OperatorSettings['outages']>): Promise<void> {
  await store.write(async (tx) => {
    const { settings } = await findOperator(tx, store);
    await tx
      .update(operators)
      .set({ settings: { ...settings, outages: { ...settings.outages, ...changes } } })
      .where(eq(operators.id, store.operatorId));
  });
}

/** Creates a centre under maintenance, so that other centres are not affected. */
export async function createVenueUnderMaintenance(store: Store): Promise<NewVenue> {
  return store.write((tx) =>
    createVenue(tx, 'maintenance', {
      name: 'Centre under maintenance',
      isUnderMaintenance: true,
      // Not listed: reachable only by its address.
      hasOnlineJoining: false,
      hasActivities: false,
    }),
  );
}
