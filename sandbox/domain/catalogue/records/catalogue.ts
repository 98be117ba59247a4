import { and, eq, or } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipTypes, paymentOptions, promotions, venues } from '../../../store/schema/catalogue.ts';
import type { PriceBand } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { isUuid, notFound } from '../../common/index.ts';

export type VenueRecord = typeof venues.$inferSelect;
export type MembershipTypeRecord = typeof membershipTypes.$inferSelect;
export type PaymentOptionRecord = typeof paymentOptions.$inferSelect;
export type PromotionRecord = typeof promotions.$inferSelect;

type OperatorScope = Pick<Store, 'operatorId'>;

const { id, slug, name, venueGroup, priceBand, cardProvider } = venues;
/** The columns of a centre that sessions and prices depend on. Every booking reads them, so unused columns are left out. */
export const venueSummaryColumns = { id, slug, name, venueGroup, priceBand, cardProvider };
export type VenueSummary = Pick<VenueRecord, keyof typeof venueSummaryColumns>;

/** A centre by slug or id; null when there is none. */
export async function findVenue(
  db: Tx,
  { operatorId }: OperatorScope,
  slugOrId: string,
): Promise<VenueRecord | null> {
  const hasSlug = eq(venues.slug, slugOrId);
  const [venue] = await db
    .select()
    .from(venues)
    .where(
      and(
        eq(venues.operatorId, operatorId),
        isUuid(slugOrId) ? or(eq(venues.id, slugOrId), hasSlug) : hasSlug,
      ),
    );
  return venue ?? null;
}

/** Finds a centre by id. Throws 404 if there is none. */
export async function findVenueById(db: Tx, scope: OperatorScope, id: string): Promise<VenueRecord> {
  const venue = isUuid(id) ? await findVenue(db, scope, id) : null;
  if (!venue) throw notFound();
  return venue;
}

/** Finds a membership type by id. Throws 404 if there is none. */
export async function findMembershipTypeById(
  db: Tx,
  { operatorId }: OperatorScope,
  id: string,
): Promise<MembershipTypeRecord> {
  const [type] = isUuid(id)
    ? await db
        .select()
        .from(membershipTypes)
        .where(and(eq(membershipTypes.operatorId, operatorId), eq(membershipTypes.id, id)))
    : [];
  if (!type) throw notFound();
  return type;
}

/** Finds a payment option with its membership type. Throws 404 if either does not exist. */
export async function findOptionById(
  db: Tx,
  scope: OperatorScope,
  id: string,
): Promise<{ option: PaymentOptionRecord; type: MembershipTypeRecord }> {
  const [option] = isUuid(id)
    ? await db
        .select()
        .from(paymentOptions)
        .where(and(eq(paymentOptions.operatorId, scope.operatorId), eq(paymentOptions.id, id)))
    : [];
  if (!option) throw notFound();
  return { option, type: await findMembershipTypeById(db, scope, option.membershipTypeId) };
}

/** A promotion by id; null when there is none. */
export async function findPromotion(
  db: Tx,
  { operatorId }: OperatorScope,
  id: string,
): Promise<PromotionRecord | null> {
  if (!isUuid(id)) return null;
  const [promotion] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.operatorId, operatorId), eq(promotions.id, id)));
  return promotion ?? null;
}

/** A payment option's price at a centre, in pence; null if it has none. */
export function findPriceAt(venue: VenueRecord, option: PaymentOptionRecord): number | null {
  return option.prices[toPriceBand(venue.priceBand)] ?? null;
}

/** Whether a centre sells a membership. */
export function isSoldAt(venue: VenueRecord, { detail }: MembershipTypeRecord): boolean {
  if (detail.soldInGroups === null) return true;
  return venue.venueGroup !== null && detail.soldInGroups.includes(venue.venueGroup);
}

/** The price band of a centre; an unknown one is the standard band. */
export function toPriceBand(priceBand: string): PriceBand {
  return priceBand === 'city' || priceBand === 'community' ? priceBand : 'standard';
}
