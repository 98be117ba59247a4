import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { findOpenCart, online, priceCart, toSavedJoining } from '../cart/index.ts';
import {
  isSoldAt,
  type MembershipTypeRecord,
  optionById,
  type PaymentOptionRecord,
  promotionFor,
  startDaysFor,
  type VenueRecord,
  venueById,
} from '../catalogue/index.ts';
import { invalid, notFound, operatorOf, todayInLondon } from '../common/index.ts';
import type { Costs, MembershipType, SavedJoining, Session } from '../common/types.ts';
import {
  BILLING_DAY_MESSAGE,
  billingDayOf,
  quote,
  startDateProblem,
  startDateWindow,
  startDaysBeside,
  suggestedDay,
  toCosts,
  typesAt,
} from '../memberships/index.ts';
import { type CustomerRecord, currentMemberships, factsOf, findCustomer } from '../people/index.ts';

export { type JoiningInput, storeJoining } from './store-joining.ts';

const NO_PRICE_MESSAGE = 'Could not calculate price.';

/** GET memberships/types?venue_id; eligibility is computed for the caller, if any. */
export async function membershipTypesFor(
  store: Store,
  venueId: string,
  session: Session | null,
): Promise<MembershipType[]> {
  return store.read(async (db) => {
    const venue = await venueById(db, store, venueId);
    const customer = session && (await findCustomer(db, store, session.userId));
    const { settings } = await operatorOf(db, store);
    const facts = customer && (await factsOf(db, store, customer));
    return typesAt(db, store, venue, {
      purpose: 'new',
      facts,
      billingDay: await billingDayOf(db, store, customer, suggestedDay(settings)),
      noticeDays: settings.noticeDays,
      held: customer && (await currentMemberships(db, store, customer.id)),
    });
  });
}

/**
 * GET memberships/types/{typeId}/payment-options/{optionId}. The start date defaults to today. The billing day of
 * a customer who may choose one defaults to the operator's first.
 * @throws DomainError 422 with the keys startDate, billingDay, promotionCodeId, incalculablePrice
 */
export async function costs(
  store: Store,
  session: Session | null,
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
    const venue = await venueById(db, store, input.venueId);
    const { option, type } = await optionById(db, store, input.optionId);
    if (type.id !== input.typeId || !isSoldAt(venue, type)) throw notFound();
    const today = todayInLondon(store.clock.now());
    const customer = session && (await findCustomer(db, store, session.userId));
    const startsAt = await startDaysOf(db, store, customer, { option, type, venue, today });
    const startDate = input.startDate ?? startsAt.min;
    const startProblem = startDateProblem(startDate, today);
    if (startProblem) throw invalid({ startDate: [startProblem] });
    const { settings } = await operatorOf(db, store);
    const priced = await quote(db, store, {
      purpose: 'new',
      venue,
      option,
      customer,
      startDate,
      billingDay: input.billingDay ?? suggestedDay(settings),
      promotion: await promotionFor(db, store, option, input.promotionCodeId ?? null, customer?.id ?? null),
    });
    if (!priced) throw invalid({ incalculablePrice: [NO_PRICE_MESSAGE] });
    const mayChoose = priced.billingDays;
    if (priced.billingDay !== null && mayChoose.length > 0 && !mayChoose.includes(priced.billingDay)) {
      throw invalid({ billingDay: [BILLING_DAY_MESSAGE] });
    }
    return { ...toCosts(option, priced, today), startsAt };
  });
}

/**
 * The days on which this customer may start a membership: days that fit their age and come after any same membership they have.
 */
async function startDaysOf(
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
  const all = startDateWindow(today);
  if (customer === null) return all;
  const held = await currentMemberships(db, store, customer.id);
  const beside = startDaysBeside(held, { option, homeVenueId: venue.id }, all).days ?? all;
  return startDaysFor(type.detail.rule, customer.dateOfBirth, beside) ?? all;
}

/** GET memberships/online-joining; null when nothing is stored. */
export async function savedJoining(store: Store, session: Session): Promise<SavedJoining | null> {
  return store.read(async (db) => {
    const cart = await findOpenCart(db, store, online(session.userId));
    return cart && toSavedJoining(await priceCart(db, store, cart));
  });
}
