import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiFailure,
  type GuestPass,
  loadGuestPasses,
  type Refusal,
  refusalOf,
  resendGuestPass,
  revokeGuestPass,
} from '@/shared/api';
import { createPage } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

/** The id of a pass. */
export const resendClicked = createEvent<string>();
export const revokeClicked = createEvent<string>();
/** Something was changed, and is read again. */
export const passesChanged = createEvent();

export const page = createPage({
  load: (_: null, options) => loadGuestPasses(options),
  reloadOn: [passesChanged],
});
export const { opened, closed, $data: $passes } = page;
const resendFx = createEffect<string, GuestPass, ApiFailure>((id) => resendGuestPass({ id }));
const revokeFx = createEffect<string, GuestPass, ApiFailure>((id) => revokeGuestPass({ id }));

/** The pass that is being sent again or taken back. */
export const $busyId = createStore<string | null>(null)
  .on([resendFx, revokeFx], (_, id) => id)
  .reset(resendFx.finally, revokeFx.finally, closed);
/** Why a pass was not sent again or taken back. */
export const $problem = createStore<Refusal | null>(null)
  .on([resendFx.failData, revokeFx.failData], (_, failure) => refusalOf(failure))
  .reset(resendClicked, revokeClicked, opened, closed);

sample({ clock: resendClicked, source: $busyId, filter: isIdle, fn: (_, id) => id, target: resendFx });
sample({ clock: revokeClicked, source: $busyId, filter: isIdle, fn: (_, id) => id, target: revokeFx });
sample({ clock: revokeFx.done, target: passesChanged });
sample({
  clock: [
    resendFx.done.map((): ToastContent => ({ content: text('guests.resent'), type: 'success' })),
    revokeFx.done.map((): ToastContent => ({ content: text('guests.revoked'), type: 'success' })),
  ],
  target: toastShown,
});

function isIdle(busyId: string | null): boolean {
  return busyId === null;
}
