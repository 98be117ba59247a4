import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipTypes, paymentOptions, venues } from '../../../store/schema/catalogue.ts';
import type { Store } from '../../../store/store.ts';
import {
  type CustomerFacts,
  checkPurchasable,
  findPriceAt,
  isSoldAt,
  type MembershipTypeRecord,
  type PaymentOptionRecord,
  type VenueRecord,
} from '../../catalogue/index.ts';
import { toLondonDate } from '../../common/index.ts';
import type { MembershipPurpose, MembershipType, NamedRef, PaymentOption } from '../../common/types.ts';
import { calculateStartDateWindow } from '../rules/billing-date.ts';
import { priceJoining } from '../rules/pricing.ts';
import { toGlobalBasePrice } from './quote.ts';
import { findStartDaysBeside, type MembershipRow, refuseHeldMembership } from './same-membership.ts';

interface MembershipTypeContext {
  /** Whether the person would join, change or renew. */
  purpose: MembershipPurpose;
  facts: CustomerFacts | null;
  billingDay: number | null;
  noticeDays: number;
  /** The memberships that the customer already has. */
  currentMemberships?: readonly MembershipRow[] | null;
}

/** The membership types that a centre sells to one person, in the operator's order. */
export async function findMembershipTypesAtVenue(
  db: Tx,
  store: Store,
  venue: VenueRecord,
  context: MembershipTypeContext,
): Promise<MembershipType[]> {
  const types = await db
    .select()
    .from(membershipTypes)
    .where(eq(membershipTypes.operatorId, store.operatorId))
    .orderBy(asc(membershipTypes.position));
  const options = await db
    .select()
    .from(paymentOptions)
    .where(eq(paymentOptions.operatorId, store.operatorId))
    .orderBy(asc(paymentOptions.position));
  const venuesOfGroup = await findVenuesOfGroup(db, store, venue);
  const today = toLondonDate(store.clock.now());
  return types
    .filter((type) => isSoldAt(venue, type))
    .map((type) => ({
      id: type.id,
      slug: type.slug,
      name: type.name,
      categories: type.detail.categories,
      coverage: type.detail.coverage,
      eligibility: type.detail.eligibilityName === null ? null : { name: type.detail.eligibilityName },
      minAge: type.detail.rule.kind === 'age' ? type.detail.rule.min : null,
      maxAge: type.detail.rule.kind === 'age' ? type.detail.rule.max : null,
      requiresEligibility: type.detail.requiresProof,
      description: type.detail.description,
      providesAccessTo: deriveAccessVenues(type, venue, venuesOfGroup),
      benefits: type.detail.benefits,
      imageUrl: type.detail.imageUrl ?? null,
      isRecommended: type.detail.isRecommended ?? false,
      paymentOptions: options
        .filter((option) => option.membershipTypeId === type.id)
        .map((option) => toPaymentOption(type, option, venue, context, today)),
    }));
}

/** Decides whether one person may buy a membership at a centre, starting on a given day or on one of the days until another. */
export function decidePurchasable(
  type: MembershipTypeRecord,
  option: PaymentOptionRecord,
  venue: VenueRecord,
  facts: CustomerFacts | null,
  today: string,
  lastStartDay: string = today,
) {
  return checkPurchasable({
    rule: type.detail.rule,
    hasPrices: findPriceAt(venue, option) !== null,
    customer: facts,
    localPostcodeAreas: venue.localPostcodeAreas,
    today,
    lastStartDay,
    name: type.name,
  });
}

function toPaymentOption(
  type: MembershipTypeRecord,
  option: PaymentOptionRecord,
  venue: VenueRecord,
  context: MembershipTypeContext,
  today: string,
): PaymentOption {
  const basePrice = findPriceAt(venue, option) ?? 0;
  const { purpose, billingDay, noticeDays, facts, currentMemberships = null } = context;
  const price = priceJoining({
    purpose,
    option: { ...option, base: basePrice },
    startDate: today,
    today,
    billingDay,
    noticeDays,
    promotion: null,
  });
  return {
    id: option.id,
    name: option.name,
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration,
    fixedPeriod: option.fixedPeriod,
    fees: {
      baseFee: price.base,
      joiningFee: price.joiningFee,
      proRataFee: price.proRata,
      monthInHandFee: price.monthInHand,
    },
    globalBasePrice: toGlobalBasePrice(option, basePrice),
    totalToPayNow: price.totalToPayNow,
    promotionEnabled: option.promotionEnabled,
    isPurchasable: refuseHeldMembership(
      decidePurchasable(type, option, venue, facts, today, calculateStartDateWindow(today).max),
      currentMemberships &&
        findStartDaysBeside(
          currentMemberships,
          { option, homeVenueId: venue.id },
          calculateStartDateWindow(today),
        ),
    ),
  };
}

function deriveAccessVenues(
  type: MembershipTypeRecord,
  venue: VenueRecord,
  venuesOfGroup: NamedRef[],
): MembershipType['providesAccessTo'] {
  switch (type.detail.access) {
    case 'all':
      return null;
    case 'group':
      return venuesOfGroup;
    case 'venue':
      return [{ id: venue.id, name: venue.name }];
  }
}

async function findVenuesOfGroup(db: Tx, store: Store, venue: VenueRecord): Promise<NamedRef[]> {
  if (venue.venueGroup === null) return [{ id: venue.id, name: venue.name }];
  return db
    .select({ id: venues.id, name: venues.name })
    .from(venues)
    .where(and(eq(venues.operatorId, store.operatorId), eq(venues.venueGroup, venue.venueGroup)))
    .orderBy(asc(venues.name));
}
