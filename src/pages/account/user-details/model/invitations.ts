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
export const acceptInvitationClicked = createEvent<string>();
export const endInvitationClicked = createEvent<string>();

const invitationsRequest = createRequest({ load: (_: null, options) => listInvitations(options) });
export const $invitations = invitationsRequest.$data;
export const $failure = invitationsRequest.$failure;
export const $isLoading = invitationsRequest.$isLoading;
export const retryClicked = invitationsRequest.retryClicked;

const inviteAdultFx = createEffect<string, AdultInvitation, ApiFailure>((email) => inviteAdult({ email }));
const acceptInvitationFx = createEffect<string, AdultInvitation, ApiFailure>((id) =>
  acceptInvitation({ id }),
);
const endInvitationFx = createEffect<string, void, ApiFailure>((id) => endInvitation({ id }));
export const $isInviting = inviteAdultFx.pending;
/** The ID of the invitation that is being answered or ended; null if there is none. */
export const $busyInvitationId = createStore<string | null>(null)
  .on([acceptInvitationFx, endInvitationFx], (_, id) => id)
  .reset(acceptInvitationFx.finally, endInvitationFx.finally, closed);

export const $email = createStore('')
  .on(emailTyped, (_, email) => email)
  .reset(inviteAdultFx.done, opened, closed);
export const $emailError = createStore<string | null>(null)
  .on(inviteAdultFx.failData, (_, failure) => toRefusal(failure, formatFormError).message)
  .reset(emailTyped, inviteClicked, inviteAdultFx.done, opened, closed);
/** Why an invitation was not answered or ended; null if there is no problem. */
export const $refusal = createStore<Refusal | null>(null)
  .on([acceptInvitationFx.failData, endInvitationFx.failData], (_, failure) => ({
    ...toRefusal(failure),
    message: formatFormError(failure),
  }))
  .reset(acceptInvitationClicked, endInvitationClicked, opened, closed);

sample({ clock: [opened, closed], target: invitationsRequest.reset });
sample({ clock: opened, target: invitationsRequest.reloadRequested });

const invitedEmail = sample({
  clock: inviteClicked,
  source: { email: $email, isInviting: inviteAdultFx.pending },
  fn: ({ email, isInviting }) => (isInviting ? null : tidyEmail(email).trim()),
}).filter({ fn: isPresent });
sample({ clock: invitedEmail, filter: (email) => email !== '', target: inviteAdultFx });
sample({
  clock: invitedEmail,
  filter: (email) => email === '',
  fn: () => text('adults.emailMissing'),
  target: $emailError,
});
const filterWhenIdle = (clicked: typeof acceptInvitationClicked) =>
  sample({
    clock: clicked,
    source: $busyInvitationId,
    filter: (busyInvitationId) => busyInvitationId === null,
    fn: (_, id) => id,
  });
sample({ clock: filterWhenIdle(acceptInvitationClicked), target: acceptInvitationFx });
sample({ clock: filterWhenIdle(endInvitationClicked), target: endInvitationFx });

// Reloads the invitations after a change while the page is open, and after a refusal, because the invitation may have
// ended.
sample({
  clock: [inviteAdultFx.done, acceptInvitationFx.finally, endInvitationFx.finally],
  source: $isOpen,
  filter: Boolean,
  fn: () => null,
  target: invitationsRequest.reloadRequested,
});
sample({
  clock: [
    inviteAdultFx.done.map(({ params: email }) => text('adults.invited', { email })),
    acceptInvitationFx.done.map(() => text('adults.accepted')),
    endInvitationFx.done.map(() => text('adults.ended')),
  ],
  fn: (content): ToastContent => ({ content, type: 'success' }),
  target: toastShown,
});
