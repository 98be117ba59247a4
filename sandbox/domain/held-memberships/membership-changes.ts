import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { findOptionById, isSoldAt } from '../catalogue/index.ts';
import {
  addDays,
  findOperator,
  formatMoney,
  invalid,
  isIsoDate,
  notFound,
  pickLater,
  toLondonDate,
  validationError,
} from '../common/index.ts';
import type { Caller, ChangeCosts, MembershipType, NamedRef, PaymentType } from '../common/types.ts';
import {
  type ChangeCredit,
  decidePurchasable,
  findChangeCredit,
  findChangeProblem,
  findMembershipTypesAtVenue,
  listChangeLines,
  type Quote,
  quote,
  refuseSameMembership,
  startDateWindow,
} from '../memberships/index.ts';
import { findCurrentMemberships, findCustomerById, findCustomerFacts } from '../people/index.ts';
import {
  type CustomerMembership,
  findHeldMembership,
  findStateFactsWithSuccessor,
  putInCart,
  type StoredInCart,
} from './records/held-membership.ts';
import { checkCollection, type JoiningInput } from './store-joining.ts';

interface ChangeableMembership {
  id: string;
  membershipType: NamedRef;
  homeVenue: NamedRef & { slug: string };
  paymentOption: { id: string; name: string; paymentType: PaymentType };
  startDate: string;
  endDate: string | null;
  status: CustomerMembership['record']['status'];
}

