import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  createSettlement,
  isBusyStatus,
  isItemsRefusal,
  isPayable,
  isSessionRefusal,
  moveTo,
  type PaymentStatus,
} from '@/entities/payment';
import { createId, isPresent } from '@/shared/lib';
import { gateways } from '../gateways/registry';
import { buildAuthoriseRequest } from '../lib/authorise-request';
import { type CardAttempt, createAuthorise } from './authorise';
import { createBillingForm } from './billing-form';
import { createCardChoice } from './card-choice';
import { createChallenge } from './challenge';
import type { Completion } from './completion';
import type { PayByCardConfig } from './config';
import { createFormState } from './form-state';
import { createOutcomes } from './outcomes';
import { createPreparation } from './preparation';
import { createProviderWait, filterCurrentAnswers } from './provider-wait';
import { createResumedPayment } from './resume';

/**
 * A payment by card, from preparing to the order (Requirement P1.1): one status and one table of transitions, whatever the
 * provider. `opened` prepares, `payClicked` pays, `paid` carries the order's id.
 */
export function createPayByCard({
  $cart,
  $terms,
  $isTermsAccepted,
  $waivers,
  $customer,
  $address,
  $isAddressLoading,
  $settings,
  $isSavingEnabled,
  $threeDSecure,
  $source,
  registry = gateways,
}: PayByCardConfig) {
  const opened = createEvent();
  const retryClicked = createEvent();
  const payClicked = createEvent();
  const closed = createEvent();
  const paid = createEvent<string>();
  const failed = createEvent<string>();
  const cartOutdated = createEvent();
  const attempted = createEvent<CardAttempt>();
  /** The form is shown again without a failure, because the customer cancelled at the bank. */
  const cleared = createEvent();
  /** A payment that a reload interrupted was not completed, so the form is created. */
  const formRestarted = createEvent();

  const createAttemptIdFx = createEffect(createId);
  const { authoriseFx, transactionCreated } = createAuthorise();

  const $status = createStore<PaymentStatus>('idle');
  const $errors = createStore<{ current: string | null; previous: string | null }>({
    current: null,
    previous: null,
  });
  const $isAnswerLost = createStore(false);
  const $isOutdated = createStore(false);
  const $attemptId = createStore<string | null>(null).on(createAttemptIdFx.doneData, (_, id) => id);

  const preparation = createPreparation({
    registry,
    $cartId: $cart.map((cart) => cart?.id ?? null),
    $settings,
    $isSavingOffered: $isSavingEnabled,
    $source,
  });
  const { $prepared, $gateway, $fields } = preparation;
  const settlement = createSettlement<Completion>({ complete: ({ finalise, body }) => finalise(body) });
  const challenge = createChallenge({ $limitMs: $threeDSecure.map(({ timeoutMs }) => timeoutMs) });
  const resumedPayment = createResumedPayment({ $cart, $source, registry });
  const providerWait = createProviderWait<CardAttempt>();
  const cardChoice = createCardChoice({
    $prepared,
    $gateway,
    $providerCodeField: preparation.$securityCode,
    $isSavingEnabled,
  });
  const $isAddressAsked = $prepared.map(
    (prepared) => prepared?.paymentProviderConfiguration.collectBillingAddress ?? true,
  );
  const billing = createBillingForm({ $customer, $address, $isAddressLoading, $isAddressAsked });

  const { answered, refused } = filterCurrentAnswers(authoriseFx, {
    attempted,
    ended: [providerWait.givenUp, closed],
  });
  const form = createFormState({ $fields, cardChoice, billing, answered, attempted, closed });
  const $isBusy = $status.map(isBusyStatus);
  const $attempt = combine(
    {
      status: $status,
      cart: $cart,
      prepared: $prepared,
      gateway: $gateway,
      isReady: combine(form.$isFormValid, $isTermsAccepted, (isValid, isAccepted) => isValid && isAccepted),
      attemptId: $attemptId,
      billing: billing.$values,
      billingFields: billing.$fields,
      terms: $terms,
      waivers: $waivers,
      card: cardChoice.$card,
      isSaveCardTicked: cardChoice.$isSaveCardTicked,
      source: $source,
    },
    ({ status, cart, prepared, gateway, isReady, attemptId, card, ...formParts }): CardAttempt | null => {
      if (!isPayable(status) || !isReady || cart === null) return null;
      if (prepared === null || gateway === null || attemptId === null) return null;
      const { savedCard } = card;
      const request = buildAuthoriseRequest({ ...formParts, cart, prepared, attemptId, savedCard });
      return { provider: prepared.paymentProvider, gateway, cart, card, request };
    },
  );

  // The status changes only as its table allows.
  $status
    .on(preparation.started, moveTo('preparing'))
    .on(preparation.ready, moveTo('ready'))
    .on(preparation.failed, moveTo('prepare_failed'))
    .on(attempted, moveTo('authorizing'))
    .on(answered, (status, { answer }) =>
      answer.kind === 'authorised' ? moveTo('authorized')(status) : status,
    )
    .on(challenge.started, moveTo('sca_required'))
    .on([challenge.resultPollingStarted, challenge.resultDecided], moveTo('sca_processing'))
    .on(settlement.started, moveTo('completing'))
    .on(paid, moveTo('completed'))
    .on(failed, moveTo('failed'))
    .on(cleared, moveTo('ready'))
    .on(formRestarted, moveTo('idle'))
    .reset(closed);

  // On idle the form triggers initialisation; preparing or ready, it does not (Requirement P1.2).
  const isIdle = (status: PaymentStatus) => status === 'idle' || status === 'prepare_failed';
  sample({
    clock: [opened, retryClicked],
    source: $status,
    filter: isIdle,
    target: resumedPayment.opened,
  });
  sample({
    clock: [resumedPayment.nothingFound, formRestarted],
    source: $status,
    filter: isIdle,
    target: [preparation.started, createAttemptIdFx],
  });

  // "Double submission is blocked": the status has left "ready" before the request is sent.
  sample({ clock: payClicked, source: $attempt, filter: isPresent, target: attempted });
  sample({ clock: attempted, target: authoriseFx });
  sample({ clock: transactionCreated, target: resumedPayment.paymentStored });
  sample({ clock: attempted, target: providerWait.started });
  sample({
    clock: transactionCreated,
    fn: ({ transactionUuid }) => transactionUuid,
    target: providerWait.transactionCreated,
  });
  sample({ clock: [answered, refused, closed], target: providerWait.ended });
  sample({ clock: payClicked, target: [billing.payPressed, cardChoice.payPressed] });
  sample({ clock: providerWait.ended, target: cardChoice.securityCodeUsed });

  const outcomes = createOutcomes({
    challenge,
    settlement,
    resumedPayment,
    paid,
    failed,
    cleared,
    formRestarted,
  });
  sample({ clock: answered, target: outcomes.answered });
  sample({ clock: refused, target: outcomes.refused });
  sample({
    clock: providerWait.givenUp,
    fn: ({ attempt, transactionUuid }) => ({
      attempt,
      answer:
        transactionUuid === null
          ? ({ kind: 'transaction_unknown' } as const)
          : ({ kind: 'script_unanswered', transactionUuid } as const),
    }),
    target: outcomes.answered,
  });
  // If another tab has paid, this tab continues to the order as well.
  $status.on(outcomes.unpaidCheck.paid, moveTo('completing'));

  sample({
    clock: refused,
    filter: isSessionRefusal,
    target: preparation.sessionRefused,
  });

  // Another tab has changed the order: the server says so, or the cart check before the failure finds it.
  $isOutdated
    .on(refused, (_, failure) => isItemsRefusal(failure))
    .on(answered, (_, { answer }) => answer.kind === 'declined' && answer.isCartOutdated === true)
    .reset(attempted, closed);
  sample({
    clock: outcomes.unpaidCheck.confirmed,
    source: { isOutdated: $isOutdated, cart: $cart },
    filter: ({ isOutdated, cart }, rejection) => isOutdated || rejection.itemHash !== cart?.itemHash,
    target: cartOutdated,
  });

  // "Any failure sets failed with the error and keeps the previous error" (Requirement P1.9).
  $errors
    .on([failed, preparation.failed], ({ current, previous }, error) => ({
      current: error,
      previous: current ?? previous,
    }))
    .on([attempted, preparation.started, paid], ({ current, previous }) => ({
      current: null,
      previous: current ?? previous,
    }))
    .reset(closed);

  // A known failure ends the attempt; after a lost response the next try uses the same attempt id.
  $isAnswerLost.on(answered, (_, { answer }) => answer.kind === 'transaction_unknown').reset(attempted);
  sample({
    clock: [failed, cleared],
    source: $isAnswerLost,
    filter: (isLost) => !isLost,
    target: createAttemptIdFx,
  });

  // Leaving the page removes the fields and ends the flow.
  sample({
    clock: closed,
    target: [
      preparation.tornDown,
      settlement.reset,
      challenge.reset,
      billing.reset,
      cardChoice.reset,
      resumedPayment.closed,
      outcomes.closed,
    ],
  });

  return {
    opened,
    retryClicked,
    payClicked,
    closed,
    paid,
    failed,
    cartOutdated,
    containerChanged: preparation.containerChanged,
    securityCodeContainerChanged: preparation.securityCodeContainerChanged,
    checkAgainClicked: settlement.checkAgainClicked,
    billing,
    cardChoice,
    challenge,
    outcomes,
    authoriseFx,
    createAttemptIdFx,
    preparation,
    settlement,
    providerWait,
    $status,
    /** Why the payment or its preparation failed; problems with the card in the provider's form are shown there. */
    $error: combine($errors, form.$refusal, ({ current }, refusal) => (refusal === null ? current : null)),
    $previousError: $errors.map(({ previous }) => previous),
    $isBusy,
    /** Whether a failed payment certainly took no money. */
    $isKnownNotCharged: outcomes.$isKnownNotCharged,
    ...form,
    $fields,
    $notice: $gateway.map((gateway) => gateway?.notice ?? null),
    $isOwnForm: preparation.$isOwnForm,
    $returnOrigin: $threeDSecure.map(({ returnOrigin }) => returnOrigin),
    $settlementState: settlement.$state,
  };
}

export type PayByCard = ReturnType<typeof createPayByCard>;
