import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { formatPriceError } from '@/entities/membership';
import { type CostsRequest, loadCosts } from '@/shared/api';
import { addMonths, type IsoDate, isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type BillingDay, findSuggestedDay, listBillingDays } from '../lib/billing-days';
import { text } from '../texts';
import { createStartDate } from './start-date';

/** The customer's selection, which is to be priced. */
export type Selection = {
  readonly typeId: string;
  readonly optionId: string;
  readonly venueId: string;
  readonly paymentType: 'recurring' | 'fixed';
};

type CustomerBilling = { readonly hasInstruction: boolean; readonly hasBillingDate: boolean };

type ReviewCostsConfig = {
  $selection: Store<Selection | null>;
  /** The customer's billing; null for a visitor. */
  $user: Store<CustomerBilling | null>;
  $promotionId: Store<string | null>;
  /** The server's date, YYYY-MM-DD. */
  $today: Store<IsoDate>;
  /** The date has changed since the page was opened. */
  dayChanged: Event<void>;
  /** The terms still to accept, as steps of "To continue: …"; empty once all are accepted. */
  $termsBlockers: Store<readonly string[]>;
  /** Requests the costs; the API's call by default. */
  load?: typeof loadCosts;
};

/** How many months ahead a membership may start, unless the server says otherwise. Requirement J6.9. */
const MAX_START_DATE_MONTHS = 1;

export type ReviewCosts = ReturnType<typeof createReviewCosts>;

