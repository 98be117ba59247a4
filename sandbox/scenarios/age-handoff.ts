import { eq } from 'drizzle-orm';
import { handoffs } from '../store/schema/desk.ts';
import { transactions } from '../store/schema/sales.ts';
import type { Store } from '../store/store.ts';

/** Makes a hand-off and its payments older by some minutes. */
export function makeHandoffOlder(store: Store, id: string, minutes: number): Promise<void> {
  const ms = minutes * 60_000;
  return store.write(async (tx) => {
    const [handoff] = await tx.select().from(handoffs).where(eq(handoffs.id, id));
    if (!handoff) throw new Error(`No such hand-off: ${id}`);
    const expiresAt = new Date(handoff.expiresAt.getTime() - ms);
    const changedAt = new Date(handoff.changedAt.getTime() - ms);
    const payments = eq(transactions.cartId, handoff.cartId);
    for (const { id: payment, createdAt } of await tx.select().from(transactions).where(payments))
      await tx
        .update(transactions)
        .set({ createdAt: new Date(createdAt.getTime() - ms) })
        .where(eq(transactions.id, payment));
    await tx.update(handoffs).set({ expiresAt, changedAt }).where(eq(handoffs.id, id));
  });
}
