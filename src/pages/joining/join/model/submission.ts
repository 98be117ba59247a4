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
import { findQuestionControlId } from '../lib/question-control';
import { type FieldSections, type SubmissionRefusal, toSubmissionRefusal } from '../lib/refusal';
import { text } from './texts';

/**
 * Allowed moves: idle or failed → storing → answering (with questions) → sent; storing or answering → failed. Requests
 * in flight are never aborted: if the submission is reset meanwhile, it ends in idle.
 */
type SubmissionStatus = 'idle' | 'storing' | 'answering' | 'sent' | 'failed';

interface SubmissionConfig {
  /** The details to send; null while something is missing. */
  readonly $details: Store<MembershipDetails | null>;
  readonly $hasQuestions: Store<boolean>;
  /** Sends the answers of the current membership. */
  readonly saveAnswersFx: Effect<void, number, ApiFailure>;
  /** The questions on the page. */
  readonly $questionGroups: Store<readonly QuestionGroup[]>;
  /** The section of each field that the customer can correct. */
  readonly $fieldSections: Store<FieldSections>;
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
  $fieldSections,
}: SubmissionConfig) {
  const submitted = createEvent();
  /** The submission is outdated, so its result is not reported. */
  const reset = createEvent();
  const started = createEvent<MembershipDetails>();

  /** The operator has received everything. */
  const finished = createEvent();
  const sent = createEvent();
  const refused = createEvent<SubmissionRefusal>();
  /** The operator refused an answer: the questions have to be corrected. */
  const answersRefused = createEvent();
  /** The answers did not reach the operator; they are not invalid and can be sent again. */
  const answersLost = createEvent<ApiFailure>();

  const scrollToTopFx = createEffect(() => window.scrollTo({ top: 0 }));
  const storeMembershipFx = createEffect<MembershipDetails, StoredMembership, ApiFailure>((details) =>
    storeMembership(details),
  );

  const $isResultExpected = createStore(true)
    .on(started, () => true)
    .on(reset, () => false);
  const $status = createStore<SubmissionStatus>('idle')
    .on(started, () => 'storing')
    .on(storeMembershipFx.done, () => 'answering')
    .on(reset, (status) => (isInFlight(status) ? status : 'idle'));
  const $error = createStore<string | null>(null)
    .on(refused, (_, { message }) => message)
    .on(answersLost, (_, failure) => formatAnswersLost(failure))
    .reset(started, reset);
  /** Whether the membership was saved and only its answers failed. */
  const $isStored = createStore(false)
    .on(storeMembershipFx.done, () => true)
    .reset(started, reset);
  const $detailsToSend = combine($status, $details, (status, details) =>
    status === 'idle' || status === 'failed' ? details : null,
  );
  const $isAnswering = $status.map((status) => status === 'answering');

  // One submission at a time: this guard works even if the button is not disabled.
  sample({ clock: submitted, source: $detailsToSend, filter: isPresent, target: started });
  sample({ clock: started, target: storeMembershipFx });

  // The answers are sent after the membership, if there are questions.
  sample({ clock: storeMembershipFx.done, filter: $hasQuestions, target: saveAnswersFx });
  sample({
    clock: storeMembershipFx.done,
    source: $hasQuestions,
    filter: (hasQuestions) => !hasQuestions,
    target: finished,
  });
  sample({ clock: saveAnswersFx.done, filter: $isAnswering, target: finished });
  sample({ clock: finished, filter: $isResultExpected, target: sent });
  sample({
    clock: finished,
    source: $isResultExpected,
    fn: (isResultExpected): SubmissionStatus => (isResultExpected ? 'sent' : 'idle'),
    target: $status,
  });
  sample({
    clock: [storeMembershipFx.fail, saveAnswersFx.fail],
    source: { status: $status, isResultExpected: $isResultExpected },
    filter: ({ status }) => isInFlight(status),
    fn: ({ isResultExpected }): SubmissionStatus => (isResultExpected ? 'failed' : 'idle'),
    target: $status,
  });

  // Reports the operator's errors.
  sample({
    clock: storeMembershipFx.failData,
    source: { isResultExpected: $isResultExpected, fieldSections: $fieldSections },
    filter: ({ isResultExpected }) => isResultExpected,
    fn: ({ fieldSections }, failure) => toSubmissionRefusal(failure, fieldSections),
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
  const answersFailed = sample({ clock: saveAnswersFx.failData, filter: $isResultExpected });
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
    storeMembershipFx,
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
    return { content: formatAnswersLost(failure), type: 'danger' as const };
  const controlEntries = Object.keys(failure.errors).flatMap((fieldName) => {
    const controlId = findQuestionControlId(fieldName, groups);
    return controlId === undefined ? [] : [[fieldName, controlId]];
  });
  return {
    content: text('questions.submitFailed'),
    type: 'neutral' as const,
    validationMessages: { ...failure.errors },
    controlIds: Object.fromEntries(controlEntries),
  };
}

function formatAnswersLost(failure: ApiFailure): string {
  return isExpired(failure) ? requestText('request.expired') : text('basket.failed');
}
