import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type AdultInvitation,
  type ApiFailure,
  acceptInvitation,
  endInvitation,
  inviteAdult,
  listInvitations,
  type Refusal,
  toRefusal,
} from '@/shared/api';
import { isPresent, tidyEmail } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { formatFormError } from '../lib/details-errors';
import { text } from '../texts';
import { $isOpen, closed, opened } from './page';

export const emailTyped = createEvent<string>();
export const inviteClicked = createEvent();
/** Accept was clicked; the payload is the ID of an invitation. */
export const acceptClicked = createEvent<string>();
export const endClicked = createEvent<string>();

const request = createRequest({ load: (_: null, options) => listInvitations(options) });
export const $invitations = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const inviteFx = createEffect<string, AdultInvitation, ApiFailure>((email) => inviteAdult({ email }));
const acceptFx = createEffect<string, AdultInvitation, ApiFailure>((id) => acceptInvitation({ id }));
const endFx = createEffect<string, void, ApiFailure>((id) => endInvitation({ id }));
export const $isInviting = inviteFx.pending;
/** The ID of the invitation that is being answered or ended; null if there is none. */
export const $busyId = createStore<string | null>(null)
  .on([acceptFx, endFx], (_, id) => id)
  .reset(acceptFx.finally, endFx.finally, closed);

export const $email = createStore('')
  .on(emailTyped, (_, email) => email)
  .reset(inviteFx.done, opened, closed);
export const $emailError = createStore<string | null>(null)
  .on(inviteFx.failData, (_, failure) => toRefusal(failure, formatFormError).message)
  .reset(emailTyped, inviteClicked, inviteFx.done, opened, closed);
/** Why an invitation was not answered or ended; null if there is no problem. */
export const $problem = createStore<Refusal | null>(null)
  .on([acceptFx.failData, endFx.failData], (_, failure) => ({
    ...toRefusal(failure),
    message: formatFormError(failure),
  }))
  .reset(acceptClicked, endClicked, opened, closed);

sample({ clock: [opened, closed], target: request.reset });
sample({ clock: opened, target: request.reloadRequested });

const asked = sample({
  clock: inviteClicked,
  source: { email: $email, isInviting: inviteFx.pending },
  fn: ({ email, isInviting }) => (isInviting ? null : tidyEmail(email).trim()),
}).filter({ fn: isPresent });
sample({ clock: asked, filter: (email) => email !== '', target: inviteFx });
sample({
  clock: asked,
  filter: (email) => email === '',
  fn: () => text('adults.emailMissing'),
  target: $emailError,
});
const whenIdle = (clicked: typeof acceptClicked) =>
  sample({
    clock: clicked,
    source: $busyId,
    filter: (busyId) => busyId === null,
    fn: (_, id) => id,
  });
sample({ clock: whenIdle(acceptClicked), target: acceptFx });
sample({ clock: whenIdle(endClicked), target: endFx });

// Reloads the invitations after a change while the page is open, and after a refusal, because the invitation may have
// ended.
sample({
  clock: [inviteFx.done, acceptFx.finally, endFx.finally],
  source: $isOpen,
  filter: Boolean,
  fn: () => null,
  target: request.reloadRequested,
});
sample({
  clock: [
    inviteFx.done.map(({ params: email }) => text('adults.invited', { email })),
    acceptFx.done.map(() => text('adults.accepted')),
    endFx.done.map(() => text('adults.ended')),
  ],
  fn: (content): ToastContent => ({ content, type: 'success' }),
  target: toastShown,
});
