import { createEvent, createStore, type EventCallable, sample } from 'effector';
import { formatRefusal, paymentText, type Settlement } from '@/entities/payment';
import { toUnexpectedFailure } from '@/shared/api';
import { TOAST_MS, toastShown } from '@/shared/toast';
import type { Authorisation } from '../gateways/gateway';
import { text } from '../texts';
import type { Challenge, ChallengeEnd } from './challenge';
import { type Attempt, type Completion, toCompletion, toUnfinishedPayment } from './completion';
import type { ResumedPayment } from './resume';
import { createTimer } from './timer';
import { type ConfirmedEnding, createUnpaidCheck } from './unpaid-check';

/** How long the form stays disabled after the provider rejected the card's details (Requirement P4.8). */
const COOLDOWN_MS = 2000;

/** The provider created no payment method from the card. */
type CardRejection = Extract<Authorisation, { kind: 'invalid_card' | 'declined' }>;

type OutcomesConfig = {
  challenge: Challenge;
  settlement: Settlement<Completion>;
  resumedPayment: ResumedPayment;
  paid: EventCallable<string>;
  failed: EventCallable<string>;
  cleared: EventCallable<void>;
  formRestarted: EventCallable<void>;
};

/**
 * Handles the results from the provider, the bank and the server. Authorised: the payment is completed. Declined: the form can be
 * used again. At the bank: the challenge is shown. Unknown: the payment is checked before the form is offered.
 */
