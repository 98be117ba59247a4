import type { ChangeCosts, Costs, Renewal } from '../../domain/common/types.ts';
import { toWireCostsFees } from './membership.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';

/** The operator's direct debit provider; for `go_cardless` the review shows a privacy notice (Requirement J6.5). */
const DIRECT_DEBIT_PROVIDER = 'go_cardless';

export function toWireCosts(costs: Costs, today: string): Schemas['Costs'] {
  return {
    total_to_pay_now: toWirePrice(costs.totalToPayNow),
    pretty_first_billing_date: costs.prettyFirstBillingDate,
    first_billing_date: costs.firstBillingDate,
    pro_rata_days: costs.proRataDays,
    billing_day: costs.billingDay,
    billing_days: costs.billingDays,
    billing_day_totals: costs.billingDayTotals.map(({ day, totalToPayNow, prettyFirstBillingDate }) => ({
      day,
      total_to_pay_now: toWirePrice(totalToPayNow),
      pretty_first_billing_date: prettyFirstBillingDate,
    })),
    start_date: { min: costs.startsAt.min, max: costs.startsAt.max },
    today,
    global_base_price: toWirePrice(costs.globalBasePrice),
    payment_type: costs.paymentType,
    fixed_duration: costs.fixedDuration,
    fixed_period: costs.fixedPeriod,
    promotion_enabled: costs.promotionEnabled,
    direct_debit_provider: costs.paymentType === 'recurring' ? DIRECT_DEBIT_PROVIDER : null,
    fees: toWireCostsFees(costs.fees),
  };
}

export function toWireChangeCosts(costs: ChangeCosts, today: string): Schemas['ChangeCosts'] {
  const { amount, composition } = costs.totalDueNow;
  return {
    total_due_now: {
      ...toWirePrice(amount),
      composition: {
        month_in_hand: toWirePrice(composition.monthInHand),
        fees: toWirePrice(composition.fees),
      },
    },
    new_membership_price: toWirePrice(costs.newMembershipPrice),
    difference_to_old_membership: costs.differenceToOldMembership,
    starts_at: { min: costs.startsAt.min, max: costs.startsAt.max },
    today,
    billing_day: costs.billingDay,
    billing_days: costs.billingDays,
    direct_debit_provider: costs.paymentType === 'recurring' ? DIRECT_DEBIT_PROVIDER : null,
    first_billing_date: costs.firstBillingDate,
    given_back: toWirePrice(costs.givenBack),
    lines: costs.lines.map(({ label, price }) => ({ label, price: toWirePrice(price) })),
  };
}

export function toWireRenewal(
  { membershipTypeId, startDate, endDate, price }: Renewal,
  today: string,
): Schemas['Renewal'] {
  return {
    membership_type_id: membershipTypeId,
    start_date: startDate,
    end_date: endDate,
    price: toWirePrice(price),
    today,
  };
}
