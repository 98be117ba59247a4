import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { operatorOf } from '../domain/records/operator.ts';
import { demoId } from '../seed/demo-ids.ts';
import { operators, venues } from '../store/schema/catalogue.ts';
import type { OperatorSettings } from '../store/schema/details.ts';
import type { Store } from '../store/store.ts';

/** Starts or ends outages for all visitors: only for runs that have their own sandbox. */
export async function setOutages(store: Store, changes: Partial<OperatorSettings['outages']>): Promise<void> {
  await store.write(async (tx) => {
    const { settings } = await operatorOf(tx, store);
    await tx
      .update(operators)
      .set({ settings: { ...settings, outages: { ...settings.outages, ...changes } } })
      .where(eq(operators.id, store.operatorId));
  });
}

/** Creates a centre under maintenance, so that other centres are not affected. */
export async function venueUnderMaintenance(store: Store): Promise<{ venueSlug: string; venueId: string }> {
  return store.write(async (tx) => {
    const [model] = await tx
      .select()
      .from(venues)
      .where(eq(venues.id, demoId('venue:ardwick-fields-leisure-centre')));
    if (!model) throw new Error('The demo centres are gone: run the scenario reset-to-demo.');
    const id = randomUUID();
    const slug = `maintenance-${id.slice(0, 8)}`;
    await tx.insert(venues).values({
      ...model,
      id,
      slug,
      name: 'Centre under maintenance',
      isUnderMaintenance: true,
      // Not listed: reachable only by its address.
      hasOnlineJoining: false,
      hasActivities: false,
    });
    return { venueSlug: slug, venueId: id };
  });
}
