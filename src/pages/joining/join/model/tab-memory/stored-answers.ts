import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $token, $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { readJoiningDraft, writeJoiningDraft } from '@/entities/joining-draft';
import { filterCompatibleAnswers, removeSecrets } from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { NO_ANSWERS, readStoredAnswers, type StoredAnswers } from '../../lib/stored-answers';
import { $membershipTypeId, questions, register, selection } from '../features';
import { flowOpened } from '../home';

// Restores the values of Your details and Additional details after a reload, and after the session has expired.
// Passwords and bank details are never stored, and a kiosk stores nothing.

/** All stored values have to be removed. */
export const answersForgotten = createEvent();

const readStoredAnswersFx = createEffect(() => readStoredAnswers(readJoiningDraft('answers')));
const readAnswersFx = attach({
  source: $mode,
  effect: ({ isKiosk }) => (isKiosk ? NO_ANSWERS : readStoredAnswersFx()),
});
const writeStoredAnswersFx = attach({
  source: $mode,
  effect: ({ isKiosk }, answers: StoredAnswers) => {
    const isEmpty = answers.details === null && answers.questions === null;
    writeJoiningDraft('answers', isKiosk || isEmpty ? null : answers);
  },
});

const detailsTyped = sample({
  clock: [register.valuesChanged, register.submitted],
  source: {
    mode: $mode,
    status: register.$status,
    form: register.$form,
    definition: register.$definition,
    values: register.$draft,
  },
  fn: ({ mode, status, form, definition, values }): StoredAnswers['details'] =>
    !mode.isKiosk && status === 'ready' && form && definition
      ? { checksum: form.checksum, values: removeSecrets(definition, values) }
      : null,
}).filter({ fn: isPresent });
const questionsTyped = sample({
  clock: [questions.valuesChanged, questions.submitted],
  source: {
    mode: $mode,
    membershipTypeId: $membershipTypeId,
    user: $user,
    definition: questions.$definition,
    values: questions.$values,
  },
  fn: ({ mode, membershipTypeId, user, definition, values }): StoredAnswers['questions'] =>
    !mode.isKiosk && membershipTypeId !== null && user && definition
      ? { membershipTypeId, userId: user.id, values: removeSecrets(definition, values), isSent: false }
      : null,
}).filter({ fn: isPresent });
/** A log-in drops the details of a new account, which is no longer needed: other customers must not see them. */
const customerIdentified = sample({ clock: [$user, readAnswersFx.done], source: $user, filter: isPresent });
/** Answers belong to one membership, and are dropped when another membership or centre is chosen. */
const membershipChanged = sample({
  clock: [selection.membershipChosen, selection.venueChosen, selection.selectionCleared],
  source: $membershipTypeId,
});

const $storedAnswers = createStore<StoredAnswers>(NO_ANSWERS)
  .on(readAnswersFx.doneData, (_, answers) => answers)
  .on(detailsTyped, (answers, details) => ({ ...answers, details }))
  .on(questionsTyped, (answers, questionAnswers) => ({
    ...answers,
    questions: areSameAnswers(answers.questions, questionAnswers) ? answers.questions : questionAnswers,
  }))
  .on(questions.saveAnswersFx.done, (answers) => ({
    ...answers,
    questions: answers.questions && { ...answers.questions, isSent: true },
  }))
  .on(membershipChanged, (answers, typeId) =>
    answers.questions && answers.questions.membershipTypeId !== typeId
      ? { ...answers, questions: null }
      : answers,
  )
  // The account contains these details now.
  .on([register.registered, customerIdentified], (answers) =>
    answers.details ? { ...answers, details: null } : answers,
  )
  .reset(answersForgotten, signedOut, signedOutElsewhere);

const $isStorageRead = createStore(false).on(readAnswersFx.done, () => true);
sample({ clock: flowOpened, target: readAnswersFx });
sample({
  clock: [
    detailsTyped,
    questionsTyped,
    questions.saveAnswersFx.done,
    membershipChanged,
    register.registered,
    answersForgotten,
    signedOut,
    signedOutElsewhere,
  ],
  source: $storedAnswers,
  target: writeStoredAnswersFx,
});
// The customer may be known before the stored answers have been read; writing then would overwrite them.
sample({
  clock: customerIdentified,
  source: $storedAnswers,
  filter: $isStorageRead,
  target: writeStoredAnswersFx,
});

// Restores details only into an identical form.
const restoredDetails = sample({
  clock: [register.$definition, readAnswersFx.done],
  source: {
    storedAnswers: $storedAnswers,
    token: $token,
    form: register.$form,
    definition: register.$definition,
  },
  fn: ({ storedAnswers: { details }, token, form, definition }) =>
    details && token === null && form && definition && form.checksum === details.checksum
      ? filterCompatibleAnswers(definition, details.values)
      : null,
});
sample({ clock: restoredDetails, filter: isPresent, target: register.draftRestored });

// Restores the answers of the same customer to the questions of the same membership.
const restoredQuestions = sample({
  clock: [questions.$definition, $user, readAnswersFx.done],
  source: {
    isStorageRead: $isStorageRead,
    storedAnswers: $storedAnswers,
    membershipTypeId: $membershipTypeId,
    user: $user,
    definition: questions.$definition,
  },
  fn: ({
    isStorageRead,
    storedAnswers: { questions: storedQuestions },
    membershipTypeId,
    user,
    definition,
  }) => {
    if (!isStorageRead || !user || !definition) return null;
    const isSameCustomer =
      storedQuestions?.membershipTypeId === membershipTypeId && storedQuestions?.userId === user.id;
    return {
      definition,
      values:
        isSameCustomer && storedQuestions
          ? filterCompatibleAnswers(definition, storedQuestions.values)
          : null,
    };
  },
}).filter({ fn: isPresent });
sample({
  clock: restoredQuestions.map(({ values }) => values),
  filter: isPresent,
  target: questions.draftRestored,
});
/** The questions and their customer are known; the payload is the definition with the restored values. */
export const questionsRecalled = restoredQuestions.map(({ definition, values }) => ({
  ...definition.initialValues,
  ...values,
}));
/** Whether there are answers of this customer for this membership that the operator does not have. */
export const $hasUnsentAnswers = combine(
  $storedAnswers,
  $membershipTypeId,
  $user,
  ({ questions: storedQuestions }, typeId, user) =>
    storedQuestions !== null &&
    !storedQuestions.isSent &&
    storedQuestions.membershipTypeId === typeId &&
    storedQuestions.userId === user?.id,
);

/** Whether both are the same answers of the same customer. */
function areSameAnswers(first: StoredAnswers['questions'], second: StoredAnswers['questions']): boolean {
  return JSON.stringify({ ...first, isSent: true }) === JSON.stringify({ ...second, isSent: true });
}
