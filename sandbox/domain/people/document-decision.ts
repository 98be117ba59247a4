import { and, desc, eq } from 'drizzle-orm';
import { customerDocuments } from '../../store/schema/documents.ts';
import { customers, memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { isUuid } from '../common/index.ts';
import { sendEmail } from './records/send-email.ts';

export type DocumentDecision =
  | { state: 'accepted'; expiresOn: string | null }
  | { state: 'rejected'; reason: string };

/**
 * Records what staff decide about the customer's latest document that is being checked, if there is one, and emails the
 * customer. Accepting starts the membership that asked for it; rejecting asks for another document.
 */
export function recordDocumentDecision(
  store: Store,
  userId: string,
  decision: DocumentDecision,
): Promise<void> {
  if (!isUuid(userId)) return Promise.resolve();
  const { operatorId } = store;
  const isAccepted = decision.state === 'accepted';
  return store.write(async (tx) => {
    const [document] = await tx
      .select({
        id: customerDocuments.id,
        membershipId: customerDocuments.requiredId,
        name: customerDocuments.name,
      })
      .from(customerDocuments)
      .where(
        and(
          eq(customerDocuments.operatorId, operatorId),
          eq(customerDocuments.customerId, userId),
          eq(customerDocuments.state, 'checking'),
        ),
      )
      .orderBy(desc(customerDocuments.uploadedAt))
      .limit(1);
    if (!document) return;
    const { id, membershipId, name } = document;
    await tx
      .update(customerDocuments)
      .set(decision)
      .where(and(eq(customerDocuments.operatorId, operatorId), eq(customerDocuments.id, id)));
    if (isAccepted)
      await tx
        .update(memberships)
        .set({ status: 'active' })
        .where(
          and(
            eq(memberships.operatorId, operatorId),
            eq(memberships.id, membershipId),
            eq(memberships.customerId, userId),
          ),
        );
    else
      await tx
        .update(customers)
        .set({ documentUploadRequired: true })
        .where(and(eq(customers.operatorId, operatorId), eq(customers.id, userId)));
    const decisionText = isAccepted ? 'We’ve accepted it.' : `We couldn’t accept it: ${decision.reason}`;
    await sendEmail(tx, store, userId, `Your document: ${name}`, decisionText);
  });
}
