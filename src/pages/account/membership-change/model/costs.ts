import { combine, createEvent, createStore, sample } from 'effector';
import { $today, dayChanged } from '@/entities/client';
import { formatPriceError } from '@/entities/membership';
import { costsText, createStartDate } from '@/features/review-costs';
import { type ChangeCostsRequest, loadChangeCosts } from '@/shared/api';
import { addMonths, isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { $chosenMembership, $membershipId, $optionId } from './change';

const billingDayChosen = createEvent<number>();
/** The operator's validation errors, by field. */
export const serverRefused = createEvent<Readonly<Record<string, readonly string[]>>>();

const costsRequest = createRequest({ load: loadChangeCosts });
export const $costs = costsRequest.$data;
export const $costsError = costsRequest.$failure.map((failure) => failure && formatPriceError(failure));
export const $isUpdating = costsRequest.$isLoading;
export const retryClicked = costsRequest.retryClicked;

const $allowedDates = combine($costs, $today, (costs, today) => ({
  min: costs?.startsAt.min ?? today,
  max: costs?.startsAt.max ?? addMonths(today, 1),
}));
const startDate = createStartDate({ $today, dayChanged, $bounds: $allowedDates });
export const { $startDate } = startDate;

/**
 * The date that the price is requested for; null before one is chosen, when the operator answers with the first
 * allowed date.
 */
const $requestedDate = createStore<string | null>(null)
  .on(startDate.datePicked, (_, day) => day)
  .reset($optionId);
const $requestedBillingDay = createStore<number | null>(null)
  .on(billingDayChosen, (_, day) => day)
  .reset($optionId);
const $costsParams = combine(
  {
    membershipId: $membershipId,
    optionId: $optionId,
    startsAt: $requestedDate,
    billingDay: $requestedBillingDay,
  },
  ({ membershipId, optionId, startsAt, billingDay }): ChangeCostsRequest | null =>
    membershipId === null || optionId === null ? null : { membershipId, optionId, startsAt, billingDay },
);

const $billingDays = $costs.map((costs) => costs?.billingDays ?? []);
const $needsBillingDay = $billingDays.map((days) => days.length > 0);
const $isMonthly = $chosenMembership.map(
  (membership) => membership?.paymentOption.paymentType === 'recurring',
);

const $serverErrors = createStore<Readonly<Record<string, readonly string[]>>>({})
  .on(serverRefused, (_, errors) => errors)
  .on([startDate.dateTyped, startDate.datePicked], ({ startDate: _, ...otherErrors }) => otherErrors)
  .on(billingDayChosen, ({ billingDay: _, ...otherErrors }) => otherErrors)
  .reset($optionId);
const $refusalCount = createStore(0).on(serverRefused, (refusalCount) => refusalCount + 1);
const $dateError = combine(
  startDate.$error,
  $serverErrors,
  (typedDateError, serverErrors) => typedDateError ?? serverErrors.startDate?.[0] ?? null,
);

/** What has to be done before the change can be sent. */
export const $blockers = combine(
  { dateError: $dateError, costs: $costs, costsError: $costsError },
  ({ dateError, costs, costsError }): readonly string[] => [
    ...(dateError === null ? [] : [costsText('costs.step.date')]),
    ...(costsError === null ? [] : [costsText('costs.step.priceRetry')]),
    ...(costs === null && costsError === null ? [costsText('costs.step.price')] : []),
  ],
);
/** Whether the price on the screen is that of the current choices. */
export const $canContinue = combine(
  $blockers,
  $isUpdating,
  (blockers, isUpdating) => blockers.length === 0 && !isUpdating,
);

sample({ clock: $optionId, target: [costsRequest.reset, startDate.reset] });
sample({ clock: $costsParams, filter: isPresent, target: costsRequest.requested });
// Another date has other limits and another price.
sample({ clock: dayChanged, source: $costsParams, filter: isPresent, target: costsRequest.reloadRequested });

/** The state of the date fields. */
export const dateFields = {
  startDateTyped: startDate.dateTyped,
  startDateLeft: startDate.fieldLeft,
  startDatePicked: startDate.datePicked,
  todayClicked: startDate.todayClicked,
  tomorrowClicked: startDate.tomorrowClicked,
  billingDayChosen,
  $startDate,
  $startDateText: startDate.$text,
  $startDateError: $dateError,
  $startDateMovedTo: startDate.$movedTo,
  $billingDay: $costs.map((costs) => costs?.billingDay ?? null),
  $billingDays: $billingDays.map((days) => days.map((day) => ({ day, totalToPayNow: null }))),
  $billingDayError: $serverErrors.map((errors) => errors.billingDay?.[0] ?? null),
  $needsBillingDay,
  $isBillingDateAligned: combine(
    $isMonthly,
    $needsBillingDay,
    (isMonthly, needsBillingDay) => isMonthly && !needsBillingDay,
  ),
  $isMonthly,
  $bounds: startDate.$bounds,
  $today,
  $refusalCount,
};
