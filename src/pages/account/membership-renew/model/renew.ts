import { combine, createEvent, createStore, sample } from 'effector';
import { createMembershipTerms } from '@/features/accept-terms';
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

/** What the customer agrees to with the next period. */
export const terms = createMembershipTerms({
  $typeId: $renewal.map((renewal) => renewal?.membershipTypeId ?? null),
});

const $membershipId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);
/** Nothing is put into the basket whose price was not read. */
const $wanted = combine($membershipId, $renewal, (membershipId, renewal) =>
  membershipId === null || renewal === null ? null : { membershipId },
);

sample({ clock: [opened, closed], fn: () => undefined, target: [request.reset, adding.reset, terms.reset] });
sample({ clock: opened, target: request.reloadRequested });
sample({ clock: opened, fn: () => undefined, target: terms.opened });
const ready = sample({
  clock: renewClicked,
  source: terms.$blockers,
  filter: (blockers) => blockers.length === 0,
});
sample({ clock: ready, source: $wanted, filter: isPresent, target: adding.submitted });
sample({ clock: adding.sendFx.done, fn: () => undefined, target: terms.carried });
