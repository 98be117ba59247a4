import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { savedCards } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import type { SavedCard } from '../../common/types.ts';
import type { KnownCard } from '../card-provider.ts';
import { parseCardExpiry } from '../rules/card-expiry.ts';

interface CardOwner {
  customerId: string;
  provider: string;
}

/** The customer's saved card at a provider; omits one that expired long ago. */
export async function findSavedCard(
  db: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  { customerId, provider }: CardOwner,
): Promise<SavedCard | null> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(
      and(
        eq(savedCards.operatorId, operatorId),
        eq(savedCards.customerId, customerId),
        eq(savedCards.provider, provider),
      ),
    );
  return row ? toSavedCard(row, clock.now()) : null;
}

/** The customer's saved cards at all providers, the latest first; omits those that expired long ago. */
export async function findSavedCards(
  db: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  customerId: string,
): Promise<SavedCard[]> {
  const rows = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.operatorId, operatorId), eq(savedCards.customerId, customerId)))
    .orderBy(desc(savedCards.createdAt));
  return rows.map((row) => toSavedCard(row, clock.now())).filter((card) => card !== null);
}

/**
 * Deletes every saved card of the customer.
 * @returns the providers that keep those cards
 */
export async function removeSavedCards(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
): Promise<string[]> {
  const removedCards = await tx
    .delete(savedCards)
    .where(and(eq(savedCards.operatorId, operatorId), eq(savedCards.customerId, customerId)))
    .returning({ provider: savedCards.provider });
  return removedCards.map(({ provider }) => provider);
}

function toSavedCard(row: typeof savedCards.$inferSelect, now: Date): SavedCard | null {
  const expiry = parseCardExpiry(row.expiryDate, now);
  if (expiry === 'expired') return null;
  const { id, cardType, lastFourDigits, expiryDate, identifier } = row;
  const recentlyExpired = expiry === 'recently-expired';
  return { id, cardType, lastFourDigits, expiryDate, recentlyExpired, cardIdentifier: identifier };
}

/** Whether the card is saved by another customer and not by this one. */
export async function isSavedByOtherCustomer(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  { customerId, provider }: CardOwner,
  identifier: string,
): Promise<boolean> {
  const owners = await db
    .select({ customerId: savedCards.customerId })
    .from(savedCards)
    .where(
      and(
        eq(savedCards.operatorId, operatorId),
        eq(savedCards.provider, provider),
        eq(savedCards.identifier, identifier),
      ),
    );
  return owners.length > 0 && owners.every((owner) => owner.customerId !== customerId);
}

/** Saves a card for the customer's next payment; replaces the previous one. */
export async function saveCard(
  tx: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  { customerId, provider }: CardOwner,
  { identifier, type: cardType, lastFourDigits, expiryDate }: KnownCard,
): Promise<void> {
  const card = { identifier, cardType, lastFourDigits, expiryDate, createdAt: clock.now() };
  await tx
    .insert(savedCards)
    .values({ id: randomUUID(), operatorId, customerId, provider, ...card })
    .onConflictDoUpdate({
      target: [savedCards.operatorId, savedCards.customerId, savedCards.provider],
      set: card,
    });
}
