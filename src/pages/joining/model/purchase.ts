import { combine } from 'effector';
import { feeLines, periodLabel, priceLabel } from '@/entities/membership';
import { $homeVenue } from '@/entities/venue';
import type { Purchase } from '@/widgets/purchase-summary';
import { progress, review, selection } from './parts';

const $hasDates = progress.$progress.map(({ open, edited }) => open === 'dates' || edited.includes('dates'));

/** The sidebar's summary: it fills as the customer goes on. Source: Spec, joining §2. */
export const $purchase = combine(
  {
    venue: $homeVenue,
    chosen: selection.$membership,
    costs: review.$costs,
    startDate: review.$startDate,
    hasDates: $hasDates,
  },
  ({ venue, chosen, costs, startDate, hasDates }): Purchase => ({
    centre: venue?.name ?? null,
    membership: chosen && {
      name: chosen.membershipType.name,
      categories: chosen.membershipType.categories.map(({ name }) => name),
      paymentType: chosen.paymentOption.paymentType,
      fee: priceLabel(chosen.paymentOption),
      duration: periodLabel(chosen.paymentOption),
    },
    startDate: chosen && hasDates ? startDate : null,
    firstBillingDate: chosen && hasDates ? (costs?.prettyFirstBillingDate ?? null) : null,
    fees: chosen && hasDates && costs ? feeLines(costs) : [],
    total: chosen && hasDates ? (costs?.totalToPayNow.formatted ?? null) : null,
  }),
);

export const $isPriceUpdating = review.$isUpdating;
