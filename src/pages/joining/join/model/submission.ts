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
import { findQuestionControl } from '../lib/question-control';
import { type FieldPlaces, type Refusal, toRefusal } from '../lib/refusal';
import { text } from './texts';

/**
 * Allowed moves: idle or failed → storing → answering (with questions) → sent; storing or answering → failed. Requests
 * in flight are never aborted: if the submission is reset meanwhile, it ends in idle.
 */
type SubmissionStatus = 'idle' | 'storing' | 'answering' | 'sent' | 'failed';

interface Config {
  /** The details to send; null while something is missing. */
  readonly $details: Store<MembershipDetails | null>;
  readonly $hasQuestions: Store<boolean>;
  /** Sends the answers of the current membership. */
  readonly saveAnswersFx: Effect<void, number, ApiFailure>;
  /** The questions on the page. */
  readonly $questionGroups: Store<readonly QuestionGroup[]>;
  /** The section of each field that the customer can correct. */
  readonly $places: Store<FieldPlaces>;
}

/**
 * Creates the submission, which sends the membership (201), then the answers if there are questions. Requirements
 * J10.1, J10.2.
 */
export function createSubmission({
  $details,
  $hasQuestions,
  saveAnswersFx,
  $questionGroups,
  $places,
}: Config) {
  const submitted = createEvent();
  /** The submission is outdated, so its result is not reported. */
  const reset = createEvent();
  const started = createEvent<MembershipDetails>();

  /** The operator has received everything. */
  const finished = createEvent();
  const sent = createEvent();
  const refused = createEvent<Refusal>();
  /** The operator refused an answer: the questions have to be corrected. */
  const answersRefused = createEvent();
  /** The answers did not reach the operator; they are not invalid and can be sent again. */
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
    .on(answersLost, (_, failure) => formatLost(failure))
    .reset(started, reset);
  /** Whether the membership was saved and only its answers failed. */
  const $isStored = createStore(false)
    .on(storeFx.done, () => true)
    .reset(started, reset);
  const $ready = combine($status, $details, (status, details) =>
    status === 'idle' || status === 'failed' ? details : null,
  );
  const $isAnswering = $status.map((status) => status === 'answering');

  // One submission at a time: this guard works even if the button is not disabled.
  sample({ clock: submitted, source: $ready, filter: isPresent, target: started });
  sample({ clock: started, target: storeFx });

  // The answers are sent after the membership, if there are questions.
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

  // Reports the operator's errors.
  sample({
    clock: storeFx.failData,
    source: { isWanted: $isWanted, places: $places },
    filter: ({ isWanted }) => isWanted,
    fn: ({ places }, failure) => toRefusal(failure, places),
    target: refused,
  });
  sample({
    clock: refused,
    filter: ({ toast }) => toast !== null,
    fn: ({ toast }) => ({ content: toast ?? '', type: 'danger' as const }),
    target: toastShown,
  });
  // For a message about a field that is not shown there is an alert, which takes the focus.
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
    fn: (groups, failure) => buildAnswersToast(failure, groups),
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

/** A toast whose messages link to their questions, if they are on the page. Requirement J10.7. */
function buildAnswersToast(failure: ApiFailure, groups: readonly QuestionGroup[]) {
  if (failure.kind !== 'validation' || Object.keys(failure.errors).length === 0)
    return { content: formatLost(failure), type: 'danger' as const };
  const controls = Object.keys(failure.errors).flatMap((name) => {
    const id = findQuestionControl(name, groups);
    return id === undefined ? [] : [[name, id]];
  });
  return {
    content: text('questions.submitFailed'),
    type: 'neutral' as const,
    validationMessages: { ...failure.errors },
    controls: Object.fromEntries(controls),
  };
}

function formatLost(failure: ApiFailure): string {
  return isExpired(failure) ? requestText('request.expired') : text('basket.failed');
}
