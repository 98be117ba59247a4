import { combine, createEvent, sample } from 'effector';
import { createMembershipTerms } from '@/features/accept-terms';
import { loadRenewal, renewMembership } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { createAddMembership } from '@/widgets/add-membership';

export const renewClicked = createEvent();

export const page = createPage({
  load: (membershipId: string, options) => loadRenewal({ membershipId }, options),
});
const { opened, closed, $params: $membershipId, $data: $renewal } = page;

export const adding = createAddMembership({ send: renewMembership });

/** The terms of the next period. */
export const terms = createMembershipTerms({
  $typeId: $renewal.map((renewal) => renewal?.membershipTypeId ?? null),
});

/** The renewal to add to the basket; null until its price has loaded. */
const $wanted = combine($membershipId, $renewal, (membershipId, renewal) =>
  membershipId === null || renewal === null ? null : { membershipId },
);

sample({ clock: [opened, closed], target: [adding.reset, terms.reset] });
sample({ clock: opened, target: terms.opened });
const ready = sample({
  clock: renewClicked,
  source: terms.$blockers,
  filter: (blockers) => blockers.length === 0,
});
sample({ clock: ready, source: $wanted, filter: isPresent, target: adding.submitted });
sample({ clock: adding.sendFx.done, target: terms.carried });
