import { createEvent, createStore, type Effect, type Event, sample } from 'effector';
import type { Authorisation } from '../gateways/gateway';
import type { Attempt } from './completion';
import { createTimer } from './timer';

/** After this time the customer sees that the provider has not answered, and may check the payment. */
const LONG_WAIT_MS = 60_000;
/** How long, in ms, a provider's script may keep its customer at the bank; after that its answer is ignored. */
const MAX_WAIT_MS = 600_000;

/**
 * Limits the wait for a provider's script, whose promise may never settle. `givenUp` carries the attempt and its transaction,
 * which is null if the provider has reported none.
 */
export function createProviderWait<CardAttempt extends Attempt>() {
  const started = createEvent<CardAttempt>();
  /** The transaction exists, so the server can be asked for its result. */
  const transactionCreated = createEvent<string>();
  const ended = createEvent();
  const checkClicked = createEvent();
  const longWait = createTimer();
  const limit = createTimer();

  const $attempt = createStore<CardAttempt | null>(null, { serialize: 'ignore' })
    .on(started, (_, attempt) => attempt)
    .reset(ended);
  const $transactionUuid = createStore<string | null>(null)
    .on(transactionCreated, (_, transactionUuid) => transactionUuid)
    .reset(started, ended);
  const $isLongWait = createStore(false)
    .on(longWait.expired, () => true)
    .reset(started, ended);

  sample({ clock: started, fn: () => LONG_WAIT_MS, target: longWait.started });
  sample({ clock: started, fn: () => MAX_WAIT_MS, target: limit.started });
  sample({ clock: ended, target: [longWait.stopped, limit.stopped] });

  const givenUp = sample({
    clock: [limit.expired, checkClicked],
    source: { attempt: $attempt, transactionUuid: $transactionUuid },
  }).filterMap(({ attempt, transactionUuid }) =>
    attempt === null ? undefined : { attempt, transactionUuid },
  );
  sample({ clock: givenUp, target: ended });

  return {
    started,
    transactionCreated,
    ended,
    checkClicked,
    givenUp,
    timers: { longWait, limit },
    $isLongWait,
  };
}

/** The results of the current attempt only: a late result of one that timed out is ignored. */
export function filterCurrentAnswers<CardAttempt extends Attempt>(
  authoriseFx: Effect<CardAttempt, Authorisation>,
  { attempted, ended }: { attempted: Event<CardAttempt>; ended: Event<unknown>[] },
) {
  const $currentAttempt = createStore<CardAttempt | null>(null, { serialize: 'ignore' })
    .on(attempted, (_, attempt) => attempt)
    .reset(ended);
  const answered = sample({
    clock: authoriseFx.done,
    source: $currentAttempt,
    filter: (currentAttempt, { params }) => currentAttempt === params,
    fn: (_, { params, result }) => ({ attempt: params, answer: result }),
  });
  const refused = sample({
    clock: authoriseFx.fail,
    source: $currentAttempt,
    filter: (currentAttempt, { params }) => currentAttempt === params,
    fn: (_, { error }) => error,
  });
  return { answered, refused };
}
