import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { customerDocuments, documentContents } from '../../store/schema/documents.ts';
import { customers } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { invalid, isUuid, notFound, toLondonDate } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findCustomerById } from './records/customer.ts';
import {
  createDeskDocumentId,
  findRequiredDocuments,
  type RequiredDocument,
} from './records/required-documents.ts';
import { type DocumentType, detectDocumentType } from './rules/document-type.ts';

type DocumentRecord = typeof customerDocuments.$inferSelect;

/** A document that the operator has. */
export interface SubmittedDocument {
  id: string;
  name: string;
  state: 'checking' | 'accepted' | 'rejected' | 'expired';
  /** Why it was rejected; null if it was not. */
  reason: string | null;
  /** Null if it was handed in at the centre. */
  uploadedAt: Date | null;
  expiresOn: string | null;
}

export interface AccountDocuments {
  requiredDocuments: RequiredDocument[];
  submittedDocuments: SubmittedDocument[];
}

export interface DocumentAnnouncement {
  requiredId: string;
  fileName: string;
  contentType: DocumentType;
  /** In bytes. */
  size: number;
}

/** GET my-account/documents: the required documents, and those handed in, latest first. */
export function getAccountDocuments(store: Store, { userId }: Caller): Promise<AccountDocuments> {
  return store.read((db) => listDocuments(db, store, userId));
}

/**
 * Announces a document before its upload. Repeating the announcement returns the same document.
 * @throws DomainError 422 for a document that is not required
 */
export function announceDocument(
  store: Store,
  { userId }: Caller,
  announcement: DocumentAnnouncement,
): Promise<string> {
  const { operatorId } = store;
  return store.write(async (tx) => {
    const requiredDocuments = await findRequiredDocuments(
      tx,
      store,
      await findCustomerById(tx, store, userId),
    );
    const requiredDocument = requiredDocuments.find(({ id }) => id === announcement.requiredId);
    if (!requiredDocument) throw invalid({ required_id: ['We no longer need this document.'] });
    const isAnnounced = and(
      eq(customerDocuments.operatorId, operatorId),
      eq(customerDocuments.customerId, userId),
      eq(customerDocuments.requiredId, requiredDocument.id),
      eq(customerDocuments.state, 'announced'),
    );
    const [earlierDocument] = await tx.select().from(customerDocuments).where(isAnnounced);
    if (earlierDocument && isSameAnnouncement(earlierDocument, announcement)) return earlierDocument.id;
    await tx.delete(customerDocuments).where(isAnnounced);
    const id = randomUUID();
    await tx.insert(customerDocuments).values({
      ...announcement,
      id,
      operatorId,
      customerId: userId,
      name: requiredDocument.name,
      state: 'announced',
      createdAt: store.clock.now(),
    });
    return id;
  });
}

/**
 * Stores the bytes of an announced document. Sending the same bytes again changes nothing.
 * @throws DomainError 404 for another customer's document; 422 for bytes that are incomplete, of another type, or
 * different from those sent before
 */
export function saveDocumentContent(
  store: Store,
  { userId }: Caller,
  id: string,
  bytes: Buffer,
): Promise<AccountDocuments> {
  const content = bytes.toString('base64');
  const { operatorId } = store;
  return store.write(async (tx) => {
    const document = isUuid(id) ? await findOwnDocument(tx, store, userId, id) : undefined;
    if (!document) throw notFound();
    if (document.state === 'announced') {
      const contentType = requireDocumentType(bytes, document);
      const customer = await findCustomerById(tx, store, userId);
      await tx.insert(documentContents).values({ id, operatorId, content });
      await tx
        .update(customerDocuments)
        .set({ state: 'checking', contentType, uploadedAt: store.clock.now() })
        .where(and(eq(customerDocuments.operatorId, operatorId), eq(customerDocuments.id, id)));
      const isDocumentRequired = (await findRequiredDocuments(tx, store, customer)).length > 0;
      await tx
        .update(customers)
        .set({ documentUploadRequired: customer.documentUploadRequired && isDocumentRequired })
        .where(and(eq(customers.operatorId, operatorId), eq(customers.id, userId)));
    } else if (!(await isContentStored(tx, store, id, content))) {
      throw invalid({ content: ['You’ve already sent this document.'] });
    }
    return listDocuments(tx, store, userId);
  });
}

function requireDocumentType(bytes: Buffer, { size }: DocumentRecord): DocumentType {
  if (bytes.length !== size)
    throw invalid({ content: ['We didn’t get the whole document. Please send it again.'] });
  const type = detectDocumentType(bytes);
  if (type === null) throw invalid({ content: ['The document must be a PDF, a JPEG or a PNG.'] });
  return type;
}

async function findOwnDocument(tx: Tx, { operatorId }: Store, userId: string, id: string) {
  const [document] = await tx
    .select()
    .from(customerDocuments)
    .where(
      and(
        eq(customerDocuments.operatorId, operatorId),
        eq(customerDocuments.id, id),
        eq(customerDocuments.customerId, userId),
      ),
    );
  return document;
}

async function isContentStored(tx: Tx, { operatorId }: Store, id: string, content: string): Promise<boolean> {
  const rows = await tx
    .select({ id: documentContents.id })
    .from(documentContents)
    .where(
      and(
        eq(documentContents.operatorId, operatorId),
        eq(documentContents.id, id),
        eq(documentContents.content, content),
      ),
    );
  return rows.length > 0;
}

async function listDocuments(db: Tx, store: Store, userId: string): Promise<AccountDocuments> {
  const customer = await findCustomerById(db, store, userId);
  const today = toLondonDate(store.clock.now());
  const sentDocuments = await db
    .select()
    .from(customerDocuments)
    .where(
      and(
        eq(customerDocuments.operatorId, store.operatorId),
        eq(customerDocuments.customerId, userId),
        ne(customerDocuments.state, 'announced'),
      ),
    )
    .orderBy(desc(customerDocuments.uploadedAt), desc(customerDocuments.id));
  const deskDocuments = customer.documents.map(({ name, expiresOn }) => ({
    id: createDeskDocumentId(userId, name),
    name,
    state: 'accepted' as const,
    reason: null,
    uploadedAt: null,
    expiresOn,
  }));
  return {
    requiredDocuments: await findRequiredDocuments(db, store, customer),
    submittedDocuments: [...sentDocuments.flatMap(toSubmittedDocuments), ...deskDocuments].map((document) =>
      expireDocument(document, today),
    ),
  };
}

function toSubmittedDocuments({
  id,
  name,
  state,
  reason,
  uploadedAt,
  expiresOn,
}: DocumentRecord): SubmittedDocument[] {
  return state === 'announced' ? [] : [{ id, name, state, reason, uploadedAt, expiresOn }];
}

function expireDocument(document: SubmittedDocument, today: string): SubmittedDocument {
  const isExpired =
    document.state === 'accepted' && document.expiresOn !== null && document.expiresOn < today;
  return isExpired ? { ...document, state: 'expired' } : document;
}

function isSameAnnouncement(
  earlierDocument: DocumentRecord,
  { fileName, contentType, size }: DocumentAnnouncement,
): boolean {
  return (
    earlierDocument.fileName === fileName &&
    earlierDocument.contentType === contentType &&
    earlierDocument.size === size
  );
}
