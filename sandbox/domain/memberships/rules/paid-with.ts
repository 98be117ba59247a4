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
  const pricedMemberships = memberships.flatMap(({ cartItemId }) => {
    const item = items.find(({ id }) => id === cartItemId);
    return item?.type === 'membership' ? [{ cartItemId, amount: item.total }] : [];
  });
  let otherItemsPence = total - pricedMemberships.reduce((sum, { amount }) => sum + amount, 0);
  const deductFromOthers = (pence: number) => {
    const penceLeft = Math.max(0, pence - otherItemsPence);
    otherItemsPence = Math.max(0, otherItemsPence - pence);
    return penceLeft;
  };
  const cash = payments.reduce(
    (sum, { tenderType, amount }) => (tenderType === 'card' || tenderType === 'credit' ? sum : sum + amount),
    0,
  );
  let tendersLeft: PaidByTender = {
    membership: credit?.membership ?? 0,
    general: deductFromOthers(credit?.general ?? 0),
    cash: deductFromOthers(cash),
    card: total,
  };
  return new Map(
    pricedMemberships.map(({ cartItemId, amount }) => {
      const takenTenders = splitByTender(tendersLeft, amount);
      tendersLeft = subtractUsed(tendersLeft, takenTenders);
      return [cartItemId, { total: amount, with: takenTenders }] as const;
    }),
  );
}

/** Takes an amount out of what was paid, in the order of `KINDS`. If it is unknown how it was paid, it counts as paid by card. */
export function splitByTender(paid: PaidByTender | null, amount: number): PaidByTender {
  if (paid === null) return { ...NOTHING_PAID, card: amount };
  const takenTenders = { ...NOTHING_PAID };
  let penceLeft = amount;
  for (const kind of TENDER_KINDS) {
    takenTenders[kind] = Math.min(penceLeft, paid[kind]);
    penceLeft -= takenTenders[kind];
  }
  return { ...takenTenders, card: takenTenders.card + penceLeft };
}

export function subtractUsed(paid: PaidByTender, used: PaidByTender): PaidByTender {
  return mapTenders((kind) => Math.max(0, paid[kind] - used[kind]));
}

export function addPaid(first: PaidByTender, second: PaidByTender | null): PaidByTender {
  return mapTenders((kind) => first[kind] + (second?.[kind] ?? 0));
}

function mapTenders(amountOf: (kind: (typeof TENDER_KINDS)[number]) => number): PaidByTender {
  return {
    membership: amountOf('membership'),
    general: amountOf('general'),
    cash: amountOf('cash'),
    card: amountOf('card'),
  };
}
