import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import { tidyEmail } from '../../../src/shared/lib/typed/email.ts';
import type { Tx } from '../../store/connection.ts';
import { adultInvitations } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { formatMailName, invalid, isUuid, notFound } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findCustomerById } from './records/customer.ts';
import { countMailToStranger, sendEmail, sendEmailTo } from './records/send-email.ts';

type InvitationRecord = typeof adultInvitations.$inferSelect;

/** An invitation as one of its two parties sees it. */
export interface AdultInvitation {
  id: string;
  direction: 'sent' | 'received';
  /** The address that the caller typed, for a sent invitation. */
  email: string | null;
  /** The name of the other party; null while nobody has answered a sent invitation. */
  name: string | null;
  state: 'pending' | 'accepted';
}

const MAX_INVITATIONS = 10;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The invitations that the caller has sent or received. */
export function listInvitations(store: Store, caller: Caller): Promise<AdultInvitation[]> {
  return store.read(async (db) => {
    const rows = await db
      .select()
      .from(adultInvitations)
      .where(
        and(
          eq(adultInvitations.operatorId, store.operatorId),
          await buildVisibleCondition(db, store, caller),
        ),
      )
      .orderBy(asc(adultInvitations.createdAt));
    return Promise.all(rows.map((row) => toInvitation(db, store, caller, row)));
  });
}

/**
 * Asks an adult for their consent. The response and its timing do not reveal whether the address has an account. Idempotent.
 * @throws DomainError 422 under `email`; 429 when too many e-mails are sent
 */
export function inviteAdult(store: Store, caller: Caller, typedEmail: string): Promise<AdultInvitation> {
  const email = tidyEmail(typedEmail).trim();
  const emailKey = email.toLowerCase();
  if (!EMAIL_PATTERN.test(email))
    throw invalid({ email: ['Enter an email address in the format name@example.com.'] });
  return store.write(async (tx) => {
    const customer = await findCustomerById(tx, store, caller.userId);
    if (customer.emailKey === emailKey) throw invalid({ email: ['This is your own email address.'] });
    const sentInvitations = await tx
      .select()
      .from(adultInvitations)
      .where(
        and(
          eq(adultInvitations.operatorId, store.operatorId),
          eq(adultInvitations.customerId, caller.userId),
        ),
      );
    const earlierInvitation = sentInvitations.find((invitation) => invitation.emailKey === emailKey);
    if (earlierInvitation) return toInvitation(tx, store, caller, earlierInvitation);
    if (sentInvitations.length >= MAX_INVITATIONS)
      throw invalid({ email: [`You can invite up to ${MAX_INVITATIONS} people.`] });
    const invitation: InvitationRecord = {
      id: randomUUID(),
      operatorId: store.operatorId,
      customerId: caller.userId,
      email,
      emailKey,
      acceptedBy: null,
      createdAt: store.clock.now(),
    };
    await countMailToStranger(tx, store, { senderId: caller.userId, recipient: emailKey });
    await tx.insert(adultInvitations).values(invitation);
    const senderName = formatMailName(formatFullName(customer), 'Another customer');
    await sendEmailTo(
      tx,
      store,
      email,
      'A request to book for you',
      `${senderName} would like to book for you. Log in or create an account with this email address, then answer under People in My details. If you don’t know who this is, ignore this email.`,
    );
    return toInvitation(tx, store, caller, invitation);
  });
}

/**
 * Accepts an invitation. Idempotent.
 * @throws DomainError 404 for an invitation that was not sent to the caller
 */
export function acceptInvitation(store: Store, caller: Caller, id: string): Promise<AdultInvitation> {
  return store.write(async (tx) => {
    const invitation = await requireOwnInvitation(tx, store, caller, id);
    if (invitation.customerId === caller.userId) throw notFound();
    if (invitation.acceptedBy === null) {
      const ownName = formatMailName(
        formatFullName(await findCustomerById(tx, store, caller.userId)),
        'The person whom you asked',
      );
      await tx
        .update(adultInvitations)
        .set({ acceptedBy: caller.userId })
        .where(
          and(eq(adultInvitations.operatorId, store.operatorId), eq(adultInvitations.id, invitation.id)),
        );
      await sendEmail(
        tx,
        store,
        invitation.customerId,
        'Your request is accepted',
        `${ownName} has agreed that you can book for them.`,
      );
    }
    return toInvitation(tx, store, caller, { ...invitation, acceptedBy: caller.userId });
  });
}

/**
 * Withdraws, declines or ends an invitation, for either party. Existing bookings stay.
 * @throws DomainError 404
 */
export function endInvitation(store: Store, caller: Caller, id: string): Promise<void> {
  return store.write(async (tx) => {
    const invitation = await requireOwnInvitation(tx, store, caller, id);
    await tx
      .delete(adultInvitations)
      .where(and(eq(adultInvitations.operatorId, store.operatorId), eq(adultInvitations.id, invitation.id)));
  });
}

async function requireOwnInvitation(
  db: Tx,
  store: Store,
  caller: Caller,
  id: string,
): Promise<InvitationRecord> {
  if (!isUuid(id)) throw notFound();
  const [invitation] = await db
    .select()
    .from(adultInvitations)
    .where(
      and(
        eq(adultInvitations.operatorId, store.operatorId),
        eq(adultInvitations.id, id),
        await buildVisibleCondition(db, store, caller),
      ),
    );
  if (!invitation) throw notFound();
  return invitation;
}

/** The condition for invitations that the caller sent, accepted, or received at their address and that are still open. */
async function buildVisibleCondition(db: Tx, store: Store, { userId }: Caller) {
  const { emailKey } = await findCustomerById(db, store, userId);
  return or(
    eq(adultInvitations.customerId, userId),
    eq(adultInvitations.acceptedBy, userId),
    and(
      eq(adultInvitations.emailKey, emailKey),
      isNull(adultInvitations.acceptedBy),
      ne(adultInvitations.customerId, userId),
    ),
  );
}

async function toInvitation(
  db: Tx,
  store: Store,
  { userId }: Caller,
  { id, customerId, email, acceptedBy }: InvitationRecord,
): Promise<AdultInvitation> {
  const isSent = customerId === userId;
  const otherCustomerId = isSent ? acceptedBy : customerId;
  return {
    id,
    direction: isSent ? 'sent' : 'received',
    email: isSent ? email : null,
    name:
      otherCustomerId === null ? null : formatFullName(await findCustomerById(db, store, otherCustomerId)),
    state: acceptedBy === null ? 'pending' : 'accepted',
  };
}

function formatFullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
