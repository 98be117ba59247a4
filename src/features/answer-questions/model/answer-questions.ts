import { attach, combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { $today } from '@/entities/client';
import { $homeVenue, withoutAnswerText } from '@/entities/venue';
import {
  type ApiFailure,
  failureText,
  loadQuestions,
  type QuestionAnswer,
  type QuestionGroup,
  type Questions,
  storeAnswers,
} from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import {
  answersFromValues,
  createFormModel,
  type FieldErrors,
  fieldKey,
  formFromQuestions,
  preloadFormFx,
} from '@/shared/forms';
import { createLatestFx, isPresent } from '@/shared/lib';

/** `unaskable`: a required question cannot be shown, so the membership cannot be bought here. */
export type QuestionsStatus = 'idle' | 'loading' | 'ready' | 'loadFailed' | 'unaskable';

type OfMembership = { readonly membershipTypeId: string };
type AnswerSet = OfMembership & { readonly answers: QuestionAnswer[] };

/** The server's messages about answers are kept under the ids of their questions, and what is about none of them on top. */
function errorsByQuestion(failure: ApiFailure, groups: readonly QuestionGroup[]): FieldErrors {
  if (failure.kind !== 'validation') return {};
  const asked = new Set(groups.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const byId = Object.entries(failure.errors);
  const atQuestions = byId.filter(([id]) => asked.has(id)).map(([id, messages]) => [fieldKey(id), messages]);
  const others = byId.filter(([id]) => !asked.has(id)).flatMap(([, messages]) => messages);
  const onTop = atQuestions.length === 0 && others.length === 0 ? [failureText(failure)] : others;
  return { ...Object.fromEntries(atQuestions), ...(onTop.length > 0 ? { '': onTop } : {}) };
}

/** The operator's additional questions about the chosen membership. Spec, joining §2, §4, §5. */
export function createAnswerQuestions({ $membershipTypeId }: { $membershipTypeId: Store<string | null> }) {
  const opened = createEvent();
  const continueClicked = createEvent();
  const reset = createEvent();
  /** Every question that must be answered is: the flow may go on. */
  const completed = createEvent();
  /** 'Please fill in required questions': the page shows the toast and opens the section. */
  const rejected = createEvent<FieldErrors>();

  const loadFx = createLatestFx<OfMembership, Questions, ApiFailure>((membership, options) =>
    loadQuestions(membership, options),
  );
  const storeFx = createEffect<AnswerSet, number, ApiFailure>((answerSet) => storeAnswers(answerSet));

  const $groups = createStore<readonly QuestionGroup[] | null>(null).reset(reset, $membershipTypeId);
  const $status = createStore<QuestionsStatus>('idle').reset(reset, $membershipTypeId);

  const $definition = combine($groups, $today, (groups, today) => groups && formFromQuestions(groups, today));
  const form = createFormModel({ $definition });
  const $answers = combine($groups, form.$values, (groups, values) =>
    answersFromValues(groups ?? [], values),
  );
  /** They could not be loaded or shown yet, and stay unknown while they are asked for again. */
  const $areUnknown = createStore(false).reset(reset, $membershipTypeId);
  const $unaskable = createStore<Questions['unaskable']>([]).reset(reset, $membershipTypeId);
  /** Why the membership cannot be bought here, and whom to ask. */
  const $refusal = combine($unaskable, $homeVenue, (fields, venue) =>
    withoutAnswerText('questions.unaskable', fields, venue),
  );
  /** Also true when it is not known: required questions must not be passed over. */
  const $hasQuestions = combine(
    $groups,
    $areUnknown,
    (groups, areUnknown) => areUnknown || (groups ?? []).some(({ questions }) => questions.length > 0),
  );

  /** Sends the answers, after the membership has been submitted. Spec, platform §4. */
  const saveAnswersFx = attach({
    source: combine($membershipTypeId, $answers, (membershipTypeId, answers) => ({
      membershipTypeId: membershipTypeId ?? '',
      answers,
    })),
    effect: storeFx,
  });

  sample({
    clock: connectionRestored,
    filter: $status.map((status) => status === 'loadFailed'),
    target: opened,
  });
  // The questions of a membership are loaded once, and again after a failure.
  const loadAsked = sample({
    clock: opened,
    source: { membershipTypeId: $membershipTypeId, status: $status },
    fn: ({ membershipTypeId, status }) =>
      membershipTypeId !== null && status !== 'loading' && status !== 'ready' ? { membershipTypeId } : null,
  });
  sample({ clock: loadAsked, filter: isPresent, target: loadFx });
  $status.on(loadFx, () => 'loading');

  // An answer about a membership that is no longer the chosen one is passed over.
  const loaded = sample({
    clock: loadFx.done,
    source: $membershipTypeId,
    filter: (membershipTypeId, { params }) => params.membershipTypeId === membershipTypeId,
    fn: (_, { result }) => result,
  });
  const notLoaded = sample({
    clock: loadFx.fail,
    source: $membershipTypeId,
    filter: (membershipTypeId, { params }) => params.membershipTypeId === membershipTypeId,
  });
  // A membership is never sold without its required questions.
  const unaskable = sample({ clock: loaded, filter: (questions) => questions.unaskable.length > 0 });
  const askable = sample({
    clock: loaded,
    filter: (questions) => questions.unaskable.length === 0,
    fn: ({ groups }) => groups,
  });
  sample({ clock: askable, target: $groups });
  sample({ clock: askable, fn: () => false, target: $areUnknown });
  sample({ clock: [notLoaded, unaskable], fn: () => true, target: $areUnknown });
  sample({ clock: unaskable, fn: (questions) => questions.unaskable, target: $unaskable });
  sample({
    clock: askable,
    filter: (groups) => groups.length > 0,
    fn: () => undefined,
    target: preloadFormFx,
  });
  // Asked for again, with the section open: the code comes beside the answer.
  sample({
    clock: loadFx,
    source: $areUnknown,
    filter: Boolean,
    fn: () => undefined,
    target: preloadFormFx,
  });
  sample({ clock: askable, fn: (): QuestionsStatus => 'ready', target: $status });
  sample({ clock: unaskable, fn: (): QuestionsStatus => 'unaskable', target: $status });
  sample({ clock: notLoaded, fn: (): QuestionsStatus => 'loadFailed', target: $status });

  sample({ clock: reset, target: form.cleared });

  // A required question unanswered blocks Continue.
  sample({ clock: continueClicked, source: form.$values, target: form.submitted });
  sample({ clock: form.accepted, fn: () => undefined, target: completed });
  sample({ clock: form.refused, target: rejected });

  // The server's messages about answers stand beside their questions.
  const faults = sample({
    clock: saveAnswersFx.failData,
    source: $groups,
    fn: (groups, failure) => errorsByQuestion(failure, groups ?? []),
  });
  sample({ clock: faults, filter: (errors) => Object.keys(errors).length > 0, target: form.faulted });

  return {
    opened,
    continueClicked,
    reset,
    completed,
    rejected,
    answered: form.answered,
    fieldEdited: form.fieldEdited,
    submitted: form.submitted,
    draftRestored: form.restored,
    answersSaved: saveAnswersFx.done,
    loadFx,
    storeFx,
    saveAnswersFx,
    $groups: $groups.map((groups) => groups ?? []),
    $definition,
    $values: form.$values,
    $errors: form.$errors,
    $isFaulted: form.$isFaulted,
    $answers,
    $hasQuestions,
    $refusal,
    $status,
  };
}

export type AnswerQuestionsModel = ReturnType<typeof createAnswerQuestions>;