/** GET memberships/{id}/change: the membership and the options to which it can change, without its own option. */
export async function listChangeOptions(
  store: Store,
  caller: Caller,
  membershipId: string,
): Promise<{ membership: ChangeableMembership; membershipTypes: MembershipType[] }> {
  return store.read(async (db) => {
    const { record, venue, type, option } = await requireChangeable(db, store, caller, membershipId);
    const customer = await findCustomerById(db, store, caller.userId);
    const { settings } = await findOperator(db, store);
    const types = await findMembershipTypesAtVenue(db, store, venue, {
      purpose: 'change',
      facts: await findCustomerFacts(db, store, customer),
      billingDay: customer.billingDay,
      noticeDays: settings.noticeDays,
      // An option that the customer already holds beside this membership is refused when it is chosen.
      held: (await findCurrentMemberships(db, store, customer.id)).filter(({ id }) => id !== record.id),
    });
    const membershipTypes = types
      .map((type) => ({
        ...type,
        paymentOptions: type.paymentOptions.filter(({ id }) => id !== option.id),
      }))
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

interface ChangeRequest {
  membershipId: string;
  optionId: string;
  startsAt?: string | undefined;
  billingDay?: number | null | undefined;
}

/**
 * GET memberships/{id}/change/{optionId}?startsAt. A date that is too early is replaced by the earliest one. If a
 * billing day is to be chosen but missing, the costs are those of the first.
 */
export async function calculateChangeCosts(
  store: Store,
  caller: Caller,
  input: ChangeRequest,
): Promise<ChangeCosts> {
  return store.read(async (db) => {
    const { record, type, option, old, credit, priced, startsAt } = await priceChange(
      db,
      store,
      caller,
      input,
    );
    const { billingDays } = priced;
    const billingDay = priced.billingDay ?? billingDays[0] ?? null;
    const price = priced.priceOn(billingDay);
    return {
      billingDay,
      billingDays,
      paymentType: option.paymentType,
      totalDueNow: {
        amount: price.totalToPayNow,
        composition: {
          monthInHand: price.monthInHand,
          fees: price.totalToPayNow - price.monthInHand,
        },
      },
      newMembershipPrice: price.base,
      differenceToOldMembership: formatDifference(price.base - record.price, option.paymentType),
      startsAt,
      firstBillingDate: price.firstBillingDate,
      givenBack: price.givenBack,
      lines: listChangeLines({
        price,
        credit,
        names: { old, new: type.name },
        isMonthly: option.paymentType === 'recurring',
      }),
    };
  });
}

/** POST memberships/{id}/change/{optionId}: adds the change to the cart and replaces an earlier one. */
export async function submitChange(
  store: Store,
  caller: Caller,
  input: Pick<JoiningInput, 'billingDay' | 'accountHolder' | 'accountDetails' | 'ddTermsAccepted'> & {
    membershipId: string;
    optionId: string;
    startsAt: string;
  },
): Promise<StoredInCart> {
  return store.write(async (tx) => {
    const change = await priceChange(tx, store, caller, input);
    const { min, max } = change.startsAt;
    if (!isIsoDate(input.startsAt) || input.startsAt < min || input.startsAt > max) {
      throw invalid({ startDate: ['Please choose another start date.'] });
    }
    const customer = await findCustomerById(tx, store, caller.userId);
    const verdict = decidePurchasable(
      change.type,
      change.option,
      change.venue,
      await findCustomerFacts(tx, store, customer),
      input.startsAt,
    );
    if (!verdict.canPurchase) throw invalid({ paymentOptionId: [verdict.message ?? ''] });
    await refuseSameMembership(tx, store, {
      customerId: customer.id,
      homeVenueId: change.venue.id,
      option: change.option,
      startDate: input.startsAt,
      replaced: input.membershipId,
    });
    const pendingMandate = checkCollection(change.priced, input, customer.billingDay !== null);
    return putInCart(tx, store, caller, 'membership-change', change, {
      startDate: input.startsAt,
      billingDay: input.billingDay ?? null,
      pendingMandate,
    });
  });
}

/**
 * Finds a membership of the customer that may be changed today.
 * @throws DomainError 404; 422 with the reason
 */
async function requireChangeable(
  db: Tx,
  store: Store,
  caller: Caller,
  membershipId: string,
): Promise<CustomerMembership> {
  const membership = await findHeldMembership(db, store, caller, membershipId);
  const today = toLondonDate(store.clock.now());
  const problem = findChangeProblem(await findStateFactsWithSuccessor(db, store, membership, today), today);
  if (problem !== null) throw validationError(problem);
  return membership;
}

interface PricedChange extends Omit<CustomerMembership, 'freezes'> {
  /** The name of the previous membership. */
  old: string;
  credit: ChangeCredit | null;
  priced: Quote;
  startsAt: { min: string; max: string };
}

async function priceChange(
  db: Tx,
  store: Store,
  caller: Caller,
  input: ChangeRequest,
): Promise<PricedChange> {
  const { record, venue, type: oldType } = await requireChangeable(db, store, caller, input.membershipId);
  const { option, type } = await findOptionById(db, store, input.optionId);
  if (!isSoldAt(venue, type) || option.id === record.paymentOptionId) throw notFound();
  const today = toLondonDate(store.clock.now());
  // A single-payment membership changes after its end, a monthly one from tomorrow.
  const earliest = addDays(pickLater(record.endDate ?? today, today), 1);
  const startsAt = { min: earliest, max: startDateWindow(earliest).max };
  const startDate = pickLater(input.startsAt ?? earliest, earliest);
  const credit = await findChangeCredit(db, store, record, startDate);
  const quoted = await quote(db, store, {
    venue,
    purpose: 'change',
    option,
    customer: await findCustomerById(db, store, caller.userId),
    startDate,
    billingDay: input.billingDay ?? null,
    promotion: null,
    credit,
  });
  if (!quoted) throw invalid({ incalculablePrice: ['Could not calculate price.'] });
  return { record, venue, type, option, old: oldType.name, credit, priced: quoted, startsAt };
}

function formatDifference(difference: number, paymentType: PaymentType): string {
  if (difference === 0) return 'The same price as your current membership';
  const amount = formatMoney(Math.abs(difference));
  const unit = paymentType === 'recurring' ? ' per month' : '';
  return `${amount} ${difference > 0 ? 'more' : 'less'}${unit} than your current membership`;
}
