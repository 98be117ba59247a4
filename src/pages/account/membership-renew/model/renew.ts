import { combine, createEvent, createStore, sample } from 'effector';
import { loadRenewal, renewMembership } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { createAddMembership } from '@/widgets/add-membership';

/** The page of the membership with this id is on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();
export const renewClicked = createEvent();

const request = createRequest({
  load: (membershipId: string, options) => loadRenewal({ membershipId }, options),
});
export const $renewal = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

export const adding = createAddMembership({ send: renewMembership });

const $membershipId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);
/** Nothing is put into the basket whose price was not read. */
const $wanted = combine($membershipId, $renewal, (membershipId, renewal) =>
  membershipId === null || renewal === null ? null : { membershipId },
);

sample({ clock: [opened, closed], fn: () => undefined, target: [request.reset, adding.reset] });
sample({ clock: opened, target: request.reloadRequested });
sample({ clock: renewClicked, source: $wanted, filter: isPresent, target: adding.submitted });
