import type { PaidByTender } from '../../../store/schema/details.ts';
import type { OrderDraft } from '../../../store/schema/order-details.ts';
import type { PaymentLine } from '../../common/types.ts';

export type { PaidByTender };

/** What an order charged for a membership, in pence, by tender. */
export interface MembershipCharge {
  readonly total: number;
  readonly with: PaidByTender;
}

const NOTHING_PAID: PaidByTender = { membership: 0, general: 0, cash: 0, card: 0 };
/** Tenders that can pay for fewer things come first. */
const TENDER_KINDS = ['membership', 'general', 'cash', 'card'] as const;

/**
 * Divides an order's tenders between its memberships, by item. Credit for memberships pays for memberships only;
 * other credit and cash pay for the other items first.
 */
export function splitMembershipCharges(
  { memberships, items, total, credit }: OrderDraft,
  payments: readonly PaymentLine[],
): Map<string, MembershipCharge> {
  const priced = memberships.flatMap(({ cartItemId }) => {
    const item = items.find(({ id }) => id === cartItemId);
    return item?.type === 'membership' ? [{ cartItemId, amount: item.total }] : [];
  });
  let others = total - priced.reduce((sum, { amount }) => sum + amount, 0);
  const deductFromOthers = (pence: number) => {
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
    general: deductFromOthers(credit?.general ?? 0),
    cash: deductFromOthers(cash),
    card: total,
  };
  return new Map(
    priced.map(({ cartItemId, amount }) => {
      const taken = splitByTender(left, amount);
      left = subtractUsed(left, taken);
      return [cartItemId, { total: amount, with: taken }] as const;
    }),
  );
}

/** Takes an amount out of what was paid, in the order of `KINDS`. If it is unknown how it was paid, it counts as paid by card. */
export function splitByTender(paid: PaidByTender | null, amount: number): PaidByTender {
  if (paid === null) return { ...NOTHING_PAID, card: amount };
  const taken = { ...NOTHING_PAID };
  let left = amount;
  for (const kind of TENDER_KINDS) {
    taken[kind] = Math.min(left, paid[kind]);
    left -= taken[kind];
  }
  return { ...taken, card: taken.card + left };
}

export function subtractUsed(paid: PaidByTender, used: PaidByTender): PaidByTender {
  return mapTenders((kind) => Math.max(0, paid[kind] - used[kind]));
}

export function addPaid(one: PaidByTender, other: PaidByTender | null): PaidByTender {
  return mapTenders((kind) => one[kind] + (other?.[kind] ?? 0));
}

function mapTenders(amountOf: (kind: (typeof TENDER_KINDS)[number]) => number): PaidByTender {
  return {
    membership: amountOf('membership'),
    general: amountOf('general'),
    cash: amountOf('cash'),
    card: amountOf('card'),
  };
}