/** Dates and costs (Requirements J6.1, J6.9): every change requests the costs again. */
export function createReviewCosts({
  $selection,
  $user,
  $promotionId,
  $today,
  dayChanged,
  $termsBlockers,
  load = loadCosts,
}: ReviewCostsConfig) {
  const opened = createEvent();
  const billingDayChosen = createEvent<number>();
  const continueClicked = createEvent();
  const serverRefused = createEvent<Readonly<Record<string, readonly string[]>>>();
  const reset = createEvent();

  const completed = createEvent();

  const costs = createRequest({ load });

  const $isOpen = createStore(false);
  const $costs = costs.$data;
  const $costsError = costs.$failure.map((failure) => failure && formatPriceError(failure));
  const $chosenDay = createStore<number | null>(null);
  const $serverErrors = createStore<Readonly<Record<string, readonly string[]>>>({});

  const $dateLimits = combine($costs, $today, (costs, today) => ({
    min: costs?.startDate.min ?? today,
    max: costs?.startDate.max ?? addMonths(today, MAX_START_DATE_MONTHS),
  }));
  const startDate = createStartDate({ $today, dayChanged, $bounds: $dateLimits });

  const $isBillingDateAligned = $user.map(
    (user) => user !== null && (user.hasInstruction || user.hasBillingDate),
  );
  const $needsBillingDay = combine(
    $selection,
    $isBillingDateAligned,
    (selection, isBillingDateAligned) => selection?.paymentType === 'recurring' && !isBillingDateAligned,
  );
  const $requestedDay = combine($needsBillingDay, $chosenDay, (isNeeded, day) => (isNeeded ? day : null));
  /** The chosen billing day; until one is chosen, the server's suggestion. */
  const $billingDay = combine(
    { isNeeded: $needsBillingDay, requestedDay: $requestedDay, costs: $costs },
    ({ isNeeded, requestedDay, costs }) => (isNeeded ? (requestedDay ?? findSuggestedDay(costs)) : null),
  );
  const $billingDays = $costs.map((costs): readonly BillingDay[] => (costs ? listBillingDays(costs) : []));
  /** Whether promo codes are accepted. Requirement J7.1. */
  const $takesPromoCode = $costs.map((costs) => costs?.promotionEnabled ?? false);
  const $isMonthly = $selection.map((selection) => selection?.paymentType === 'recurring');

  const $request = combine(
    {
      isOpen: $isOpen,
      selection: $selection,
      day: startDate.$startDate,
      billingDay: $requestedDay,
      promotionId: $promotionId,
    },
    ({ isOpen, selection, day, billingDay, promotionId }): CostsRequest | null =>
      isOpen && selection
        ? {
            typeId: selection.typeId,
            optionId: selection.optionId,
            venueId: selection.venueId,
            startDate: day,
            ...(billingDay === null ? {} : { billingDay }),
            ...(promotionId === null ? {} : { promotionCodeId: promotionId }),
          }
        : null,
  );

  const $dateError = combine(
    startDate.$error,
    $serverErrors,
    (ownError, serverErrors) => ownError ?? findFirstMessage(serverErrors.startDate),
  );
  const $billingDayError = $serverErrors.map((serverErrors) => findFirstMessage(serverErrors.billingDay));
  const $blockers = combine(
    {
      dateError: $dateError,
      needsBillingDay: $needsBillingDay,
      billingDay: $billingDay,
      costs: $costs,
      costsError: $costsError,
      terms: $termsBlockers,
    },
    ({ dateError, needsBillingDay, billingDay, costs, costsError, terms }): readonly string[] => [
      ...(dateError === null ? [] : [text('costs.step.date')]),
      ...(needsBillingDay && billingDay === null ? [text('costs.step.billingDay')] : []),
      ...(costsError !== null ? [text('costs.step.priceRetry')] : []),
      ...(costs === null && costsError === null ? [text('costs.step.price')] : []),
      ...terms,
    ],
  );
  const $canContinue = combine(
    $blockers,
    costs.$isLoading,
    (blockers, isPending) => blockers.length === 0 && !isPending,
  );

  $isOpen.on(opened, () => true).reset(reset);
  $chosenDay.on(billingDayChosen, (_, day) => day).reset(reset);

  // Costs are requested on opening and on every change; an earlier request is aborted.
  sample({ clock: [reset, $selection], target: costs.reset });
  sample({ clock: $request, filter: isPresent, target: costs.requested });
  // Another date has other limits and other prices.
  sample({ clock: dayChanged, source: $request, filter: isPresent, target: costs.reloadRequested });

  // The server's messages are shown at their fields until the field is edited.
  $serverErrors
    .on(serverRefused, (_, errors) => errors)
    .on([startDate.dateTyped, startDate.datePicked], (errors) => removeKey(errors, 'startDate'))
    .on(billingDayChosen, (errors) => removeKey(errors, 'billingDay'))
    .reset(reset);
  /** How often the server has refused a field: each time, the first refused field takes the focus. */
  const $refusalCount = createStore(0)
    .on(serverRefused, (refusalCount, errors) =>
      Object.keys(errors).length > 0 ? refusalCount + 1 : refusalCount,
    )
    .reset(reset);

  sample({ clock: continueClicked, filter: $canContinue, target: completed });
  sample({ clock: reset, target: startDate.reset });

  return {
    opened,
    startDateTyped: startDate.dateTyped,
    startDateLeft: startDate.fieldLeft,
    startDatePicked: startDate.datePicked,
    startDateRestored: startDate.dateRestored,
    todayClicked: startDate.todayClicked,
    tomorrowClicked: startDate.tomorrowClicked,
    billingDayChosen,
    retryClicked: costs.retryClicked,
    continueClicked,
    serverRefused,
    $refusalCount,
    reset,
    completed,
    loadCostsFx: costs.loadFx,
    $startDate: startDate.$startDate,
    $startDateText: startDate.$text,
    $startDateError: $dateError,
    $startDateMovedTo: startDate.$movedTo,
    $billingDay,
    $billingDays,
    $billingDayError,
    $needsBillingDay,
    $isBillingDateAligned,
    $isMonthly,
    $takesPromoCode,
    $bounds: startDate.$bounds,
    $today,
    $costs,
    $costsError,
    $isUpdating: costs.$isLoading,
    $blockers,
    $canContinue,
  };
}

function findFirstMessage(messages: readonly string[] | undefined): string | null {
  return messages?.[0] ?? null;
}

function removeKey<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
