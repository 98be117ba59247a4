import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { venues } from '../../../store/schema/catalogue.ts';
import { guestPasses } from '../../../store/schema/guest-passes.ts';
import type { Store } from '../../../store/store.ts';
import { formatLongDate, formatMailName } from '../../common/index.ts';
import { sendEmailTo } from '../../people/index.ts';
import { releaseUses } from './reduction-uses.ts';

/** Revokes an issued guest pass, which returns its use, and tells the guest: one e-mail for each one that was sent. */
export async function revokePass(tx: Tx, store: Store, pass: typeof guestPasses.$inferSelect): Promise<void> {
  await releaseUses(tx, store, [pass.id]);
  await tx
    .update(guestPasses)
    .set({ state: 'revoked' })
    .where(and(eq(guestPasses.operatorId, store.operatorId), eq(guestPasses.id, pass.id)));
  if (pass.email === null) return;
  const [venue] = await tx
    .select({ name: venues.name })
    .from(venues)
    .where(and(eq(venues.operatorId, store.operatorId), eq(venues.id, pass.venueId)));
  const venueText = venue ? ` at ${venue.name}` : '';
  await sendEmailTo(
    tx,
    store,
    pass.email,
    'Your guest pass has been cancelled',
    `Dear ${formatMailName(pass.firstName, 'guest')}, your guest pass for ${formatLongDate(pass.visitDate)}${venueText} has been cancelled. Its code ${pass.code} no longer works.`,
  );
}
