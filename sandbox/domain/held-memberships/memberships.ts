import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { findOpenCart, priceCart, toOnlineOwner, toSavedJoining } from '../cart/index.ts';
import {
  findApplicablePromotion,
  findOptionById,
  findStartDays,
  findVenueById,
  isSoldAt,
  type MembershipTypeRecord,
  type PaymentOptionRecord,
  type VenueRecord,
} from '../catalogue/index.ts';
import { findOperator, invalid, notFound, toLondonDate } from '../common/index.ts';
import type { Caller, Costs, MembershipType, SavedJoining } from '../common/types.ts';
import {
  BILLING_DAY_MESSAGE,
  calculateStartDateWindow,
  findBillingDay,
  findMembershipTypesAtVenue,
  findStartDateProblem,
  findStartDaysBeside,
  quoteMembership,
  suggestBillingDay,
  toCosts,
} from '../memberships/index.ts';
import {
  type CustomerRecord,
  findCurrentMemberships,
  findCustomer,
  findCustomerFacts,
} from '../people/index.ts';

export { type JoiningInput, storeJoining } from './store-joining.ts';

const NO_PRICE_MESSAGE = 'Could not calculate price.';

/** GET memberships/types?venue_id; eligibility is computed for the caller, if any. */
export async function listMembershipTypes(
  store: Store,
  venueId: string,
  caller: Caller | null,
): Promise<MembershipType[]> {
  return store.read(async (db) => {
    const venue = await findVenueById(db, store, venueId);
    const customer = caller && (await findCustomer(db, store, caller.userId));
    const { settings } = await findOperator(db, store);
    const customerFacts = customer && (await findCustomerFacts(db, store, customer));
    return findMembershipTypesAtVenue(db, store, venue, {
      purpose: 'new',
      facts: customerFacts,
      billingDay: await findBillingDay(db, store, customer, suggestBillingDay(settings)),
      noticeDays: settings.noticeDays,
      currentMemberships: customer && (await findCurrentMemberships(db, store, customer.id)),
    });
  });
}

/**
 * GET memberships/types/{typeId}/payment-options/{optionId}. The start date defaults to today. The billing day of
 * a customer who may choose one defaults to the operator's first.
 * @throws DomainError 422 with the keys startDate, billingDay, promotionCodeId, incalculablePrice
 */
export async function getCosts(
  store: Store,
  caller: Caller | null,
  input: {
    typeId: string;
    optionId: string;
    venueId: string;
    startDate?: string | undefined;
    billingDay?: number | null | undefined;
    promotionCodeId?: string | null | undefined;
  },
): Promise<Costs> {
  return store.read(async (db) => {
    const venue = await findVenueById(db, store, input.venueId);
    const { option, type } = await findOptionById(db, store, input.optionId);
    if (type.id !== input.typeId || !isSoldAt(venue, type)) throw notFound();
    const today = toLondonDate(store.clock.now());
    const customer = caller && (await findCustomer(db, store, caller.userId));
    const startsAt = await findStartDaysForOption(db, store, customer, { option, type, venue, today });
    const startDate = input.startDate ?? startsAt.min;
    const dateProblem = findStartDateProblem(startDate, today);
    if (dateProblem) throw invalid({ startDate: [dateProblem] });
    const { settings } = await findOperator(db, store);
    const membershipQuote = await quoteMembership(db, store, {
      purpose: 'new',
      venue,
      option,
      customer,
      startDate,
      billingDay: input.billingDay ?? suggestBillingDay(settings),
      promotion: await findApplicablePromotion(
        db,
        store,
        option,
        input.promotionCodeId ?? null,
        customer?.id ?? null,
      ),
    });
    if (!membershipQuote) throw invalid({ incalculablePrice: [NO_PRICE_MESSAGE] });
    const choosableBillingDays = membershipQuote.billingDays;
    if (
      membershipQuote.billingDay !== null &&
      choosableBillingDays.length > 0 &&
      !choosableBillingDays.includes(membershipQuote.billingDay)
    ) {
      throw invalid({ billingDay: [BILLING_DAY_MESSAGE] });
    }
    return { ...toCosts(option, membershipQuote, today), startsAt };
  });
}

/**
 * The days on which this customer may start a membership: days that fit their age and come after any same membership they have.
 */
async function findStartDaysForOption(
  db: Tx,
  store: Store,
  customer: CustomerRecord | null,
  {
    option,
    type,
    venue,
    today,
  }: { option: PaymentOptionRecord; type: MembershipTypeRecord; venue: VenueRecord; today: string },
): Promise<{ min: string; max: string }> {
  const startDays = calculateStartDateWindow(today);
  if (customer === null) return startDays;
  const memberships = await findCurrentMemberships(db, store, customer.id);
  const possibleStartDays =
    findStartDaysBeside(memberships, { option, homeVenueId: venue.id }, startDays).days ?? startDays;
  return findStartDays(type.detail.rule, customer.dateOfBirth, possibleStartDays) ?? startDays;
}

/** GET memberships/online-joining; null when nothing is stored. */
export async function getSavedJoining(store: Store, caller: Caller): Promise<SavedJoining | null> {
  return store.read(async (db) => {
    const cart = await findOpenCart(db, store, toOnlineOwner(caller.userId));
    return cart && toSavedJoining(await priceCart(db, store, cart));
  });
}
