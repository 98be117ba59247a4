import type { Tx } from '../../store/connection.ts';
import type { PendingMandate } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import {
  addItem,
  findCartForChange,
  findCartItems,
  priceCart,
  removeItems,
  toOnlineOwner,
  toSavedJoining,
} from '../cart/index.ts';
import { findApplicablePromotion, findOptionById, findVenueById, isSoldAt } from '../catalogue/index.ts';
import { type FieldErrors, invalid, notFound, toLondonDate } from '../common/index.ts';
import type { Caller, SavedJoining } from '../common/types.ts';
import {
  BILLING_DAY_MESSAGE,
  calculateStartDateWindow,
  checkMandate,
  decidePurchasable,
  findStartDateProblem,
  type MandateInput,
  type MembershipQuote,
  quoteMembership,
  refuseSameMembership,
} from '../memberships/index.ts';
import { findCustomerById, findCustomerFacts } from '../people/index.ts';

export interface JoiningInput extends MandateInput {
  homeVenueId: string;
  membershipTypeId: string;
  paymentOptionId: string;
  startDate: string;
  billingDay?: number | null | undefined;
  promotionCodeId?: string | null | undefined;
}

/**
 * POST memberships/online-joining/store (201): adds the membership to the customer's cart, replacing an earlier
 * one, and keeps the bank details there until the order.
 * @throws DomainError 422 with the keys paymentOptionId, startDate, billingDay, promotionCodeId, accountHolder,
 * accountDetails.sortCode, accountDetails.accountNumber, accountDetails.billing…, ddTermsAccepted
 */
export async function storeJoining(store: Store, caller: Caller, input: JoiningInput): Promise<SavedJoining> {
  return store.write(async (tx) => {
    const { promotionId, pendingMandate } = await validateJoining(tx, store, caller, input);
    const cart = await findCartForChange(tx, store, toOnlineOwner(caller.userId));
    const earlierItems = await findCartItems(tx, store, cart.id);
    await removeItems(
      tx,
      store,
      earlierItems.filter((item) => item.type === 'membership'),
    );
    await addItem(tx, store, {
      cartId: cart.id,
      type: 'membership',
      source: 'online-joining',
      referenceId: input.membershipTypeId,
      pricingOptionId: input.paymentOptionId,
      purchasedForUserId: caller.userId,
      joining: {
        homeVenueId: input.homeVenueId,
        membershipTypeId: input.membershipTypeId,
        paymentOptionId: input.paymentOptionId,
        startDate: input.startDate,
        billingDay: input.billingDay ?? null,
        promotionId,
        pendingMandate,
      },
    });
    const savedJoining = toSavedJoining(await priceCart(tx, store, cart));
    if (!savedJoining) throw new Error('The membership that was just stored is not in the cart.');
    return savedJoining;
  });
}

async function validateJoining(tx: Tx, store: Store, caller: Caller, input: JoiningInput) {
  const venue = await findVenueById(tx, store, input.homeVenueId);
  const { option, type } = await findOptionById(tx, store, input.paymentOptionId);
  if (type.id !== input.membershipTypeId || !isSoldAt(venue, type)) throw notFound();
  const customer = await findCustomerById(tx, store, caller.userId);
  const today = toLondonDate(store.clock.now());
  const customerFacts = await findCustomerFacts(tx, store, customer);
  const verdict = decidePurchasable(
    type,
    option,
    venue,
    customerFacts,
    today,
    calculateStartDateWindow(today).max,
  );
  if (!verdict.canPurchase) throw invalid({ paymentOptionId: [verdict.message ?? ''] });
  const promotion = await findApplicablePromotion(
    tx,
    store,
    option,
    input.promotionCodeId ?? null,
    customer.id,
  );
  const dateProblem = findStartDateProblem(input.startDate, today);
  if (dateProblem) throw invalid({ startDate: [dateProblem] });
  // The age on the start date counts.
  const startDayVerdict = decidePurchasable(type, option, venue, customerFacts, input.startDate);
  if (!startDayVerdict.canPurchase) throw invalid({ startDate: [startDayVerdict.message ?? ''] });
  const { homeVenueId, startDate } = input;
  await refuseSameMembership(tx, store, { customerId: customer.id, homeVenueId, option, startDate });
  const membershipQuote = await quoteMembership(tx, store, {
    purpose: 'new',
    venue,
    option,
    customer,
    promotion,
    startDate: input.startDate,
    billingDay: input.billingDay ?? null,
  });
  if (!membershipQuote) throw invalid({ incalculablePrice: ['Could not calculate price.'] });
  return {
    promotionId: promotion?.id ?? null,
    pendingMandate: requireCollectionDetails(membershipQuote, input, customer.billingDay !== null),
  };
}

/** Checks the billing day and, if an instruction is needed, its bank details. Also used for changes of a membership. */
export function requireCollectionDetails(
  membershipQuote: MembershipQuote,
  input: MandateInput & { billingDay?: number | null | undefined },
  hasBillingDate: boolean,
): PendingMandate | null {
  const errors: FieldErrors = {};
  const isDayChosen =
    membershipQuote.billingDay !== null && membershipQuote.billingDays.includes(membershipQuote.billingDay);
  if (membershipQuote.billingDays.length > 0 && !isDayChosen) errors.billingDay = [BILLING_DAY_MESSAGE];
  // A customer with a billing date may skip the bank details (Requirement J6.14).
  const needsBankDetails = membershipQuote.needsMandate && (!hasBillingDate || Boolean(input.accountDetails));
  const mandate = needsBankDetails ? checkMandate(input) : null;
  if (mandate && !mandate.isValid) Object.assign(errors, mandate.errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return mandate?.isValid ? mandate.details : null;
}
