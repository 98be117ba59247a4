import { and, desc, eq } from 'drizzle-orm';
import { customerDocuments } from '../../store/schema/documents.ts';
import { customers, memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { isUuid } from '../common/index.ts';
import { sendEmail } from './records/send-email.ts';

export type DocumentVerdict =
  | { state: 'accepted'; expiresOn: string | null }
  | { state: 'rejected'; reason: string };

/** Records what staff decide about the customer's latest document, if there is one. Accepting it starts its membership. */
export function checkDocument(store: Store, userId: string, verdict: DocumentVerdict): Promise<void> {
  if (!isUuid(userId)) return Promise.resolve();
  const { operatorId } = store;
  const isAccepted = verdict.state === 'accepted';
  return store.write(async (tx) => {
    const [document] = await tx
      .select({
        id: customerDocuments.id,
        requiredId: customerDocuments.requiredId,
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
    const { id, requiredId, name } = document;
    await tx
      .update(customerDocuments)
      .set(verdict)
      .where(and(eq(customerDocuments.operatorId, operatorId), eq(customerDocuments.id, id)));
    if (isAccepted)
      await tx
        .update(memberships)
        .set({ status: 'active' })
        .where(
          and(
            eq(memberships.operatorId, operatorId),
            eq(memberships.id, requiredId),
            eq(memberships.customerId, userId),
          ),
        );
    else
      await tx
        .update(customers)
        .set({ documentUploadRequired: true })
        .where(and(eq(customers.operatorId, operatorId), eq(customers.id, userId)));
    const verdictText = isAccepted ? 'We’ve accepted it.' : `We couldn’t accept it: ${verdict.reason}`;
    await sendEmail(tx, store, userId, `Your document: ${name}`, verdictText);
  });
}
