import { createEvent, sample } from 'effector';
import { loadMemberships } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { freezeEnded } from '@/widgets/end-freeze';
import { takenBack } from '@/widgets/take-membership-back';

export const opened = createEvent();
export const closed = createEvent();

const request = createRequest({ load: (_: null, options) => loadMemberships(options) });

export const $memberships = request.$data.map((held) => held?.items ?? null);
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
sample({
  clock: [takenBack, freezeEnded],
  source: $memberships,
  filter: isPresent,
  fn: () => null,
  target: request.reloadRequested,
});
