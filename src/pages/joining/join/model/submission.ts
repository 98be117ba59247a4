import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type Store,
  sample,
  split,
} from 'effector';
import {
  type ApiFailure,
  isExpired,
  type MembershipDetails,
  type QuestionGroup,
  requestText,
  type StoredMembership,
  storeMembership,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { toastShown } from '@/shared/toast';
import { questionControl } from '../lib/question-control';
import { type FieldPlaces, type Refusal, refusalOf } from '../lib/refusal';
import { text } from './texts';

/**
 * Allowed moves: idle or failed → storing → answering (with questions) → sent; storing or answering → failed. What is in flight is never
 * aborted: when it is reset meanwhile, it ends in idle.
 */
type SubmissionStatus = 'idle' | 'storing' | 'answering' | 'sent' | 'failed';

interface Config {
  /** What is to be sent; null while something is missing. */
  readonly $details: Store<MembershipDetails | null>;
  readonly $hasQuestions: Store<boolean>;
  /** Sends the answers; it takes nothing and knows its membership itself. */
  readonly saveAnswersFx: Effect<void, number, ApiFailure>;
  /** The questions that are on the page. */
  readonly $questionGroups: Store<readonly QuestionGroup[]>;
  /** The fields that the customer can correct. */
  readonly $places: Store<FieldPlaces>;
}

/** Sends the membership (201), then the answers if there are questions. Requirements J10.1, J10.2. */
export function createSubmission({
  $details,
  $hasQuestions,
  saveAnswersFx,
  $questionGroups,
  $places,
}: Config) {
  const submitted = createEvent();
  /** What is being sent, or was, is no longer what the customer wants: its end is not reported. */
  const reset = createEvent();
  const started = createEvent<MembershipDetails>();

  /** The operator has all of it. */
  const finished = createEvent();
  const sent = createEvent();
  const refused = createEvent<Refusal>();
  /** The operator does not take an answer: the questions are to be corrected. */
  const answersRefused = createEvent();
  /** The answers did not reach the operator: nothing in them is wrong, and the same can be sent again. */
  const answersLost = createEvent<ApiFailure>();

  const scrollToTopFx = createEffect(() => window.scrollTo({ top: 0 }));
  const storeFx = createEffect<MembershipDetails, StoredMembership, ApiFailure>((details) =>
    storeMembership(details),
  );

  const $isWanted = createStore(true)
    .on(started, () => true)
    .on(reset, () => false);
  const $status = createStore<SubmissionStatus>('idle')
    .on(started, () => 'storing')
    .on(storeFx.done, () => 'answering')
    .on(reset, (status) => (isInFlight(status) ? status : 'idle'));
  const $error = createStore<string | null>(null)
    .on(refused, (_, { message }) => message)
    .on(answersLost, (_, failure) => lostText(failure))
    .reset(started, reset);
  /** The membership is with the operator; what failed are the answers. */
  const $isStored = createStore(false)
    .on(storeFx.done, () => true)
    .reset(started, reset);
  const $ready = combine($status, $details, (status, details) =>
    status === 'idle' || status === 'failed' ? details : null,
  );
  const $isAnswering = $status.map((status) => status === 'answering');

  // One submission at a time: the guard is here, whatever the button does.
  sample({ clock: submitted, source: $ready, filter: isPresent, target: started });
  sample({ clock: started, target: storeFx });

  // Answers go after the membership. Without questions there is nothing to wait for.
  sample({ clock: storeFx.done, filter: $hasQuestions, target: saveAnswersFx });
  sample({
    clock: storeFx.done,
    source: $hasQuestions,
    filter: (hasQuestions) => !hasQuestions,
    target: finished,
  });
  sample({ clock: saveAnswersFx.done, filter: $isAnswering, target: finished });
  sample({ clock: finished, filter: $isWanted, target: sent });
  sample({
    clock: finished,
    source: $isWanted,
    fn: (isWanted): SubmissionStatus => (isWanted ? 'sent' : 'idle'),
    target: $status,
  });
  sample({
    clock: [storeFx.fail, saveAnswersFx.fail],
    source: { status: $status, isWanted: $isWanted },
    filter: ({ status }) => isInFlight(status),
    fn: ({ isWanted }): SubmissionStatus => (isWanted ? 'failed' : 'idle'),
    target: $status,
  });

  // Reports what the operator refuses.
  sample({
    clock: storeFx.failData,
    source: { isWanted: $isWanted, places: $places },
    filter: ({ isWanted }) => isWanted,
    fn: ({ places }, failure) => refusalOf(failure, places),
    target: refused,
  });
  sample({
    clock: refused,
    filter: ({ toast }) => toast !== null,
    fn: ({ toast }) => ({ content: toast ?? '', type: 'danger' as const }),
    target: toastShown,
  });
  // A message about a field that is not shown has the alert, which takes the focus.
  sample({
    clock: refused,
    filter: ({ toast, errors }) => toast !== null && Object.keys(errors).length === 0,
    target: scrollToTopFx,
  });
  sample({ clock: answersLost, target: scrollToTopFx });
  const answersFailed = sample({ clock: saveAnswersFx.failData, filter: $isWanted });
  sample({
    clock: answersFailed,
    source: $questionGroups,
    fn: (groups, failure) => answersToast(failure, groups),
    target: toastShown,
  });
  split({
    source: answersFailed,
    match: (failure: ApiFailure) => (failure.kind === 'validation' ? 'refused' : 'lost'),
    cases: { refused: answersRefused, lost: answersLost },
  });

  return {
    submitted,
    reset,
    sent,
    refused,
    answersRefused,
    storeFx,
    scrollToTopFx,
    $status,
    $error,
    $isStored,
  };
}

function isInFlight(status: SubmissionStatus): boolean {
  return status === 'storing' || status === 'answering';
}

/** Each message leads to its question, where that is on the page. Requirement J10.7. */
function answersToast(failure: ApiFailure, groups: readonly QuestionGroup[]) {
  if (failure.kind !== 'validation' || Object.keys(failure.errors).length === 0)
    return { content: lostText(failure), type: 'danger' as const };
  const controls = Object.keys(failure.errors).flatMap((name) => {
    const id = questionControl(name, groups);
    return id === undefined ? [] : [[name, id]];
  });
  return {
    content: text('questions.submitFailed'),
    type: 'neutral' as const,
    validationMessages: { ...failure.errors },
    controls: Object.fromEntries(controls),
  };
}

function lostText(failure: ApiFailure): string {
  return isExpired(failure) ? requestText('request.expired') : text('basket.failed');
}
