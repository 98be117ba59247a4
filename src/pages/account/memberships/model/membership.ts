import { createEvent, sample } from 'effector';
import { loadMembership } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { freezeEnded } from '@/widgets/end-freeze';
import { takenBack } from '@/widgets/take-membership-back';

/** The page of the membership with this id is on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();

const request = createRequest({ load: (id: string, options) => loadMembership({ id }, options) });

export const $membership = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: opened, target: request.reloadRequested });
sample({
  clock: takenBack,
  source: $membership,
  filter: (shown, { id }) => shown?.id === id,
  fn: (_, membership) => membership,
  target: request.replaced,
});
const ended = sample({ clock: freezeEnded, source: $membership, fn: (membership) => membership?.id ?? null });
sample({ clock: ended, filter: isPresent, target: request.reloadRequested });
