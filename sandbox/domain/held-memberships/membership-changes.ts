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
  calculateStartDateWindow,
  decidePurchasable,
  findChangeCredit,
  findChangeProblem,
  findMembershipTypesAtVenue,
  listChangeLines,
  type MembershipQuote,
  quoteMembership,
  refuseSameMembership,
} from '../memberships/index.ts';
import { findCurrentMemberships, findCustomerById, findCustomerFacts } from '../people/index.ts';
import {
  addMembershipToCart,
  type CustomerMembership,
  findHeldMembership,
  findStateFactsWithSuccessor,
  type MembershipInCart,
} from './records/held-membership.ts';
import { type JoiningInput, requireCollectionDetails } from './store-joining.ts';

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
    const { record, venue, type, option } = await requireChangeableMembership(
      db,
      store,
      caller,
      membershipId,
    );
    const customer = await findCustomerById(db, store, caller.userId);
    const { settings } = await findOperator(db, store);
    const types = await findMembershipTypesAtVenue(db, store, venue, {
      purpose: 'change',
      facts: await findCustomerFacts(db, store, customer),
      billingDay: customer.billingDay,
      noticeDays: settings.noticeDays,
      // An option that the customer already holds beside this membership is refused when it is chosen.
      currentMemberships: (await findCurrentMemberships(db, store, customer.id)).filter(
        ({ id }) => id !== record.id,
      ),
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
    const { record, type, option, oldName, credit, newQuote, startsAt } = await priceChange(
      db,
      store,
      caller,
      input,
    );
    const { billingDays } = newQuote;
    const billingDay = newQuote.billingDay ?? billingDays[0] ?? null;
    const newPrice = newQuote.calculatePriceOn(billingDay);
    return {
      billingDay,
      billingDays,
      paymentType: option.paymentType,
      totalDueNow: {
        amount: newPrice.totalToPayNow,
        composition: {
          monthInHand: newPrice.monthInHand,
          fees: newPrice.totalToPayNow - newPrice.monthInHand,
        },
      },
      newMembershipPrice: newPrice.base,
      differenceToOldMembership: formatDifference(newPrice.base - record.price, option.paymentType),
      startsAt,
      firstBillingDate: newPrice.firstBillingDate,
      givenBack: newPrice.givenBack,
      lines: listChangeLines({
        price: newPrice,
        credit,
        membershipNames: { old: oldName, new: type.name },
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
): Promise<MembershipInCart> {
  return store.write(async (tx) => {
    const pricedChange = await priceChange(tx, store, caller, input);
    const { min, max } = pricedChange.startsAt;
    if (!isIsoDate(input.startsAt) || input.startsAt < min || input.startsAt > max) {
      throw invalid({ startDate: ['Please choose another start date.'] });
    }
    const customer = await findCustomerById(tx, store, caller.userId);
    const verdict = decidePurchasable(
      pricedChange.type,
      pricedChange.option,
      pricedChange.venue,
      await findCustomerFacts(tx, store, customer),
      input.startsAt,
    );
    if (!verdict.canPurchase) throw invalid({ paymentOptionId: [verdict.message ?? ''] });
    await refuseSameMembership(tx, store, {
      customerId: customer.id,
      homeVenueId: pricedChange.venue.id,
      option: pricedChange.option,
      startDate: input.startsAt,
      replacedId: input.membershipId,
    });
    const pendingMandate = requireCollectionDetails(
      pricedChange.newQuote,
      input,
      customer.billingDay !== null,
    );
    return addMembershipToCart(tx, store, caller, 'membership-change', pricedChange, {
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
async function requireChangeableMembership(
  db: Tx,
  store: Store,
  caller: Caller,
  membershipId: string,
): Promise<CustomerMembership> {
  const membership = await findHeldMembership(db, store, caller, membershipId);
  const today = toLondonDate(store.clock.now());
  const changeProblem = findChangeProblem(
    await findStateFactsWithSuccessor(db, store, membership, today),
    today,
  );
  if (changeProblem !== null) throw validationError(changeProblem);
  return membership;
}

interface PricedChange extends Omit<CustomerMembership, 'freezes'> {
  /** The name of the previous membership. */
  oldName: string;
  credit: ChangeCredit | null;
  newQuote: MembershipQuote;
  startsAt: { min: string; max: string };
}

async function priceChange(
  db: Tx,
  store: Store,
  caller: Caller,
  input: ChangeRequest,
): Promise<PricedChange> {
  const {
    record,
    venue,
    type: oldType,
  } = await requireChangeableMembership(db, store, caller, input.membershipId);
  const { option, type } = await findOptionById(db, store, input.optionId);
  if (!isSoldAt(venue, type) || option.id === record.paymentOptionId) throw notFound();
  const today = toLondonDate(store.clock.now());
  // A single-payment membership changes after its end, a monthly one from tomorrow.
  const earliestStart = addDays(pickLater(record.endDate ?? today, today), 1);
  const startsAt = { min: earliestStart, max: calculateStartDateWindow(earliestStart).max };
  const startDate = pickLater(input.startsAt ?? earliestStart, earliestStart);
  const credit = await findChangeCredit(db, store, record, startDate);
  const newQuote = await quoteMembership(db, store, {
    venue,
    purpose: 'change',
    option,
    customer: await findCustomerById(db, store, caller.userId),
    startDate,
    billingDay: input.billingDay ?? null,
    promotion: null,
    credit,
  });
  if (!newQuote) throw invalid({ incalculablePrice: ['Could not calculate price.'] });
  return { record, venue, type, option, oldName: oldType.name, credit, newQuote, startsAt };
}

function formatDifference(difference: number, paymentType: PaymentType): string {
  if (difference === 0) return 'The same price as your current membership';
  const amount = formatMoney(Math.abs(difference));
  const unit = paymentType === 'recurring' ? ' per month' : '';
  return `${amount} ${difference > 0 ? 'more' : 'less'}${unit} than your current membership`;
}
