import { combine } from 'effector';
import {
  formatLaterOptionPayments,
  formatLaterPayments,
  formatPeriod,
  formatPriceLabel,
  listFeeLines,
  listOptionFeeLines,
  listPayments,
} from '@/entities/membership';
import { $homeVenue } from '@/entities/venue';
import type { Purchase } from '@/widgets/purchase-summary';
import { progress, review, selection } from './features';

const $hasDates = progress.$progress.map(({ open, edited }) => open === 'dates' || edited.includes('dates'));

/** The costs; null if they could not be calculated, so that an earlier price is not shown. */
const $knownCosts = combine(review.$costs, review.$costsError, $hasDates, (costs, error, hasDates) =>
  error === null && hasDates ? costs : null,
);
const $isPriceFailed = combine(
  review.$costsError,
  $hasDates,
  (error, hasDates) => hasDates && error !== null,
);

/** The purchase in the summary, which is completed step by step. Requirement J1.11. */
export const $purchase = combine(
  {
    venue: $homeVenue,
    chosenMembership: selection.$membership,
    knownCosts: $knownCosts,
    isPriceFailed: $isPriceFailed,
    isBillingDateAligned: review.$isBillingDateAligned,
    startDate: review.$startDate,
    hasDates: $hasDates,
  },
  ({
    venue,
    chosenMembership,
    knownCosts,
    isPriceFailed,
    isBillingDateAligned,
    startDate,
    hasDates,
  }): Purchase => {
    const costs = chosenMembership && knownCosts;
    // Until the costs of the chosen dates have loaded, the price of joining today is shown.
    const optionForToday =
      chosenMembership && !costs && !isPriceFailed ? chosenMembership.paymentOption : null;
    return {
      centre: venue?.name ?? null,
      membership: chosenMembership && {
        name: chosenMembership.membershipType.name,
        categories: chosenMembership.membershipType.categories.map(({ name }) => name),
        paymentType: chosenMembership.paymentOption.paymentType,
        fee: formatPriceLabel(chosenMembership.paymentOption),
        duration: formatPeriod(chosenMembership.paymentOption),
      },
      startDate: chosenMembership && hasDates ? startDate : null,
      firstBillingDate: costs?.prettyFirstBillingDate ?? null,
      fees: costs ? listFeeLines(costs) : optionForToday ? listOptionFeeLines(optionForToday) : [],
      total: (costs ?? optionForToday)?.totalToPayNow?.formatted ?? null,
      timeline: costs ? listPayments(costs, isBillingDateAligned) : [],
      laterPaymentsText: costs
        ? formatLaterPayments(costs, isBillingDateAligned)
        : optionForToday && formatLaterOptionPayments(optionForToday),
    };
  },
);

/** The IDs of the chosen membership and payment option; null if there is none. */
export const $currentChoice = selection.$membership.map(
  (membership) =>
    membership && { typeId: membership.membershipType.id, optionId: membership.paymentOption.id },
);

/** Where the summary is: sections with lists use the full width, forms have it beside them if there is room. */
export const $summaryPosition = progress.$open.map((open) =>
  open === 'centre' || open === 'membership' ? 'foot' : 'beside',
);

export const $isPriceUpdating = review.$isUpdating;
