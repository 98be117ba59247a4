import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiFailure,
  type GuestPass,
  loadGuestPasses,
  type Refusal,
  resendGuestPass,
  revokeGuestPass,
  toRefusal,
} from '@/shared/api';
import { createPage } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

/** Send again was clicked; the payload is the ID of a pass. */
export const resendClicked = createEvent<string>();
export const revokeClicked = createEvent<string>();
/** A pass has changed, so the list is loaded again. */
export const passesChanged = createEvent();

export const page = createPage({
  load: (_: null, options) => loadGuestPasses(options),
  reloadOn: [passesChanged],
});
export const { opened, closed, $data: $passes } = page;
const resendFx = createEffect<string, GuestPass, ApiFailure>((id) => resendGuestPass({ id }));
const revokeFx = createEffect<string, GuestPass, ApiFailure>((id) => revokeGuestPass({ id }));

/** The ID of the pass that is being sent again or withdrawn; null if there is none. */
export const $busyPassId = createStore<string | null>(null)
  .on([resendFx, revokeFx], (_, id) => id)
  .reset(resendFx.finally, revokeFx.finally, closed);
/** Why a pass was not sent again or withdrawn; null if there is no problem. */
export const $refusal = createStore<Refusal | null>(null)
  .on([resendFx.failData, revokeFx.failData], (_, failure) => toRefusal(failure))
  .reset(resendClicked, revokeClicked, opened, closed);

sample({ clock: resendClicked, source: $busyPassId, filter: isIdle, fn: (_, id) => id, target: resendFx });
sample({ clock: revokeClicked, source: $busyPassId, filter: isIdle, fn: (_, id) => id, target: revokeFx });
sample({ clock: revokeFx.done, target: passesChanged });
sample({
  clock: [
    resendFx.done.map((): ToastContent => ({ content: text('guests.resent'), type: 'success' })),
    revokeFx.done.map((): ToastContent => ({ content: text('guests.revoked'), type: 'success' })),
  ],
  target: toastShown,
});

function isIdle(busyPassId: string | null): boolean {
  return busyPassId === null;
}
