import { eq } from 'drizzle-orm';
import { handoffs } from '../store/schema/desk.ts';
import { transactions } from '../store/schema/sales.ts';
import type { Store } from '../store/store.ts';

/** Makes a hand-off and its payments older by some minutes. */
export function makeHandoffOlder(store: Store, handoffId: string, minutes: number): Promise<void> {
  const olderByMs = minutes * 60_000;
  return store.write(async (tx) => {
    const [handoff] = await tx.select().from(handoffs).where(eq(handoffs.id, handoffId));
    if (!handoff) throw new Error(`No such hand-off: ${handoffId}`);
    const expiresAt = new Date(handoff.expiresAt.getTime() - olderByMs);
    const changedAt = new Date(handoff.changedAt.getTime() - olderByMs);
    const isPaymentOfCart = eq(transactions.cartId, handoff.cartId);
    for (const { id: paymentId, createdAt } of await tx.select().from(transactions).where(isPaymentOfCart))
      await tx
        .update(transactions)
        .set({ createdAt: new Date(createdAt.getTime() - olderByMs) })
        .where(eq(transactions.id, paymentId));
    await tx.update(handoffs).set({ expiresAt, changedAt }).where(eq(handoffs.id, handoffId));
  });
}
