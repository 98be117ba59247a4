import { createEvent, createStore, type EventCallable, sample } from 'effector';
import { paymentText, refusalText, type Settlement } from '@/entities/payment';
import { unexpectedFailure } from '@/shared/api';
import { TOAST_MS, toastShown } from '@/shared/toast';
import type { Authorisation } from '../gateways/gateway';
import { text } from '../texts';
import type { Challenge, ChallengeEnd } from './challenge';
import { type Attempt, type Completion, completionOf, unfinishedOf } from './completion';
import type { Resume } from './resume';
import { createTimer } from './timer';
import { createVerdict, type Verdict } from './verdict';

/** After the provider has not taken the card's details, its fields rest (Spec, joining §4, §9). */
const COOLDOWN_MS = 2000;

/** The provider did not make a payment method of the card. */
type CardRejection = Extract<Authorisation, { kind: 'invalid_card' | 'declined' }>;

type Config = {
  challenge: Challenge;
  settlement: Settlement<Completion>;
  resume: Resume;
  paid: EventCallable<string>;
  failed: EventCallable<string>;
  cleared: EventCallable<void>;
  formRestarted: EventCallable<void>;
};

/**
 * What follows from the provider's, the bank's and the server's answers. Authorised: completion follows. Declined: the form
 * can be used again. At the bank: the challenge is shown. Not known: it is found out before anything else is offered.
 */