export function createOutcomes({
  challenge,
  settlement,
  resumedPayment,
  paid,
  failed,
  cleared,
  formRestarted,
}: OutcomesConfig) {
  const answered = createEvent<{ attempt: Attempt; answer: Authorisation }>();
  /** The server refused to authorise. */
  const refused = createEvent<Error>();
  const closed = createEvent();
  const cooldown = createTimer();
  const unpaidCheck = createUnpaidCheck();
  /** A failure message that is shown only after the cart check. */
  const buildFailedEnding = (message: string) => ({ kind: 'failed' as const, message });

  const $completion = createStore<Completion | null>(null, { serialize: 'ignore' });
  const $cardRejection = createStore<CardRejection | null>(null);

  /** False only after a lost response to authorising, which may have left a hold on the card. */
  const $isKnownNotCharged = createStore(true)
    .on(answered, (_, { answer }) => answer.kind !== 'transaction_unknown')
    .reset(refused, closed);

  // A transaction whose result is unknown is stored until the result is known.
  const transactionUnfinished = answered.filterMap(({ attempt, answer }) =>
    'transactionUuid' in answer ? { attempt, answer } : undefined,
  );
  sample({
    clock: transactionUnfinished,
    fn: ({ attempt, answer }) =>
      toUnfinishedPayment(
        attempt,
        answer.transactionUuid,
        answer.kind === 'challenge' || answer.kind === 'script_unanswered',
      ),
    target: resumedPayment.paymentStored,
  });
  $completion
    .on(transactionUnfinished, (_, { attempt, answer }) => toCompletion(attempt, answer.transactionUuid))
    .on(resumedPayment.paymentFound, (_, { completion }) => completion)
    .reset(closed);

  sample({
    clock: [
      answered.filterMap(({ attempt, answer }) => buildSettlementTask(attempt, answer)),
      resumedPayment.paymentFound.filterMap(({ payment, completion }) =>
        payment.isAtBank ? undefined : { request: completion, noOrderMessage: text('payment.failed') },
      ),
    ],
    target: settlement.started,
  });
  sample({
    clock: [
      answered.filterMap(({ answer }) => {
        if (answer.kind === 'challenge')
          return {
            transactionUuid: answer.transactionUuid,
            form: answer.form,
            refusalMessage: answer.refusalMessage,
            findTextOfCode: answer.findTextOfCode,
          };
        return answer.kind === 'script_unanswered'
          ? { transactionUuid: answer.transactionUuid, form: null }
          : undefined;
      }),
      resumedPayment.paymentFound.filterMap(({ payment }) =>
        payment.isAtBank ? { transactionUuid: payment.transactionUuid, form: null } : undefined,
      ),
    ],
    target: challenge.started,
  });

  const paymentDeclined = answered.filterMap(({ answer }) =>
    answer.kind === 'declined' ? answer : undefined,
  );
  sample({
    clock: paymentDeclined.filterMap(({ message, isTokenisationFailure }) =>
      isTokenisationFailure ? undefined : message,
    ),
    fn: buildFailedEnding,
    target: unpaidCheck.requested,
  });
  // A toast at once, and the form again after the cooldown. An invalid card was never submitted, so it is reported without a check.
  const cardRejected = answered.filterMap(({ answer }): CardRejection | undefined => {
    if (answer.kind === 'invalid_card') return answer;
    return answer.kind === 'declined' && answer.isTokenisationFailure ? answer : undefined;
  });
  $cardRejection.on(cardRejected, (_, answer) => answer);
  sample({
    clock: cardRejected,
    fn: ({ message }) => ({ content: message, type: 'danger' as const }),
    target: toastShown,
  });
  sample({ clock: cardRejected, fn: () => COOLDOWN_MS, target: cooldown.started });
  const cooldownEnded = sample({ clock: cooldown.expired, source: $cardRejection }).filterMap(
    (rejection) => rejection ?? undefined,
  );
  sample({
    clock: cooldownEnded.filterMap((answer) => (answer.kind === 'declined' ? answer.message : undefined)),
    fn: buildFailedEnding,
    target: unpaidCheck.requested,
  });
  sample({
    clock: cooldownEnded.filterMap((answer) => (answer.kind === 'invalid_card' ? answer.message : undefined)),
    target: failed,
  });
  sample({ clock: closed, target: [cooldown.stopped, unpaidCheck.reset] });

  // Only the server decides. Authorised: the payment is completed. Failed: the form can be used again. No response: the payment
  // is checked.
  sample({
    clock: challenge.authorised,
    source: $completion,
    fn: (request, { refusalMessage }) => ({
      request,
      noOrderMessage: text('payment.failed'),
      refusalMessage,
    }),
    target: settlement.started,
  });
  const challengeEnded = sample({
    clock: challenge.ended,
    source: resumedPayment.$isResumed,
    fn: (isResumed, end) => ({ isResumed, end }),
  });
  const endedWithoutReload = challengeEnded.filterMap(({ isResumed, end }) => (isResumed ? undefined : end));
  sample({
    clock: endedWithoutReload.filterMap((end) =>
      end.isConfirmedByServer && end.reason !== 'cancelled' ? formatChallengeEnd(end) : undefined,
    ),
    fn: buildFailedEnding,
    target: unpaidCheck.requested,
  });
  sample({
    clock: endedWithoutReload.filter({
      fn: ({ isConfirmedByServer, reason }) => isConfirmedByServer && reason === 'cancelled',
    }),
    fn: (end) => ({ kind: 'cleared' as const, message: formatChallengeEnd(end) }),
    target: unpaidCheck.requested,
  });
  sample({
    clock: endedWithoutReload.filterMap((end) =>
      end.isConfirmedByServer ? undefined : formatChallengeEnd(end),
    ),
    fn: (noOrderMessage) => ({ request: null, noOrderMessage }),
    target: settlement.started,
  });

  // If the cart cannot be loaded, settlement keeps checking and reports the failure afterwards.
  sample({
    clock: unpaidCheck.inconclusive,
    fn: ({ message }) => ({ request: null, noOrderMessage: message }),
    target: settlement.started,
  });
  const settlementRefused = sample({
    clock: settlement.refused,
    source: resumedPayment.$isResumed,
    fn: (isResumed, message) => ({ isResumed, message }),
  });
  sample({
    clock: settlementRefused.filterMap(({ isResumed, message }) => (isResumed ? undefined : message)),
    fn: buildFailedEnding,
    target: unpaidCheck.requested,
  });

  // A payment from before a reload was not completed: the form is shown again with a message.
  sample({
    clock: [challengeEnded, settlementRefused],
    filter: ({ isResumed }) => isResumed,
    fn: () => ({ kind: 'restart_form' as const, message: paymentText('payment.notFinished') }),
    target: unpaidCheck.requested,
  });

  // The cart has confirmed that no tab has paid for this order.
  const filterConfirmed = (kind: ConfirmedEnding['kind']) =>
    unpaidCheck.confirmed.filter({ fn: (confirmedEnding) => confirmedEnding.kind === kind });
  sample({ clock: filterConfirmed('failed'), fn: ({ message }) => message, target: failed });
  sample({ clock: filterConfirmed('cleared'), target: cleared });
  sample({ clock: filterConfirmed('restart_form'), target: formRestarted });
  sample({
    clock: unpaidCheck.confirmed.filter({ fn: ({ kind }) => kind !== 'failed' }),
    fn: ({ message }) => ({
      content: `${message} ${paymentText('payment.notCharged')}`,
      type: 'neutral' as const,
      closeAfter: TOAST_MS.long,
    }),
    target: toastShown,
  });
  sample({ clock: [unpaidCheck.paid, settlement.paid], target: paid });
  sample({
    clock: refused,
    fn: (failure) =>
      buildFailedEnding(formatRefusal(toUnexpectedFailure(failure), text('payment.authorisationFailed'))),
    target: unpaidCheck.requested,
  });
  sample({ clock: [paid, failed, cleared, formRestarted], target: resumedPayment.paymentRemoved });

  return { answered, refused, closed, cooldown, unpaidCheck, $isKnownNotCharged };
}

/** The settlement for a result; without a transaction only the cart can be checked. */
function buildSettlementTask(attempt: Attempt, answer: Authorisation) {
  const noOrderMessage = text('payment.failed');
  if (answer.kind === 'transaction_unknown')
    return { request: null, noOrderMessage: answer.noOrderMessage ?? noOrderMessage };
  if (answer.kind !== 'authorised' && answer.kind !== 'result_unknown') return undefined;
  const request = toCompletion(attempt, answer.transactionUuid);
  if (answer.kind === 'authorised') return { request, noOrderMessage };
  const { refusalMessage, statusMessage } = answer;
  return { request, noOrderMessage, refusalMessage, statusMessage };
}

/** The message for a challenge without a payment: the server's reason replaces ours (Requirement P3.5). */
function formatChallengeEnd({ reason, message }: ChallengeEnd): string {
  if (reason === 'cancelled') return text('payment.verificationCancelled');
  if (reason === 'timed_out') return text('payment.verificationTimedOut');
  return message ?? text('payment.threeDSecureFailed');
}
