import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiFailure,
  endFreeze,
  loadFreezing,
  type MembershipFreezing,
  type Refusal,
  toRefusal,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

/** End freeze was clicked; the payload is the ID of the membership. */
export const endClicked = createEvent<string>();
export const confirmClicked = createEvent();
/** The customer keeps the freeze or leaves the page. */
export const keepClicked = createEvent();

const freezingRequest = createRequest({ load: (id: string, options) => loadFreezing({ id }, options) });
export const $freeze = freezingRequest.$data;
export const $failure = freezingRequest.$failure;
export const $isLoading = freezingRequest.$isLoading;
export const retryClicked = freezingRequest.retryClicked;

type EndFreezeRequest = { readonly id: string; readonly expected: string };
const endFx = createEffect<EndFreezeRequest, MembershipFreezing, ApiFailure>(endFreeze);

const $membershipId = createStore<string | null>(null)
  .on(endClicked, (_, id) => id)
  .reset(keepClicked, endFx.done);
const endRefused = sample({
  clock: endFx.fail,
  source: $membershipId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** The membership after its freeze has ended. */
export const freezeEnded = endFx.doneData;

export const $dialog = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(endClicked, () => 'asking')
  .on(endFx, () => 'sending')
  .on(endRefused, () => 'asking')
  .reset(keepClicked, endFx.done);
/** Why the freeze could not be ended; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(endRefused, (_, failure) => toRefusal(failure))
  .reset(endClicked, confirmClicked, keepClicked);

sample({ clock: endClicked, target: freezingRequest.reloadRequested });
// The effect of ending the freeze has changed, so it is loaded again.
sample({
  clock: endRefused,
  source: $membershipId,
  filter: (id, { kind }) => id !== null && kind === 'validation',
  fn: (id) => id ?? '',
  target: freezingRequest.reloadRequested,
});
const endRequestBuilt = sample({
  clock: confirmClicked,
  source: { id: $membershipId, freezing: $freeze, isLoading: $isLoading, dialog: $dialog },
  fn({ id, freezing, isLoading, dialog }): EndFreezeRequest | null {
    const expected = freezing?.end?.expected;
    return id === null || expected === undefined || isLoading || dialog !== 'asking'
      ? null
      : { id, expected };
  },
});
sample({ clock: endRequestBuilt, filter: isPresent, target: endFx });
sample({ clock: [keepClicked, endFx.done], target: freezingRequest.reset });
sample({
  clock: freezeEnded,
  fn: ({ freeze }): ToastContent => ({
    content: text(freeze === null ? 'endFreeze.takenBack' : 'endFreeze.ended'),
    type: 'success',
  }),
  target: toastShown,
});
