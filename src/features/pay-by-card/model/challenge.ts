import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { isCertainRefusal } from '@/entities/payment';
import { completeSca, serverMessage, unexpectedFailure } from '@/shared/api';
import type { ChallengeForm } from '@/shared/sca-frame';
import { createTimer } from './timer';

/** A payment that needs 3-D Secure. After a reload there is no form: the result comes from the server. */
export type ChallengeTask = {
  readonly transactionUuid: string;
  readonly form: ChallengeForm | null;
  /** Shown when the bank approves the payment and the server refuses it without a reason. */
  readonly refusalMessage?: string | undefined;
};

/** `shown`: the bank's page is open. `asking`: the server is asked for the result. `waiting`: there is no result yet. */
export type ChallengePhase = 'none' | 'shown' | 'asking' | 'waiting';

/** Why the server is asked; `probe` is our own, in case the bank's message never comes. */
type Reason = 'returned' | 'cancelled' | 'timed_out' | 'checked' | 'probe';

/**
 * How a challenge ends without a payment: declined, cancelled or timed out. `isKnown`: the server said so; `message` is its
 * reason, for the customer.
 */
export type ChallengeEnd = {
  readonly reason: Reason;
  readonly isKnown: boolean;
  readonly message: string | null;
};

type Question = { readonly task: ChallengeTask; readonly reason: Reason; readonly hint: string | null };

type Config = {
  /** How long the bank has, in ms. */
  $limitMs: Store<number>;
  askServer?: typeof completeSca;
};

/** Pauses between the questions while the server says `pending`. */
const CHALLENGE_PAUSES_MS: readonly number[] = [1000, 2000, 4000, 8000];
/** The server is polled while the bank's page is open. */
const PROBE_MS = 20_000;
/** After this time the customer sees that the payment is still pending. */
const LONG_WAIT_MS = 60_000;

/**
 * The bank's 3-D Secure challenge (Spec, platform §4, joining §4): shown, ended by the bank, the customer, the clock or the
 * server. The server alone decides: `authorised` and `ended` carry its answer, or that there was none.
 */
