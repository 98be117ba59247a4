import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, operatorId } from './columns.ts';

/**
 * Documents that customers have uploaded. Their content cannot be read through any path of the API or any folder of the
 * web server.
 */
export const customerDocuments = pgTable(
  'customer_documents',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    /** What it is for: a membership, a document that expires, or the customer's account. */
    requiredId: uuid('required_id').notNull(),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    /** As announced; the first bytes are checked too. */
    contentType: text('content_type').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    state: text('state', { enum: ['announced', 'checking', 'accepted', 'rejected'] }).notNull(),
    reason: text('reason'),
    expiresOn: date('expires_on', { mode: 'string' }),
    uploadedAt: instant('uploaded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('customer_documents_customer').on(table.operatorId, table.customerId)],
);

/** The content of the documents, separate from the rows that lists read. */
export const documentContents = pgTable('document_contents', {
  /** Same as the document's id. */
  id: id(),
  operatorId: operatorId(),
  /** In base64. */
  content: text('content').notNull(),
});
