import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { invalid, notFound, refused } from '../domain-error.ts';
import { addItem, type CartItemRecord, cartToChange, itemsOf, removeItems } from '../records/cart.ts';
import {
  isSoldAt,
  type MembershipTypeRecord,
  optionById,
  type PaymentOptionRecord,
  type VenueRecord,
  venueById,
} from '../records/catalogue.ts';
import { customerById, factsOf } from '../records/customer.ts';
import { typesAt, verdictOn } from '../records/membership-type.ts';
import { operatorOf } from '../records/operator.ts';
import { priceCart } from '../records/priced-cart.ts';
import { type Quote, quote } from '../records/quote.ts';
import { isUuid } from '../records/uuid.ts';
import { startDateWindow } from '../rules/billing-date.ts';
import { addDays, isIsoDate, laterOf, todayInLondon } from '../rules/dates.ts';
import { money } from '../rules/money.ts';
import type { ChangeCosts, MembershipType, NamedRef, PaymentType, Session } from '../types.ts';
import { checkCollection, type JoiningInput } from './store-joining.ts';

/** A customer's membership. */
export interface HeldMembership {
  id: string;
  membershipType: NamedRef;
  homeVenue: NamedRef & { slug: string };
  paymentOption: { id: string; name: string; paymentType: PaymentType };
  startDate: string;
  endDate: string | null;
  status: 'active' | 'pending' | 'ended';
}

/** The response after an item was put into the cart. */
export interface StoredInCart {
  cartId: string;
  cartItemId: string;
  newMandate: boolean;
}

/** GET memberships/{id}/change: the membership and the options that it can change to, without its own option. */
export async function changeOptions(
  store: Store,
  session: Session,
  membershipId: string,
): Promise<{ membership: HeldMembership; membershipTypes: MembershipType[] }> {
  return store.read(async (db) => {
    const { record, venue, type, option } = await heldBy(db, store, session, membershipId);
    const customer = await customerById(db, store, session.userId);
    const { settings } = await operatorOf(db, store);
    const types = await typesAt(db, store, venue, {
      facts: await factsOf(db, store, customer),
      billingDay: customer.billingDay,
      noticeDays: settings.noticeDays,
    });
    const membershipTypes = types
      .map((one) => ({ ...one, paymentOptions: one.paymentOptions.filter(({ id }) => id !== option.id) }))
      .filter(({ paymentOptions }) => paymentOptions.length > 0);
    const { id, startDate, endDate, status } = record;
    return {
      membershipTypes,
      membership: {
        id,
        startDate,
        endDate,
        status,
        membershipType: { id: type.id, name: type.name },
        homeVenue: { id: venue.id, name: venue.name, slug: venue.slug },
        paymentOption: { id: option.id, name: option.name, paymentType: option.paymentType },
      },
    };
  });
}

/** GET memberships/{id}/change/{optionId}?startsAt; an earlier date counts as the minimum. */
export async function changeCosts(
  store: Store,
  session: Session,
  input: { membershipId: string; optionId: string; startsAt?: string | undefined },
): Promise<ChangeCosts> {
  return store.read(async (db) => {
    const { record, option, priced, startsAt } = await priceChange(db, store, session, input);
    const { price } = priced;
    return {
      totalDueNow: {
        ...money(price.totalToPayNow),
        composition: {
          monthInHand: money(price.monthInHand),
          fees: money(price.totalToPayNow - price.monthInHand),
        },
      },
      newMembershipPrice: money(price.base),
      differenceToOldMembership: differenceText(price.base - record.price, option.paymentType),
      startsAt,
    };
  });
}

/** POST memberships/{id}/change/{optionId}: puts the change into the cart and replaces an earlier one. */
export async function submitChange(
  store: Store,
  session: Session,
  input: Pick<JoiningInput, 'billingDay' | 'accountHolder' | 'accountDetails' | 'ddTermsAccepted'> & {
    membershipId: string;
    optionId: string;
    startsAt: string;
  },
): Promise<StoredInCart> {
  return store.write(async (tx) => {
    const change = await priceChange(tx, store, session, input);
    const { min, max } = change.startsAt;
    if (!isIsoDate(input.startsAt) || input.startsAt < min || input.startsAt > max) {
      throw invalid({ startDate: ['Please choose another start date.'] });
    }
    const customer = await customerById(tx, store, session.userId);
    const verdict = verdictOn(
      change.type,
      change.option,
      change.venue,
      await factsOf(tx, store, customer),
      todayInLondon(store.clock.now()),
    );
    if (!verdict.canPurchase) throw invalid({ paymentOptionId: [verdict.message ?? ''] });
    const pendingMandate = checkCollection(change.priced, input, customer.billingDay !== null);
    return putInCart(tx, store, session, 'membership-change', change, {
      startDate: input.startsAt,
      billingDay: input.billingDay ?? null,
      pendingMandate,
    });
  });
}

