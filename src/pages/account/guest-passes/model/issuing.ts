import { createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import {
  type ApiFailure,
  type GuestPass,
  type IssueGuestPass,
  isAnswerLost,
  issueGuestPass,
} from '@/shared/api';
import { createId, isPresent } from '@/shared/lib';
import {
  type Draft,
  type DraftErrors,
  EMPTY_DRAFT,
  findAllowance,
  findMissing,
  selectFirstVenue,
  toDraftErrors,
} from '../lib/draft';
import { $passes, closed, opened, passesChanged, revokeClicked } from './passes';

export const edited = createEvent<Partial<Draft>>();
export const submitted = createEvent();

const newAttemptFx = createEffect(createId);
const issueFx = createEffect<IssueGuestPass, GuestPass, ApiFailure>((pass) => issueGuestPass(pass));
/** The reloaded list contains the pass whose response was lost. */
const issuedPassFound = createEvent<GuestPass>();

/** The form values. They stay after every failure and are cleared when the pass is issued. */
export const $draft = createStore<Draft>(EMPTY_DRAFT)
  .on(edited, (draft, changes) => ({ ...draft, ...changes }))
  .reset(issueFx.done, issuedPassFound, opened, closed);
/** Stays the same until a value changes, so that a retry after a lost response does not issue a second pass. */
const $attemptId = createStore<string | null>(null)
  .on(newAttemptFx.doneData, (_, id) => id)
  .reset(edited, issueFx.done, issuedPassFound, opened, closed);
export const $isIssuing = issueFx.pending;
/** The pass that was issued last; null if there is none. */
export const $issued = createStore<GuestPass | null>(null)
  .on([issueFx.doneData, issuedPassFound], (_, pass) => pass)
  .reset(revokeClicked, opened, closed);

/** Whether the response was lost, so that the pass may or may not have been issued. */
export const $isIssueUnknown = createStore(false)
  .on(issueFx.failData, (_, failure) => isAnswerLost(failure))
  .reset(issueFx, issuedPassFound, edited, opened, closed);
// The reloaded list shows whether the pass was issued: it then contains a new pass for this guest on this date.
const $unconfirmedPass = createStore<{
  readonly wanted: IssueGuestPass;
  readonly known: ReadonlySet<string>;
} | null>(null).reset(issueFx.done, issuedPassFound, edited, opened, closed);
sample({
  clock: issueFx.fail,
  source: $passes,
  filter: (_, { error }) => isAnswerLost(error),
  fn: (passes, { params }) => ({ wanted: params, known: new Set(passes?.issued.map(({ id }) => id)) }),
  target: [$unconfirmedPass, passesChanged.prepend(() => undefined)],
});
const found = sample({
  clock: $passes.updates,
  source: $unconfirmedPass,
  fn: (lostAttempt, passes) =>
    passes?.issued.find(
      ({ id, guest, visitDate }) =>
        lostAttempt !== null &&
        !lostAttempt.known.has(id) &&
        guest.email === lostAttempt.wanted.email &&
        visitDate === lostAttempt.wanted.visitDate,
    ),
}).filterMap((pass) => pass);
sample({ clock: found, target: issuedPassFound });

const asked = sample({
  clock: submitted,
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
    const request = selectFirstVenue(draft, allowance);
    return { request, attemptId, missing: findMissing(request, allowance, today) };
  },
}).filter({ fn: isPresent });
const complete = asked.filter({ fn: ({ missing }) => Object.keys(missing).length === 0 });

export const $errors = createStore<DraftErrors>({})
  .on(asked, (_, { missing }) => missing)
  .on(issueFx.failData, (_, failure) => toDraftErrors(failure))
  .on(edited, (errors, changes) =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes) && field !== '')),
  )
  .reset(issueFx.done, opened, closed);

sample({
  clock: complete,
  filter: ({ attemptId }) => attemptId === null,
  target: newAttemptFx,
});
const firstAttempt = sample({
  clock: newAttemptFx.doneData,
  source: { draft: $draft, passes: $passes },
  fn({ draft, passes }, attemptId): IssueGuestPass | null {
    const allowance = findAllowance(passes?.allowances ?? [], draft);
    return allowance ? { ...selectFirstVenue(draft, allowance), attemptId } : null;
  },
}).filter({ fn: isPresent });
const repeatedAttempt = complete.filterMap(({ request, attemptId }) =>
  attemptId === null ? undefined : { ...request, attemptId },
);
sample({ clock: [firstAttempt, repeatedAttempt], target: issueFx });
sample({ clock: issueFx.done, target: passesChanged });
