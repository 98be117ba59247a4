import { createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import {
  type ApiFailure,
  type GuestPass,
  type IssueGuestPass,
  isResponseLost,
  issueGuestPass,
} from '@/shared/api';
import { createId, isPresent } from '@/shared/lib';
import {
  type DraftErrors,
  EMPTY_DRAFT,
  findAllowance,
  type GuestPassDraft,
  normaliseDraft,
  toDraftErrors,
  validateDraft,
} from '../lib/draft';
import { $passes, closed, opened, passesChanged, revokeClicked } from './passes';

export const draftEdited = createEvent<Partial<GuestPassDraft>>();
export const formSubmitted = createEvent();

const createAttemptIdFx = createEffect(createId);
const issueFx = createEffect<IssueGuestPass, GuestPass, ApiFailure>((pass) => issueGuestPass(pass));
/** The reloaded list contains the pass whose response was lost. */
const issuedPassFound = createEvent<GuestPass>();

/** The form values. They stay after every failure and are cleared when the pass is issued. */
export const $draft = createStore<GuestPassDraft>(EMPTY_DRAFT)
  .on(draftEdited, (draft, changes) => ({ ...draft, ...changes }))
  .reset(issueFx.done, issuedPassFound, opened, closed);
/** Stays the same until a value changes, so that a retry after a lost response does not issue a second pass. */
const $attemptId = createStore<string | null>(null)
  .on(createAttemptIdFx.doneData, (_, id) => id)
  .reset(draftEdited, issueFx.done, issuedPassFound, opened, closed);
export const $isIssuing = issueFx.pending;
/** The pass that was issued last; null if there is none. */
export const $issuedPass = createStore<GuestPass | null>(null)
  .on([issueFx.doneData, issuedPassFound], (_, pass) => pass)
  .reset(revokeClicked, opened, closed);

/** Whether the response was lost, so that the pass may or may not have been issued. */
export const $isIssueUnknown = createStore(false)
  .on(issueFx.failData, (_, failure) => isResponseLost(failure))
  .reset(issueFx, issuedPassFound, draftEdited, opened, closed);
// The reloaded list shows whether the pass was issued: it then contains a new pass for this guest on this date.
const $unconfirmedPass = createStore<{
  readonly request: IssueGuestPass;
  readonly knownPassIds: ReadonlySet<string>;
} | null>(null).reset(issueFx.done, issuedPassFound, draftEdited, opened, closed);
sample({
  clock: issueFx.fail,
  source: $passes,
  filter: (_, { error }) => isResponseLost(error),
  fn: (passes, { params }) => ({
    request: params,
    knownPassIds: new Set(passes?.issued.map(({ id }) => id)),
  }),
  target: [$unconfirmedPass, passesChanged.prepend(() => undefined)],
});
const foundPass = sample({
  clock: $passes.updates,
  source: $unconfirmedPass,
  fn: (lostAttempt, passes) =>
    passes?.issued.find(
      ({ id, guest, visitDate }) =>
        lostAttempt !== null &&
        !lostAttempt.knownPassIds.has(id) &&
        guest.email === lostAttempt.request.email &&
        visitDate === lostAttempt.request.visitDate,
    ),
}).filterMap((pass) => pass);
sample({ clock: foundPass, target: issuedPassFound });

const passRequested = sample({
  clock: formSubmitted,
  source: {
    draft: $draft,
    passes: $passes,
    isIssuing: issueFx.pending,
    attemptId: $attemptId,
    today: $today,
  },
  fn({ draft, passes, isIssuing, attemptId, today }) {
    const allowance = findAllowance(passes?.allowances ?? [], draft);
    if (!allowance || isIssuing) return null;
    const passRequest = normaliseDraft(draft, allowance);
    return { passRequest, attemptId, errors: validateDraft(passRequest, allowance, today) };
  },
}).filter({ fn: isPresent });
const validPassRequested = passRequested.filter({ fn: ({ errors }) => Object.keys(errors).length === 0 });

export const $errors = createStore<DraftErrors>({})
  .on(passRequested, (_, { errors }) => errors)
  .on(issueFx.failData, (_, failure) => toDraftErrors(failure))
  .on(draftEdited, (errors, changes) =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes) && field !== '')),
  )
  .reset(issueFx.done, opened, closed);

sample({
  clock: validPassRequested,
  filter: ({ attemptId }) => attemptId === null,
  target: createAttemptIdFx,
});
const firstAttempt = sample({
  clock: createAttemptIdFx.doneData,
  source: { draft: $draft, passes: $passes },
  fn({ draft, passes }, attemptId): IssueGuestPass | null {
    const allowance = findAllowance(passes?.allowances ?? [], draft);
    return allowance ? { ...normaliseDraft(draft, allowance), attemptId } : null;
  },
}).filter({ fn: isPresent });
const repeatedAttempt = validPassRequested.filterMap(({ passRequest, attemptId }) =>
  attemptId === null ? undefined : { ...passRequest, attemptId },
);
sample({ clock: [firstAttempt, repeatedAttempt], target: issueFx });
sample({ clock: issueFx.done, target: passesChanged });
