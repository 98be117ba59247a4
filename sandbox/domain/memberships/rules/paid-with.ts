import type { PaidByTender } from '../../../store/schema/details.ts';
import type { OrderDraft } from '../../../store/schema/order-details.ts';
import type { PaymentLine } from '../../common/types.ts';

export type { PaidByTender };

/** What an order charged for a membership, in pence, by tender. */
export interface MembershipCharge {
  readonly total: number;
  readonly tenders: PaidByTender;
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
  const pricedMemberships = memberships.flatMap(({ cartItemId }) => {
    const item = items.find(({ id }) => id === cartItemId);
    return item?.type === 'membership' ? [{ cartItemId, amount: item.total }] : [];
  });
  let otherItemsPence = total - pricedMemberships.reduce((sum, { amount }) => sum + amount, 0);
  const deductFromOtherItems = (pence: number) => {
    const penceLeft = Math.max(0, pence - otherItemsPence);
    otherItemsPence = Math.max(0, otherItemsPence - pence);
    return penceLeft;
  };
  const cashPence = payments.reduce(
    (sum, { tenderType, amount }) => (tenderType === 'card' || tenderType === 'credit' ? sum : sum + amount),
    0,
  );
  let tendersLeft: PaidByTender = {
    membership: credit?.membership ?? 0,
    general: deductFromOtherItems(credit?.general ?? 0),
    cash: deductFromOtherItems(cashPence),
    card: total,
  };
  return new Map(
    pricedMemberships.map(({ cartItemId, amount }) => {
      const takenTenders = splitByTender(tendersLeft, amount);
      tendersLeft = subtractTenders(tendersLeft, takenTenders);
      return [cartItemId, { total: amount, tenders: takenTenders }] as const;
    }),
  );
}

/** Takes an amount out of what was paid, in the order of `KINDS`. If it is unknown how it was paid, it counts as paid by card. */
export function splitByTender(paidTenders: PaidByTender | null, amount: number): PaidByTender {
  if (paidTenders === null) return { ...NOTHING_PAID, card: amount };
  const takenTenders = { ...NOTHING_PAID };
  let penceLeft = amount;
  for (const kind of TENDER_KINDS) {
    takenTenders[kind] = Math.min(penceLeft, paidTenders[kind]);
    penceLeft -= takenTenders[kind];
  }
  return { ...takenTenders, card: takenTenders.card + penceLeft };
}

export function subtractTenders(paid: PaidByTender, used: PaidByTender): PaidByTender {
  return mapTenders((kind) => Math.max(0, paid[kind] - used[kind]));
}

export function addTenders(first: PaidByTender, second: PaidByTender | null): PaidByTender {
  return mapTenders((kind) => first[kind] + (second?.[kind] ?? 0));
}

function mapTenders(calculateAmount: (kind: (typeof TENDER_KINDS)[number]) => number): PaidByTender {
  return {
    membership: calculateAmount('membership'),
    general: calculateAmount('general'),
    cash: calculateAmount('cash'),
    card: calculateAmount('card'),
  };
}