export function createChallenge({ $limitMs, askServer = completeSca }: Config) {
  const started = createEvent<ChallengeTask>();
  /** The bank's page has sent its customer back; what it says is handed on and not believed. */
  const returned = createEvent<string | null>();
  const cancelClicked = createEvent();
  const checkClicked = createEvent();
  const reset = createEvent();

  const authorised = createEvent<ChallengeTask>();
  const ended = createEvent<ChallengeEnd>();

  const asked = createEvent<{ reason: Reason; hint: string | null }>();
  const askFx = createEffect(async ({ task, reason, hint }: Question) => {
    const { transactionUuid } = task;
    try {
      const { status, error } = await askServer({
        transactionId: transactionUuid,
        transactionUuid,
        // Only the customer's cancellation or the time limit ends the payment on the server.
        scaResult: reason === 'cancelled' || reason === 'timed_out' ? 'cancelled' : hint,
      });
      // An unknown status counts as pending.
      const known = status === 'authorised' || status === 'failed' ? status : 'pending';
      return { status: known, message: error?.message ?? null } as const;
    } catch (cause) {
      const failure = unexpectedFailure(cause);
      return isCertainRefusal(failure)
        ? ({ status: 'failed', message: serverMessage(failure) } as const)
        : ({ status: 'pending', message: null } as const);
    }
  });
  const limit = createTimer();
  const longWait = createTimer();
  const probe = createTimer();
  const pause = createTimer();

  const $task = createStore<ChallengeTask | null>(null);
  const $phase = createStore<ChallengePhase>('none');
  const $reason = createStore<Reason>('returned');
  const $hint = createStore<string | null>(null);
  const $askCount = createStore(0);
  const $isLong = createStore(false);

  $task.on(started, (_, task) => task).reset(reset);
  $phase.on(started, () => 'shown').reset(reset);
  $isLong.on(longWait.due, () => true).reset(started, reset);

  // What ends the bank's page is believed once: the first return, Cancel, or the clock. Check and the probe end nothing.
  const isOpen = (phase: ChallengePhase) => phase === 'shown' || phase === 'waiting';
  const bankReturned = sample({
    clock: returned,
    source: $phase,
    filter: (phase) => phase === 'shown',
    fn: (_, hint) => ({ reason: 'returned' as const, hint }),
  });
  const abandoned = sample({
    clock: [
      cancelClicked.map(() => 'cancelled' as const),
      sample({ clock: limit.due, fn: () => 'timed_out' as const }),
    ],
    source: { phase: $phase, reason: $reason },
    filter: ({ phase, reason }) => isOpen(phase) || (phase === 'asking' && reason === 'returned'),
    fn: (_, reason) => ({ reason, hint: null }),
  });
  const resumed = started.filterMap(({ form }) =>
    form === null ? { reason: 'returned' as const, hint: null } : undefined,
  );
  const closing = sample({ clock: [bankReturned, abandoned, resumed] });
  $phase.on(closing, () => 'asking');
  $reason.on(closing, (_, { reason }) => reason).reset(reset);
  $hint.on(closing, (_, { hint }) => hint).reset(reset);
  $askCount.on(closing, () => 0).reset(reset);
  sample({ clock: closing, target: asked });

  sample({
    clock: [
      checkClicked.map(() => 'checked' as const),
      sample({ clock: probe.due, fn: () => 'probe' as const }),
    ],
    source: $phase,
    filter: isOpen,
    fn: (_, reason) => ({ reason, hint: null }),
    target: asked,
  });
  const question = sample({
    clock: asked,
    source: $task,
    fn: (task, { reason, hint }) => task && { task, reason, hint },
  });
  sample({ clock: question.filterMap((about) => about ?? undefined), target: askFx });

  // An answer about an earlier payment is ignored.
  const answered = sample({
    clock: askFx.done,
    source: $task,
    filter: (task, { params }) => params.task === task,
    fn: (_, { params, result }) => ({ ...params, ...result }),
  });
  const decided = answered.filter({ fn: ({ status }) => status !== 'pending' });
  sample({
    clock: decided.filterMap(({ status, task }) => (status === 'authorised' ? task : undefined)),
    target: [authorised, reset],
  });
  sample({
    clock: decided.filterMap(({ status, message }) => (status === 'failed' ? { message } : undefined)),
    source: $reason,
    fn: (reason, { message }): ChallengeEnd => ({ reason, isKnown: true, message }),
    target: [ended, reset],
  });

  // Pending: asked again with pauses; then the customer may check or cancel. Who has cancelled already waits no longer.
  const undecided = sample({
    clock: answered,
    source: { askCount: $askCount, closing: $reason },
    filter: ({ closing }, { status, reason }) => status === 'pending' && reason === closing,
    fn: ({ askCount, closing }) => ({ ms: CHALLENGE_PAUSES_MS[askCount] ?? null, closing }),
  });
  sample({ clock: undecided.filterMap(({ ms }) => ms ?? undefined), target: pause.started });
  $askCount.on(undecided, (askCount) => askCount + 1);
  sample({
    clock: pause.due,
    source: { phase: $phase, reason: $reason, hint: $hint },
    filter: ({ phase }) => phase === 'asking',
    fn: ({ reason, hint }) => ({ reason, hint }),
    target: asked,
  });
  const attemptsExhausted = undecided.filter({ fn: ({ ms }) => ms === null });
  $phase.on(attemptsExhausted, (phase, { closing }) => (closing === 'returned' ? 'waiting' : phase));
  sample({
    clock: attemptsExhausted.filterMap(({ closing }) => (closing === 'returned' ? undefined : closing)),
    fn: (reason): ChallengeEnd => ({ reason, isKnown: false, message: null }),
    target: [ended, reset],
  });

  // The timers run while the bank's page is open or its answer is pending.
  sample({ clock: started, source: $limitMs, target: limit.started });
  sample({ clock: started, fn: () => LONG_WAIT_MS, target: longWait.started });
  sample({ clock: [started, attemptsExhausted], fn: () => PROBE_MS, target: probe.started });
  sample({
    clock: answered,
    source: $phase,
    filter: (phase, { reason }) => reason === 'probe' && isOpen(phase),
    fn: () => PROBE_MS,
    target: probe.started,
  });
  sample({ clock: reset, target: [limit.stopped, longWait.stopped, probe.stopped, pause.stopped] });

  return {
    started,
    returned,
    cancelClicked,
    checkClicked,
    reset,
    authorised,
    ended,
    closing,
    decided,
    timers: { limit, longWait, probe, pause },
    askFx,
    $task,
    $phase,
    $isLong,
    $isChecking: combine(askFx.pending, $phase, (isAsking, phase) => isAsking && isOpen(phase)),
  };
}

export type Challenge = ReturnType<typeof createChallenge>;