export function createOutcomes({
  challenge,
  settlement,
  resume,
  paid,
  failed,
  cleared,
  formRestarted,
}: Config) {
  const answered = createEvent<{ attempt: Attempt; answer: Authorisation }>();
  /** The call to authorise was refused by the server. */
  const refused = createEvent<Error>();
  const closed = createEvent();
  const cooldown = createTimer();
  const verdict = createVerdict();
  /** Nothing was taken for this payment; whether another has paid for the order is looked up before it is said. */
  const asFailure = (message: string) => ({ kind: 'failed' as const, message });

  const $completion = createStore<Completion | null>(null, { serialize: 'ignore' });
  const $cardRejection = createStore<CardRejection | null>(null);

  // A card may be held by an authorisation of which nothing is known.
  const $isNotCharged = createStore(true)
    .on(answered, (_, { answer }) => answer.kind !== 'lost')
    .reset(refused, closed);

  // Every transaction that may have an end elsewhere is kept until that end is known.
  const unfinished = answered.filterMap(({ attempt, answer }) =>
    'transactionUuid' in answer ? { attempt, answer } : undefined,
  );
  sample({
    clock: unfinished,
    fn: ({ attempt, answer }) =>
      unfinishedOf(
        attempt,
        answer.transactionUuid,
        answer.kind === 'challenge' || answer.kind === 'unanswered',
      ),
    target: resume.kept,
  });
  $completion
    .on(unfinished, (_, { attempt, answer }) => completionOf(attempt, answer.transactionUuid))
    .on(resume.found, (_, { completion }) => completion)
    .reset(closed);

  sample({
    clock: [
      answered.filterMap(({ attempt, answer }) => settlementOf(attempt, answer)),
      resume.found.filterMap(({ payment, completion }) =>
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
          };
        return answer.kind === 'unanswered'
          ? { transactionUuid: answer.transactionUuid, form: null }
          : undefined;
      }),
      resume.found.filterMap(({ payment }) =>
        payment.isAtBank ? { transactionUuid: payment.transactionUuid, form: null } : undefined,
      ),
    ],
    target: challenge.started,
  });

  const declined = answered.filterMap(({ answer }) => (answer.kind === 'declined' ? answer : undefined));
  sample({
    clock: declined.filterMap(({ message, isTokenisationFailure }) =>
      isTokenisationFailure ? undefined : message,
    ),
    fn: asFailure,
    target: verdict.requested,
  });
  // A card that was not taken: a toast at once, and the form again after a rest. Nothing was tried with one that is not complete.
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
  const cooldownEnded = sample({ clock: cooldown.due, source: $cardRejection }).filterMap(
    (rejection) => rejection ?? undefined,
  );
  sample({
    clock: cooldownEnded.filterMap((answer) => (answer.kind === 'declined' ? answer.message : undefined)),
    fn: asFailure,
    target: verdict.requested,
  });
  sample({
    clock: cooldownEnded.filterMap((answer) => (answer.kind === 'invalid_card' ? answer.message : undefined)),
    target: failed,
  });
  sample({ clock: closed, target: [cooldown.stopped, verdict.reset] });

  // The bank's word is the server's: 'authorised' is completed, a no leaves the form, silence is looked up.
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
  const ended = sample({
    clock: challenge.ended,
    source: resume.$isResumed,
    fn: (isResumed, end) => ({ isResumed, end }),
  });
  const endedWithForm = ended.filterMap(({ isResumed, end }) => (isResumed ? undefined : end));
  sample({
    clock: endedWithForm.filterMap((end) =>
      end.isKnown && end.reason !== 'cancelled' ? endText(end) : undefined,
    ),
    fn: asFailure,
    target: verdict.requested,
  });
  sample({
    clock: endedWithForm.filter({ fn: ({ isKnown, reason }) => isKnown && reason === 'cancelled' }),
    fn: (end) => ({ kind: 'cleared' as const, message: endText(end) }),
    target: verdict.requested,
  });
  sample({
    clock: endedWithForm.filterMap((end) => (end.isKnown ? undefined : endText(end))),
    fn: (noOrderMessage) => ({ request: null, noOrderMessage }),
    target: settlement.started,
  });

  // While the cart cannot be asked, the payment is checked on; what was to be said is said after that.
  sample({
    clock: verdict.inconclusive,
    fn: ({ message }) => ({ request: null, noOrderMessage: message }),
    target: settlement.started,
  });
  const notCharged = sample({
    clock: settlement.refused,
    source: resume.$isResumed,
    fn: (isResumed, message) => ({ isResumed, message }),
  });
  sample({
    clock: notCharged.filterMap(({ isResumed, message }) => (isResumed ? undefined : message)),
    fn: asFailure,
    target: verdict.requested,
  });

  // A payment from before a reload that came to nothing: the form is made, and the customer is told.
  sample({
    clock: [ended, notCharged],
    filter: ({ isResumed }) => isResumed,
    fn: () => ({ kind: 'again' as const, message: paymentText('payment.notFinished') }),
    target: verdict.requested,
  });

  // What is said is known: there is no order for it, in whichever tab.
  const confirmedOf = (kind: Verdict['kind']) =>
    verdict.confirmed.filter({ fn: (said) => said.kind === kind });
  sample({ clock: confirmedOf('failed'), fn: ({ message }) => message, target: failed });
  sample({ clock: confirmedOf('cleared'), fn: () => undefined, target: cleared });
  sample({ clock: confirmedOf('again'), fn: () => undefined, target: formRestarted });
  sample({
    clock: verdict.confirmed.filter({ fn: ({ kind }) => kind !== 'failed' }),
    fn: ({ message }) => ({
      content: `${message} ${paymentText('payment.notCharged')}`,
      type: 'neutral' as const,
      closeAfter: TOAST_MS.long,
    }),
    target: toastShown,
  });
  sample({ clock: [verdict.paid, settlement.paid], target: paid });
  sample({
    clock: refused,
    fn: (failure) => asFailure(refusalText(unexpectedFailure(failure), text('payment.authorisationFailed'))),
    target: verdict.requested,
  });
  sample({ clock: [paid, failed, cleared, formRestarted], fn: () => undefined, target: resume.forgotten });

  return { answered, refused, closed, cooldown, verdict, $isNotCharged };
}

/** The completion that an answer asks for; without a transaction only the cart can tell. */
function settlementOf(attempt: Attempt, answer: Authorisation) {
  const noOrderMessage = text('payment.failed');
  if (answer.kind === 'lost')
    return { request: null, noOrderMessage: answer.noOrderMessage ?? noOrderMessage };
  if (answer.kind !== 'authorised' && answer.kind !== 'unknown') return undefined;
  const refusalMessage = answer.kind === 'unknown' ? answer.refusalMessage : undefined;
  return { request: completionOf(attempt, answer.transactionUuid), noOrderMessage, refusalMessage };
}

/** What the customer reads of a challenge that gave no money: the server's reason wins over ours (Spec, platform §4, §8). */
function endText({ reason, message }: ChallengeEnd): string {
  if (reason === 'cancelled') return text('payment.verificationCancelled');
  if (reason === 'timed_out') return text('payment.verificationTimedOut');
  return message ?? text('payment.threeDSecureFailed');
}
