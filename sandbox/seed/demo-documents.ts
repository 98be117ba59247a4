import { addDays } from '../domain/common/index.ts';
import { createDeskDocumentId } from '../domain/people/index.ts';
import type { customerDocuments } from '../store/schema/documents.ts';
import type { Store } from '../store/store.ts';
import { demoId } from './demo-ids.ts';

/** The documents that documents@ has sent: one that was rejected, and another that is being checked. */
export function buildDemoDocuments(store: Store, today: string): (typeof customerDocuments.$inferInsert)[] {
  return [buildRejectedProof(store, today), buildProofBeingChecked(store, today)];
}

function buildRejectedProof(store: Store, today: string): typeof customerDocuments.$inferInsert {
  const customerId = demoId('customer:D1000005');
  const decidedAt = new Date(`${addDays(today, -1)}T12:00:00Z`);
  return {
    id: demoId('document:D1000005'),
    operatorId: store.operatorId,
    customerId,
    requiredId: createDeskDocumentId(customerId, 'Proof of study'),
    name: 'Proof of study',
    fileName: 'card.jpg',
    contentType: 'image/jpeg',
    size: 348_112,
    state: 'rejected',
    reason: 'We can’t read the date on the card.',
    uploadedAt: decidedAt,
    createdAt: decidedAt,
  };
}

/** The document that is being checked. */
function buildProofBeingChecked(store: Store, today: string): typeof customerDocuments.$inferInsert {
  const rejectedProof = buildRejectedProof(store, today);
  const name = 'Proof of income';
  return {
    ...rejectedProof,
    id: demoId('document:D1000005:income'),
    requiredId: createDeskDocumentId(rejectedProof.customerId, name),
    name,
    fileName: 'payslip.pdf',
    contentType: 'application/pdf',
    size: 81_920,
    state: 'checking',
    reason: null,
  };
}
