import { and, eq, lte } from 'drizzle-orm';
import { attempts, loginAttempts, tokens } from '../../store/schema/people.ts';
import { paymentEvents } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { forgetGuestAddresses } from '../packages/index.ts';
import { endMemberships } from './end-memberships.ts';

const MS_PER_DAY = 86_400_000;
/** Far longer than any provider retries an event (Stripe: three days). */
const PROVIDER_EVENT_LIFE_MS = 30 * MS_PER_DAY;

/**
 * Deletes expired rows: tokens, attempt counts whose window is over, attempt ids older than a day, ids of provider events that
 * are no longer delivered, and e-mail addresses of guests whose visit is long over. Ends the memberships that customers have
 * left.
 */
export async function deleteExpiredRows(store: Store): Promise<void> {
  const { operatorId } = store;
  await store.write(async (tx) => {
    const now = store.clock.now();
    await tx.delete(tokens).where(and(eq(tokens.operatorId, operatorId), lte(tokens.expiresAt, now)));
    await tx
      .delete(loginAttempts)
      .where(and(eq(loginAttempts.operatorId, operatorId), lte(loginAttempts.windowEndsAt, now)));
    const oldestKeptEvent = new Date(now.getTime() - PROVIDER_EVENT_LIFE_MS);
    await tx
      .delete(paymentEvents)
      .where(and(eq(paymentEvents.operatorId, operatorId), lte(paymentEvents.receivedAt, oldestKeptEvent)));
    const oneDayAgo = new Date(now.getTime() - MS_PER_DAY);
    await tx
      .delete(attempts)
      .where(and(eq(attempts.operatorId, operatorId), lte(attempts.createdAt, oneDayAgo)));
    await forgetGuestAddresses(tx, store);
    await endMemberships(tx, store);
  });
}
