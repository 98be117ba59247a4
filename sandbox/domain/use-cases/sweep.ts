import { and, eq, lte } from 'drizzle-orm';
import { loginAttempts, tokens } from '../../store/schema/people.ts';
import { paymentEvents } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';

/** Far longer than any provider goes on delivering an event (Stripe: three days). */
const EVENT_LIFE_MS = 30 * 86_400_000;

/**
 * Throws away what has run out and means nothing any more: ended tokens, log-in failures whose window is over, and the ids of
 * providers' events that are not delivered again.
 */
export async function sweep(store: Store): Promise<void> {
  const { operatorId } = store;
  await store.write(async (tx) => {
    const now = store.clock.now();
    await tx.delete(tokens).where(and(eq(tokens.operatorId, operatorId), lte(tokens.expiresAt, now)));
    await tx
      .delete(loginAttempts)
      .where(and(eq(loginAttempts.operatorId, operatorId), lte(loginAttempts.windowEndsAt, now)));
    const forgotten = new Date(now.getTime() - EVENT_LIFE_MS);
    await tx
      .delete(paymentEvents)
      .where(and(eq(paymentEvents.operatorId, operatorId), lte(paymentEvents.receivedAt, forgotten)));
  });
}
