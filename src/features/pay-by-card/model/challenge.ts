import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { isCertainRefusal } from '@/entities/payment';
import { completeSca, findServerMessage, toUnexpectedFailure } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import type { ChallengeForm } from '@/shared/sca-frame';
import { createTimer } from './timer';

/** A payment that needs 3-D Secure. After a reload there is no form: the result comes from the server. */
export type PendingChallenge = {
  readonly transactionUuid: string;
  readonly form: ChallengeForm | null;
  /** Shown when the bank approves the payment and the server refuses it without a reason. */
  readonly refusalMessage?: string | undefined;
  /** Our text for one of the provider's codes; null to use the server's message. */
  readonly findTextOfCode?: ((code: string) => string | null) | undefined;
};

/** `shown`: the bank's page is open. `polling`: the server is polled for the result. `waiting`: there is no result yet. */
export type ChallengePhase = 'none' | 'shown' | 'polling' | 'waiting';

/** Why the result is requested; `probe` is our own timer, in case the bank's message never comes. */
type PollTrigger = 'returned' | 'cancelled' | 'timed_out' | 'checked' | 'probe';

/**
 * How a challenge ends without a payment: declined, cancelled or timed out. `isConfirmedByServer`: the server reports this
 * end; `message` is its reason, for the customer.
 */
export type ChallengeEnd = {
  readonly reason: PollTrigger;
  readonly isConfirmedByServer: boolean;
  readonly message: string | null;
};

type ResultRequest = {
  readonly pendingChallenge: PendingChallenge;
  readonly trigger: PollTrigger;
  readonly claimedResult: string | null;
};

type ChallengeConfig = {
  /** How long the bank has to answer, in ms. */
  $limitMs: Store<number>;
  fetchResult?: typeof completeSca;
};

/** Pauses between polls while the server says `pending`. */
const POLL_PAUSES_MS: readonly number[] = [1000, 2000, 4000, 8000];
/** The server is polled while the bank's page is open. */
const PROBE_INTERVAL_MS = 20_000;
/** After this time the customer sees that the payment is still pending. */
const LONG_WAIT_MS = 60_000;

/**
 * The bank's 3-D Secure challenge (Requirement P3.4): shown, ended by the bank, the customer, the clock or the
 * server. Only the server decides: `authorised` or `ended` reports its result; without one, `ended` has
 * `isConfirmedByServer: false`.
 */
