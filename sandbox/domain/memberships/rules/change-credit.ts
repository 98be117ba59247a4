import { countDaysBetween, pickLater } from '../../common/index.ts';
import { listBillingDaysFrom } from './collections.ts';
import { type CollectedFreeze, findSettlementDate } from './freeze-collections.ts';
import type { ChangeCredit, JoiningPrice } from './pricing.ts';
import { calculateProRataFee } from './pro-rata.ts';

/** The facts about a monthly membership on which its change credit depends. Amounts are pence. */
export interface PaidMembership {
  readonly price: number;
  readonly startDate: string;
  readonly billingDay: number;
  /** The day of its first collection. */
  readonly collectsFrom: string;
  readonly hasMonthInHand: boolean;
  /** What was paid for it at its start; null if unknown, in which case its whole price counts. */
  readonly paidAtStart: number | null;
  readonly freezes: readonly CollectedFreeze[];
}

/**
 * What is already paid for a monthly membership from the day of a change: the days until its next collection,
 * which is no longer made, and its month in hand. Before its first collection, at most the unused part of the
 * payment counts.
 */
export function calculateChangeCredit(membership: PaidMembership, changeDate: string): ChangeCredit {
  const { price, hasMonthInHand, collectsFrom, paidAtStart, startDate } = membership;
  const [nextCollection = changeDate] = listBillingDaysFrom(
    pickLater(collectsFrom, changeDate),
    membership.billingDay,
    1,
  );
  const days = isSettledFrom(membership, changeDate) ? 0 : countDaysBetween(changeDate, nextCollection);
  const fullCredit = {
    forDays: calculateProRataFee(price, days),
    monthInHand: hasMonthInHand ? Math.min(price, paidAtStart ?? price) : 0,
  };
  if (paidAtStart === null || changeDate > collectsFrom) return { days, ...fullCredit };
  const usedPence = calculateProRataFee(price, countDaysBetween(startDate, pickLater(startDate, changeDate)));
  const penceLeft = Math.max(0, paidAtStart - usedPence);
  const forDays = Math.min(fullCredit.forDays, penceLeft);
  return { days, forDays, monthInHand: Math.min(fullCredit.monthInHand, penceLeft - forDays) };
}

/** Whether a freeze that was ended early would be settled after the change, so that its days are not paid for. */
function isSettledFrom(membership: PaidMembership, changeDate: string): boolean {
  return membership.freezes.some((freeze) => {
    const settlementDate = findSettlementDate(freeze, { ...membership, endDate: null });
    return settlementDate !== null && settlementDate >= changeDate;
  });
}

/**
 * The lines that explain to the customer what is due for a change and what is deducted. The amounts add up to what
 * is due less the refund.
 */
export function listChangeLines({
  price,
  credit,
  membershipNames,
  isMonthly,
}: {
  price: JoiningPrice;
  credit: ChangeCredit | null;
  membershipNames: { old: string; new: string };
  isMonthly: boolean;
}): { label: string; price: number }[] {
  const { base, proRataDays } = price;
  const formatDays = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
  const lines: [string, number][] = isMonthly
    ? [
        [
          `${membershipNames.new}, ${formatDays(proRataDays)} until its first Direct Debit`,
          calculateProRataFee(base, proRataDays),
        ],
        [
          `Month in hand of ${membershipNames.new}`,
          price.totalToPayNow + price.carried - calculateProRataFee(base, proRataDays),
        ],
      ]
    : [[membershipNames.new, base]];
  if (credit)
    lines.push(
      [`${membershipNames.old}, ${formatDays(credit.days)} that you have paid for`, -credit.forDays],
      [`Month in hand of ${membershipNames.old}, paid before`, -credit.monthInHand],
    );
  return lines.filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, price: amount }));
}
