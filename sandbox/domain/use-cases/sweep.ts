import { and, eq, lte } from 'drizzle-orm';
import { loginAttempts, tokens } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';

/** Throws away what has run out and means nothing any more: ended tokens, and log-in failures whose window is over. */
export async function sweep(store: Store): Promise<void> {
  const { operatorId } = store;
  await store.write(async (tx) => {
    const now = store.clock.now();
    await tx.delete(tokens).where(and(eq(tokens.operatorId, operatorId), lte(tokens.expiresAt, now)));
    await tx
      .delete(loginAttempts)
      .where(and(eq(loginAttempts.operatorId, operatorId), lte(loginAttempts.windowEndsAt, now)));
  });
}