export function createChallenge({ $limitMs, fetchResult = completeSca }: ChallengeConfig) {
  const started = createEvent<PendingChallenge>();
  /** The customer has returned from the bank's page. The result that it claims is passed to the server and not trusted. */
  const returned = createEvent<string | null>();
  const cancelClicked = createEvent();
  const checkClicked = createEvent();
  const reset = createEvent();

  const authorised = createEvent<PendingChallenge>();
  const ended = createEvent<ChallengeEnd>();

  const resultRequested = createEvent<{ trigger: PollTrigger; claimedResult: string | null }>();
  const fetchResultFx = createEffect(async ({ pendingChallenge, trigger, claimedResult }: ResultRequest) => {
    const { transactionUuid } = pendingChallenge;
    try {
      const { status, error } = await fetchResult({
        transactionId: transactionUuid,
        transactionUuid,
        // Only the customer's cancellation or the time limit ends the payment on the server.
        scaResult: trigger === 'cancelled' || trigger === 'timed_out' ? 'cancelled' : claimedResult,
      });
      // An unknown status counts as pending.
      const resultStatus = status === 'authorised' || status === 'failed' ? status : 'pending';
      return {
        status: resultStatus,
        message: pendingChallenge.findTextOfCode?.(error?.code ?? '') ?? error?.message ?? null,
      } as const;
    } catch (cause) {
      const failure = toUnexpectedFailure(cause);
      return isCertainRefusal(failure)
        ? ({ status: 'failed', message: findServerMessage(failure) } as const)
        : ({ status: 'pending', message: null } as const);
    }
  });
  const timeLimit = createTimer();
  const longWait = createTimer();
  const probe = createTimer();
  const pollPause = createTimer();

  const $pendingChallenge = createStore<PendingChallenge | null>(null);
  const $phase = createStore<ChallengePhase>('none');
  const $endTrigger = createStore<PollTrigger>('returned');
  const $claimedResult = createStore<string | null>(null);
  const $pollCount = createStore(0);
  const $isLongWait = createStore(false);

  $pendingChallenge.on(started, (_, pendingChallenge) => pendingChallenge).reset(reset);
  $phase.on(started, () => 'shown').reset(reset);
  $isLongWait.on(longWait.expired, () => true).reset(started, reset);

  // Only the first return, Cancel or time limit ends the challenge; Check and the probe only poll.
  const canCancel = (phase: ChallengePhase) => phase === 'shown' || phase === 'waiting';
  const bankReturned = sample({
    clock: returned,
    source: $phase,
    filter: (phase) => phase === 'shown',
    fn: (_, claimedResult) => ({ trigger: 'returned' as const, claimedResult }),
  });
  const challengeAbandoned = sample({
    clock: [
      cancelClicked.map(() => 'cancelled' as const),
      sample({ clock: timeLimit.expired, fn: () => 'timed_out' as const }),
    ],
    source: { phase: $phase, endTrigger: $endTrigger },
    filter: ({ phase, endTrigger }) => canCancel(phase) || (phase === 'polling' && endTrigger === 'returned'),
    fn: (_, trigger) => ({ trigger, claimedResult: null }),
  });
  const challengeResumed = started.filterMap(({ form }) =>
    form === null ? { trigger: 'returned' as const, claimedResult: null } : undefined,
  );
  const resultPollingStarted = sample({ clock: [bankReturned, challengeAbandoned, challengeResumed] });
  $phase.on(resultPollingStarted, () => 'polling');
  $endTrigger.on(resultPollingStarted, (_, { trigger }) => trigger).reset(reset);
  $claimedResult.on(resultPollingStarted, (_, { claimedResult }) => claimedResult).reset(reset);
  $pollCount.on(resultPollingStarted, () => 0).reset(reset);
  sample({ clock: resultPollingStarted, target: resultRequested });

  sample({
    clock: [
      checkClicked.map(() => 'checked' as const),
      sample({ clock: probe.expired, fn: () => 'probe' as const }),
    ],
    source: $phase,
    filter: canCancel,
    fn: (_, trigger) => ({ trigger, claimedResult: null }),
    target: resultRequested,
  });
  const resultRequest = sample({
    clock: resultRequested,
    source: $pendingChallenge,
    fn: (pendingChallenge, { trigger, claimedResult }) =>
      pendingChallenge && { pendingChallenge, trigger, claimedResult },
  });
  sample({ clock: resultRequest.filter({ fn: isPresent }), target: fetchResultFx });

  // A response for an earlier payment is ignored.
  const responseReceived = sample({
    clock: fetchResultFx.done,
    source: $pendingChallenge,
    filter: (pendingChallenge, { params }) => params.pendingChallenge === pendingChallenge,
    fn: (_, { params, result }) => ({ ...params, ...result }),
  });
  const resultDecided = responseReceived.filter({ fn: ({ status }) => status !== 'pending' });
  sample({
    clock: resultDecided.filterMap(({ status, pendingChallenge }) =>
      status === 'authorised' ? pendingChallenge : undefined,
    ),
    target: [authorised, reset],
  });
  sample({
    clock: resultDecided.filterMap(({ status, message }) => (status === 'failed' ? { message } : undefined)),
    source: $endTrigger,
    fn: (reason, { message }): ChallengeEnd => ({ reason, isConfirmedByServer: true, message }),
    target: [ended, reset],
  });

  // A pending payment is polled with growing pauses; then the customer may check or cancel. After a cancel the challenge
  // ends without a result.
  const undecidedPoll = sample({
    clock: responseReceived,
    source: { pollCount: $pollCount, endTrigger: $endTrigger },
    filter: ({ endTrigger }, { status, trigger }) => status === 'pending' && trigger === endTrigger,
    fn: ({ pollCount, endTrigger }) => ({ pauseMs: POLL_PAUSES_MS[pollCount] ?? null, endTrigger }),
  });
  sample({
    clock: undecidedPoll.filterMap(({ pauseMs }) => pauseMs ?? undefined),
    target: pollPause.started,
  });
  $pollCount.on(undecidedPoll, (pollCount) => pollCount + 1);
  sample({
    clock: pollPause.expired,
    source: { phase: $phase, trigger: $endTrigger, claimedResult: $claimedResult },
    filter: ({ phase }) => phase === 'polling',
    fn: ({ trigger, claimedResult }) => ({ trigger, claimedResult }),
    target: resultRequested,
  });
  const attemptsExhausted = undecidedPoll.filter({ fn: ({ pauseMs }) => pauseMs === null });
  $phase.on(attemptsExhausted, (phase, { endTrigger }) => (endTrigger === 'returned' ? 'waiting' : phase));
  sample({
    clock: attemptsExhausted.filterMap(({ endTrigger }) =>
      endTrigger === 'returned' ? undefined : endTrigger,
    ),
    fn: (reason): ChallengeEnd => ({ reason, isConfirmedByServer: false, message: null }),
    target: [ended, reset],
  });

  // The timers run while the bank's page is open or its result is pending.
  sample({ clock: started, source: $limitMs, target: timeLimit.started });
  sample({ clock: started, fn: () => LONG_WAIT_MS, target: longWait.started });
  sample({ clock: [started, attemptsExhausted], fn: () => PROBE_INTERVAL_MS, target: probe.started });
  sample({
    clock: responseReceived,
    source: $phase,
    filter: (phase, { trigger }) => trigger === 'probe' && canCancel(phase),
    fn: () => PROBE_INTERVAL_MS,
    target: probe.started,
  });
  sample({ clock: reset, target: [timeLimit.stopped, longWait.stopped, probe.stopped, pollPause.stopped] });

  return {
    started,
    returned,
    cancelClicked,
    checkClicked,
    reset,
    authorised,
    ended,
    resultPollingStarted,
    resultDecided,
    timers: { timeLimit, longWait, probe, pause: pollPause },
    fetchResultFx,
    $pendingChallenge,
    $phase,
    $isLongWait,
    $isChecking: combine(
      fetchResultFx.pending,
      $phase,
      (isFetching, phase) => isFetching && canCancel(phase),
    ),
  };
}

export type Challenge = ReturnType<typeof createChallenge>;
