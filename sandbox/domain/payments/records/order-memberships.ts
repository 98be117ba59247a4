import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { PricedCart, PricedJoining } from '../../cart/index.ts';
import { isSoldAt } from '../../catalogue/index.ts';
import {
  type CartItemRecord,
  invalid,
  toLondonDate,
  validationError,
  validationErrorWithCode,
} from '../../common/index.ts';
import { findHeldMembership, findStateFactsWithSuccessor } from '../../held-memberships/index.ts';
import {
  decidePurchasable,
  findMembershipProblems,
  findStartDateProblem,
  refuseSameMembership,
} from '../../memberships/index.ts';
import { findCustomerById, findCustomerFacts } from '../../people/index.ts';

const SAME_MEMBERSHIP_TWICE_MESSAGE =
  'The same membership is in your basket twice. Please remove one of them.';
const START_DATE_PASSED_MESSAGE = 'The start date of this membership has passed. Please choose another one.';

interface JoiningItem {
  readonly item: CartItemRecord;
  readonly joining: PricedJoining;
}

/** Refuses new, changed and renewed memberships whose first day has passed. */
export function requireStartDatesNotPast({ clock }: Store, pricedCart: PricedCart): void {
  const today = toLondonDate(clock.now());
  for (const { item, joining } of listJoiningItems(pricedCart)) {
    const { startDate } = joining.detail;
    const isPast = startDate < today;
    const problem =
      item.type === 'membership'
        ? findStartDateProblem(startDate, today)
        : isPast
          ? START_DATE_PASSED_MESSAGE
          : null;
    if (problem !== null) throw invalid({ startDate: [problem] });
  }
}

/** Refuses a new or changed membership that the customer already has for the same days, or buys twice in this order. */
export async function refuseSameMemberships(db: Tx, store: Store, pricedCart: PricedCart): Promise<void> {
  const { customerId } = pricedCart.cart;
  const boughtKeys = new Set<string>();
  for (const { item, joining } of listJoiningItems(pricedCart)) {
    if (item.type === 'membership-renewal') continue;
    const { paymentOption, detail } = joining;
    const replacedId = item.membershipId;
    await refuseSameMembership(db, store, { customerId, option: paymentOption, replacedId, ...detail });
    const key = `${paymentOption.id} ${detail.homeVenueId}`;
    if (boughtKeys.has(key))
      throw validationErrorWithCode('already_a_member', SAME_MEMBERSHIP_TWICE_MESSAGE, 'startDate');
    boughtKeys.add(key);
  }
}

/** Refuses a membership that this customer may not buy today, and a change or renewal that is no longer possible. */
export async function requireMemberships(db: Tx, store: Store, pricedCart: PricedCart): Promise<void> {
  const { customerId } = pricedCart.cart;
  for (const { item, joining } of listJoiningItems(pricedCart)) {
    if (item.membershipId !== null)
      await requireChangeableOrRenewable(db, store, customerId, item.type, item.membershipId);
    if (item.type !== 'membership-renewal') await requireEligibleCustomer(db, store, customerId, joining);
  }
}

async function requireChangeableOrRenewable(
  db: Tx,
  store: Store,
  userId: string,
  type: CartItemRecord['type'],
  membershipId: string,
): Promise<void> {
  const membership = await findHeldMembership(db, store, { userId }, membershipId);
  const today = toLondonDate(store.clock.now());
  const { change, renew } = findMembershipProblems(
    await findStateFactsWithSuccessor(db, store, membership, today),
    today,
  );
  const problem = type === 'membership-change' ? change : renew;
  if (problem !== null) throw validationError(problem);
}

async function requireEligibleCustomer(
  db: Tx,
  store: Store,
  customerId: string,
  { membershipType, paymentOption, venue, detail }: PricedJoining,
): Promise<void> {
  const facts = await findCustomerFacts(db, store, await findCustomerById(db, store, customerId));
  const verdict = decidePurchasable(membershipType, paymentOption, venue, facts, detail.startDate);
  if (!isSoldAt(venue, membershipType))
    throw invalid({ paymentOptionId: ['We no longer sell this membership here.'] });
  if (!verdict.canPurchase) throw invalid({ paymentOptionId: [verdict.message ?? ''] });
}

function listJoiningItems({ items }: PricedCart): JoiningItem[] {
  return items.flatMap(({ item, joining }) => (joining ? [{ item, joining }] : []));
}
