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

export const membershipAddition = createAddMembership({ send: renewMembership });

/** The terms of the next period. */
export const membershipTerms = createMembershipTerms({
  $typeId: $renewal.map((renewal) => renewal?.membershipTypeId ?? null),
});

/** The renewal to add to the basket; null until its price has loaded. */
const $renewalRequest = combine($membershipId, $renewal, (membershipId, renewal) =>
  membershipId === null || renewal === null ? null : { membershipId },
);

sample({ clock: [opened, closed], target: [membershipAddition.reset, membershipTerms.reset] });
sample({ clock: opened, target: membershipTerms.opened });
const renewConfirmed = sample({
  clock: renewClicked,
  source: membershipTerms.$blockers,
  filter: (blockers) => blockers.length === 0,
});
sample({
  clock: renewConfirmed,
  source: $renewalRequest,
  filter: isPresent,
  target: membershipAddition.submitted,
});
sample({ clock: membershipAddition.sendFx.done, target: membershipTerms.addedToBasket });
