import { attach, combine, createEffect, createEvent, type Store, sample } from 'effector';
import { $today } from '@/entities/client';
import { $homeVenue, formatUnaskableText } from '@/entities/venue';
import {
  type ApiFailure,
  groupMessages,
  loadQuestions,
  type QuestionAnswer,
  type QuestionGroup,
  type Questions,
  storeAnswers,
} from '@/shared/api';
import {
  buildFormFromQuestions,
  createFormModel,
  type FieldErrors,
  preloadFormFx,
  toQuestionAnswers,
} from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { findQuestionPath } from '../lib/question-control';

/** `unaskable`: a required question cannot be shown, so the membership cannot be bought here. */
export type QuestionsStatus = 'idle' | 'loading' | 'ready' | 'loadFailed' | 'unaskable';

const NONE_UNASKABLE: Questions['unavailableFields'] = [];

type QuestionsParams = { readonly membershipTypeId: string };
type AnswerSet = QuestionsParams & { readonly answers: QuestionAnswer[] };

/** Maps the server's errors to the IDs of their questions; errors about no question on the page are shown on top. */
function listErrorsByQuestion(failure: ApiFailure, groups: readonly QuestionGroup[]): FieldErrors {
  if (failure.kind !== 'validation') return {};
  return groupMessages(failure, (name) => findQuestionPath(name, groups));
}

function isAskable({ unavailableFields }: Questions): boolean {
  return unavailableFields.length === 0;
}

/** The operator's additional questions about the chosen membership. Requirement J5.1. */
export function createAnswerQuestions({ $membershipTypeId }: { $membershipTypeId: Store<string | null> }) {
  const opened = createEvent();
  const reset = createEvent();
  /** Every required question is answered, so the flow may continue. */
  const completed = createEvent();
  /** 'Please fill in required questions': the page shows the toast and opens the section. */
  const rejected = createEvent<FieldErrors>();

  // The questions of a membership are loaded once, and again after a failure.
  const questionsRequest = createRequest({
    load: (params: QuestionsParams, options) => loadQuestions(params, options),
  });
  const storeAnswersFx = createEffect<AnswerSet, number, ApiFailure>((answerSet) => storeAnswers(answerSet));

  const $questionsParams = $membershipTypeId.map((membershipTypeId): QuestionsParams | null =>
    membershipTypeId === null ? null : { membershipTypeId },
  );
  const $unaskable = questionsRequest.$data.map(
    (questions) => questions?.unavailableFields ?? NONE_UNASKABLE,
  );
  // A membership is never sold without its required questions.
  const $groups = questionsRequest.$data.map((questions) =>
    questions && isAskable(questions) ? questions.groups : null,
  );
  const $status = combine(questionsRequest.$status, $unaskable, (status, unaskable): QuestionsStatus => {
    if (status === 'failed') return 'loadFailed';
    return status === 'ready' && unaskable.length > 0 ? 'unaskable' : status;
  });

  const $definition = combine(
    $groups,
    $today,
    (groups, today) => groups && buildFormFromQuestions(groups, today),
  );
  const form = createFormModel({ $definition });
  const $answers = combine($groups, form.$values, (groups, values) =>
    toQuestionAnswers(groups ?? [], values),
  );
  /**
   * Whether it is unknown if there are questions: they failed to load or cannot be shown. Stays true during a retry.
   */
  const $areQuestionsUnknown = combine(
    questionsRequest.$failure,
    $unaskable,
    (failure, unaskable) => failure !== null || unaskable.length > 0,
  );
  /** Why the membership cannot be bought here, and who to contact; null if it can. */
  const $refusal = combine($unaskable, $homeVenue, (fields, venue) =>
    formatUnaskableText('questions.unaskable', fields, venue),
  );
  /** Whether there are questions; also true while that is unknown, because required questions must not be skipped. */
  const $hasQuestions = combine(
    $groups,
    $areQuestionsUnknown,
    (groups, areQuestionsUnknown) =>
      areQuestionsUnknown || (groups ?? []).some(({ questions }) => questions.length > 0),
  );

  /** Sends the answers, after the membership has been submitted. Requirement J5.10. */
  const saveAnswersFx = attach({
    source: combine($membershipTypeId, $answers, (membershipTypeId, answers) => ({
      membershipTypeId: membershipTypeId ?? '',
      answers,
    })),
    effect: storeAnswersFx,
  });

  sample({ clock: [reset, $membershipTypeId], target: questionsRequest.reset });
  sample({ clock: opened, source: $questionsParams, filter: isPresent, target: questionsRequest.requested });
  // Staff may have corrected a question that could not be shown.
  const reloadParams = sample({
    clock: opened,
    source: { params: $questionsParams, status: $status },
    fn: ({ params, status }) => (status === 'unaskable' ? params : null),
  });
  sample({ clock: reloadParams, filter: isPresent, target: questionsRequest.reloadRequested });

  sample({
    clock: questionsRequest.loaded,
    filter: (questions) => isAskable(questions) && questions.groups.length > 0,
    target: preloadFormFx,
  });
  // Retries in the open section, so that the code of the form loads together with the questions.
  sample({
    clock: questionsRequest.loadFx,
    source: $areQuestionsUnknown,
    filter: Boolean,
    target: preloadFormFx,
  });

  sample({ clock: reset, target: form.cleared });

  // An unanswered required question blocks Continue.
  sample({ clock: form.accepted, target: completed });
  sample({ clock: form.submissionRejected, target: rejected });

  // The server's messages about answers are shown beside their questions.
  const answersRefused = sample({
    clock: saveAnswersFx.failData,
    source: $groups,
    fn: (groups, failure) => listErrorsByQuestion(failure, groups ?? []),
  });
  sample({
    clock: answersRefused,
    filter: (errors) => Object.keys(errors).length > 0,
    target: form.serverErrorsReceived,
  });

  return {
    opened,
    reset,
    completed,
    rejected,
    valuesChanged: form.valuesChanged,
    fieldEdited: form.fieldEdited,
    submitted: form.submitted,
    draftRestored: form.restored,
    answersSaved: saveAnswersFx.done,
    loadFx: questionsRequest.loadFx,
    storeAnswersFx,
    saveAnswersFx,
    $groups: $groups.map((groups) => groups ?? []),
    $definition,
    $values: form.$values,
    $errors: form.$errors,
    $hasServerErrors: form.$hasServerErrors,
    $answers,
    $hasQuestions,
    $refusal,
    $status,
  };
}

export type AnswerQuestionsModel = ReturnType<typeof createAnswerQuestions>;
