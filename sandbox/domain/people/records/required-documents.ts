import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipTypes } from '../../../store/schema/catalogue.ts';
import { customerDocuments } from '../../../store/schema/documents.ts';
import type { Store } from '../../../store/store.ts';
import type { MembershipTypeRecord } from '../../catalogue/index.ts';
import { countDaysBetween, createNameUuid, formatLongDate, toLondonDate } from '../../common/index.ts';
import { findCurrentMemberships } from './customer.ts';
import type { CustomerRecord } from './customer-record.ts';

/** A document that the customer must submit. */
export interface RequiredDocument {
  id: string;
  name: string;
  /** What it is needed for. */
  for: string;
  /** The accepted kinds of document, in words. */
  accepts: readonly string[];
  message: string | null;
}

/** How many days before a document expires a new one is required. */
const EXPIRING_SOON_DAYS = 30;

/** The id of a document that was submitted at the centre. */
export function createDeskDocumentId(customerId: string, name: string): string {
  return createNameUuid(`document:${customerId}:${name}`);
}

/** The documents that the customer must submit, except those being checked: for memberships first, then expiring ones. */
export async function findRequiredDocuments(
  db: Tx,
  store: Store,
  customer: CustomerRecord,
): Promise<RequiredDocument[]> {
  const membershipTypeRows = await db
    .select({ id: membershipTypes.id, name: membershipTypes.name, detail: membershipTypes.detail })
    .from(membershipTypes)
    .where(eq(membershipTypes.operatorId, store.operatorId));
  const memberships = await findCurrentMemberships(db, store, customer.id);
  const neededDocuments = [
    ...listMembershipProofs(memberships, membershipTypeRows),
    ...listExpiringDocuments(customer, membershipTypeRows, toLondonDate(store.clock.now())),
  ];
  const requiredDocuments =
    neededDocuments.length === 0 && customer.documentUploadRequired
      ? [buildAccountProof(customer)]
      : neededDocuments;
  if (requiredDocuments.length === 0) return [];
  const submissions = await db
    .select({ requiredId: customerDocuments.requiredId })
    .from(customerDocuments)
    .where(
      and(
        eq(customerDocuments.operatorId, store.operatorId),
        eq(customerDocuments.customerId, customer.id),
        inArray(customerDocuments.state, ['checking', 'accepted']),
      ),
    );
  const submittedIds = new Set(submissions.map(({ requiredId }) => requiredId));
  return requiredDocuments.filter(({ id }) => !submittedIds.has(id));
}

type TypeWithProof = Pick<MembershipTypeRecord, 'id' | 'name' | 'detail'>;

function listMembershipProofs(
  memberships: Awaited<ReturnType<typeof findCurrentMemberships>>,
  membershipTypeRows: readonly TypeWithProof[],
): RequiredDocument[] {
  const pendingMemberships = memberships.filter(({ status }) => status === 'pending');
  return pendingMemberships.flatMap(({ id, membershipTypeId }) => {
    const type = membershipTypeRows.find((type) => type.id === membershipTypeId);
    if (!type?.detail.requiresProof) return [];
    const { name, accepts } = type.detail.proof ?? { name: `Proof for ${type.name}`, accepts: [] };
    const message = 'Your membership starts when we’ve accepted it.';
    return [{ id, name, for: type.name, accepts, message }];
  });
}

function listExpiringDocuments(
  { id, documents }: CustomerRecord,
  membershipTypeRows: readonly TypeWithProof[],
  today: string,
): RequiredDocument[] {
  const findTypeByProof = (name: string) =>
    membershipTypeRows.find(({ detail }) => detail.proof?.name === name);
  return documents
    .filter(({ expiresOn }) => countDaysBetween(today, expiresOn) <= EXPIRING_SOON_DAYS)
    .map(({ name, expiresOn }) => ({
      id: createDeskDocumentId(id, name),
      name,
      for: findTypeByProof(name)?.name ?? 'Your account',
      accepts: findTypeByProof(name)?.detail.proof?.accepts ?? [],
      message: expiresOn < today ? null : `The one we have expires on ${formatLongDate(expiresOn)}.`,
    }));
}

function buildAccountProof({ id }: CustomerRecord): RequiredDocument {
  return { id, name: 'Proof of eligibility', for: 'Your account', accepts: [], message: null };
}
