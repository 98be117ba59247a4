import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, operatorId } from './columns.ts';

/** Proofs that customers have handed in on the site. No path of the API and no folder of the web server has their bytes. */
export const customerDocuments = pgTable(
  'customer_documents',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    /** What it proves: a membership, a document that runs out, or the customer's account. */
    requiredId: uuid('required_id').notNull(),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    /** As announced; the first bytes decide. */
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    state: text('state', { enum: ['announced', 'checking', 'accepted', 'rejected'] }).notNull(),
    reason: text('reason'),
    expiresOn: date('expires_on', { mode: 'string' }),
    uploadedAt: instant('uploaded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('customer_documents_customer').on(table.operatorId, table.customerId)],
);

/** The bytes of the proofs, apart from the rows that lists read. */
export const documentContents = pgTable('document_contents', {
  /** That of the document. */
  id: id(),
  operatorId: operatorId(),
  /** In base64. */
  content: text('content').notNull(),
});