/** POST memberships/{id}/renew: puts the next period of a single-payment membership into the cart. */
export async function renew(store: Store, session: Session, membershipId: string): Promise<StoredInCart> {
  return store.write(async (tx) => {
    const held = await heldBy(tx, store, session, membershipId);
    const { endDate } = held.record;
    if (held.option.paymentType !== 'fixed' || endDate === null) {
      throw refused('This membership goes on by itself and does not need to be renewed.');
    }
    if (await isFollowed(tx, store, held.record, endDate)) {
      throw refused('This membership has been renewed already.');
    }
    const today = todayInLondon(store.clock.now());
    return putInCart(tx, store, session, 'membership-renewal', held, {
      startDate: laterOf(addDays(endDate, 1), today),
      billingDay: null,
      pendingMandate: null,
    });
  });
}

/** Whether the customer already has the same membership for the following period. */
async function isFollowed(tx: Tx, store: Store, record: Held['record'], endDate: string): Promise<boolean> {
  const [next] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.operatorId, store.operatorId),
        eq(memberships.customerId, record.customerId),
        eq(memberships.membershipTypeId, record.membershipTypeId),
        gt(memberships.startDate, endDate),
      ),
    )
    .limit(1);
  return next !== undefined;
}

interface Held {
  record: typeof memberships.$inferSelect;
  venue: VenueRecord;
  type: MembershipTypeRecord;
  option: PaymentOptionRecord;
}

async function heldBy(db: Tx, store: Store, session: Session, membershipId: string): Promise<Held> {
  const [record] = isUuid(membershipId)
    ? await db
        .select()
        .from(memberships)
        .where(
          and(
            eq(memberships.operatorId, store.operatorId),
            eq(memberships.id, membershipId),
            eq(memberships.customerId, session.userId),
          ),
        )
    : [];
  if (!record) throw notFound();
  const { option, type } = await optionById(db, store, record.paymentOptionId);
  return { record, option, type, venue: await venueById(db, store, record.homeVenueId) };
}

async function priceChange(
  db: Tx,
  store: Store,
  session: Session,
  input: {
    membershipId: string;
    optionId: string;
    startsAt?: string | undefined;
    billingDay?: number | null | undefined;
  },
): Promise<Held & { priced: Quote; startsAt: { min: string; max: string } }> {
  const { record, venue } = await heldBy(db, store, session, input.membershipId);
  const { option, type } = await optionById(db, store, input.optionId);
  if (!isSoldAt(venue, type) || option.id === record.paymentOptionId) throw notFound();
  const today = todayInLondon(store.clock.now());
  // A single payment runs to its end; a monthly membership can change from tomorrow.
  const earliest = addDays(laterOf(record.endDate ?? today, today), 1);
  const startsAt = { min: earliest, max: startDateWindow(earliest).max };
  const asked = input.startsAt ?? earliest;
  const priced = await quote(db, store, {
    venue,
    option: { ...option, joiningFee: 0 },
    customer: await customerById(db, store, session.userId),
    startDate: laterOf(asked, earliest),
    billingDay: input.billingDay ?? null,
    promotion: null,
  });
  if (!priced) throw invalid({ incalculablePrice: ['Could not calculate price.'] });
  return { record, venue, type, option, priced, startsAt };
}

async function putInCart(
  tx: Tx,
  store: Store,
  session: Session,
  kind: Extract<CartItemRecord['type'], 'membership-change' | 'membership-renewal'>,
  { record, venue, type, option }: Held,
  chosen: Pick<NonNullable<CartItemRecord['joining']>, 'startDate' | 'billingDay' | 'pendingMandate'>,
): Promise<StoredInCart> {
  const cart = await cartToChange(tx, store, session.userId);
  const items = await itemsOf(tx, store, cart.id);
  await removeItems(
    tx,
    store,
    items.filter((item) => item.membershipId === record.id),
  );
  const item = await addItem(tx, store, {
    cartId: cart.id,
    type: kind,
    source: 'online-joining',
    referenceId: type.id,
    pricingOptionId: option.id,
    purchasedForUserId: session.userId,
    membershipId: record.id,
    joining: {
      homeVenueId: venue.id,
      membershipTypeId: type.id,
      paymentOptionId: option.id,
      promotionId: null,
      ...chosen,
    },
  });
  // Refuses an item without a price, because a cart that contains one cannot be read.
  await priceCart(tx, store, cart);
  return { cartId: cart.id, cartItemId: item.id, newMandate: chosen.pendingMandate !== null };
}

function differenceText(difference: number, paymentType: PaymentType): string {
  if (difference === 0) return 'The same price as your current membership';
  const amount = money(Math.abs(difference)).formatted;
  const unit = paymentType === 'recurring' ? ' per month' : '';
  return `${amount} ${difference > 0 ? 'more' : 'less'}${unit} than your current membership`;
}
