import { createEvent, createStore, sample } from 'effector';
import { loadFreezing, type MembershipFreezing } from '@/shared/api';
import { createRequest } from '@/shared/request';
import { freezeEnded } from '@/widgets/end-freeze';

/** The page of the membership with this id is on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();
/** The membership was frozen. */
export const frozen = createEvent<MembershipFreezing>();

const request = createRequest({ load: (id: string, options) => loadFreezing({ id }, options) });
export const $membershipId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);
export const $freezing = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;
/** It was frozen on this page, and not before. */
export const $isDone = createStore(false)
  .on(frozen, () => true)
  .reset(freezeEnded, opened, closed);

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: opened, target: request.reloadRequested });
sample({ clock: [frozen, freezeEnded], target: request.replaced });
