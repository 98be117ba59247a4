import { combine } from 'effector';
import {
  feeLines,
  laterOptionPaymentsText,
  laterPaymentsText,
  optionFeeLines,
  paymentTimeline,
  periodLabel,
  priceLabel,
} from '@/entities/membership';
import { $homeVenue } from '@/entities/venue';
import type { Purchase } from '@/widgets/purchase-summary';
import { progress, review, selection } from './features';

const $hasDates = progress.$progress.map(({ open, edited }) => open === 'dates' || edited.includes('dates'));

/** A price that could not be worked out is not shown as the one before it. */
const $knownCosts = combine(review.$costs, review.$costsError, $hasDates, (costs, error, hasDates) =>
  error === null && hasDates ? costs : null,
);
const $isPriceFailed = combine(
  review.$costsError,
  $hasDates,
  (error, hasDates) => hasDates && error !== null,
);

/** The sidebar's summary: it fills as the customer goes on. Requirement J1.11. */
export const $purchase = combine(
  {
    venue: $homeVenue,
    chosen: selection.$membership,
    known: $knownCosts,
    isPriceFailed: $isPriceFailed,
    isAligned: review.$isAligned,
    startDate: review.$startDate,
    hasDates: $hasDates,
  },
  ({ venue, chosen, known, isPriceFailed, isAligned, startDate, hasDates }): Purchase => {
    const costs = chosen && known;
    // Until the costs of the chosen dates are there, the price is that of joining today.
    const option = chosen && !costs && !isPriceFailed ? chosen.paymentOption : null;
    return {
      centre: venue?.name ?? null,
      membership: chosen && {
        name: chosen.membershipType.name,
        categories: chosen.membershipType.categories.map(({ name }) => name),
        paymentType: chosen.paymentOption.paymentType,
        fee: priceLabel(chosen.paymentOption),
        duration: periodLabel(chosen.paymentOption),
      },
      startDate: chosen && hasDates ? startDate : null,
      firstBillingDate: costs?.prettyFirstBillingDate ?? null,
      fees: costs ? feeLines(costs) : option ? optionFeeLines(option) : [],
      total: (costs ?? option)?.totalToPayNow?.formatted ?? null,
      timeline: costs ? paymentTimeline(costs, isAligned) : [],
      laterPaymentsText: costs
        ? laterPaymentsText(costs, isAligned)
        : option && laterOptionPaymentsText(option),
    };
  },
);

/** The membership and the way to pay that are chosen already, by their ids. */
export const $currentChoice = selection.$membership.map(
  (chosen) => chosen && { typeId: chosen.membershipType.id, optionId: chosen.paymentOption.id },
);

/** Lists have the whole width of the page; forms have the summary beside them, where there is room. */
export const $summaryPlace = progress.$open.map((open) =>
  open === 'centre' || open === 'membership' ? 'foot' : 'beside',
);

export const $isPriceUpdating = review.$isUpdating;
