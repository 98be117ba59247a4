import type { PaidByTender } from '../../../store/schema/details.ts';
import type { OrderDraft } from '../../../store/schema/order-details.ts';
import type { PaymentLine } from '../../common/types.ts';

export type { PaidByTender };

/** What an order took for a membership, in pence, and with what. */
export interface MembershipCharge {
  readonly total: number;
  readonly with: PaidByTender;
}

const NOTHING: PaidByTender = { membership: 0, general: 0, cash: 0, card: 0 };
/** Kinds that pay for less come first. */
const KINDS = ['membership', 'general', 'cash', 'card'] as const;

/**
 * What an order took for each of its memberships, by the item. Credit for memberships pays for these alone; other credit and cash count
 * for the other items first.
 */
export function paidForMemberships(
  { memberships, items, total, credit }: OrderDraft,
  payments: readonly PaymentLine[],
): Map<string, MembershipCharge> {
  const priced = memberships.flatMap(({ cartItemId }) => {
    const item = items.find(({ id }) => id === cartItemId);
    return item?.type === 'membership' ? [{ cartItemId, amount: item.total }] : [];
  });
  let others = total - priced.reduce((sum, { amount }) => sum + amount, 0);
  const afterOthers = (pence: number) => {
    const left = Math.max(0, pence - others);
    others = Math.max(0, others - pence);
    return left;
  };
  const cash = payments.reduce(
    (sum, { tenderType, amount }) => (tenderType === 'card' || tenderType === 'credit' ? sum : sum + amount),
    0,
  );
  let left: PaidByTender = {
    membership: credit?.membership ?? 0,
    general: afterOthers(credit?.general ?? 0),
    cash: afterOthers(cash),
    card: total,
  };
  return new Map(
    priced.map(({ cartItemId, amount }) => {
      const taken = splitByTender(left, amount);
      left = lessUsed(left, taken);
      return [cartItemId, { total: amount, with: taken }] as const;
    }),
  );
}

/** An amount out of what was paid, the kinds that pay for less first; without knowing how, by card. */
export function splitByTender(paid: PaidByTender | null, amount: number): PaidByTender {
  if (paid === null) return { ...NOTHING, card: amount };
  const taken = { ...NOTHING };
  let left = amount;
  for (const kind of KINDS) {
    taken[kind] = Math.min(left, paid[kind]);
    left -= taken[kind];
  }
  return { ...taken, card: taken.card + left };
}

export function lessUsed(paid: PaidByTender, used: PaidByTender): PaidByTender {
  return byKind((kind) => Math.max(0, paid[kind] - used[kind]));
}

export function addedUp(one: PaidByTender, other: PaidByTender | null): PaidByTender {
  return byKind((kind) => one[kind] + (other?.[kind] ?? 0));
}

function byKind(amountOf: (kind: (typeof KINDS)[number]) => number): PaidByTender {
  return {
    membership: amountOf('membership'),
    general: amountOf('general'),
    cash: amountOf('cash'),
    card: amountOf('card'),
  };
}
