import { sample } from 'effector';
import { createMembershipTerms } from '@/features/accept-terms';
import { $chosenMembership, closed, opened } from './change';
import { $step, membershipAddition, termsAccepted } from './sending';

/** The terms of the new membership, accepted in the last step. Their code loads with that step. */
export const membershipTerms = createMembershipTerms({
  $typeId: $chosenMembership.map((membership) => membership?.membershipType.id ?? null),
});

sample({ clock: membershipAddition.sendFx.done, target: membershipTerms.addedToBasket });
sample({ clock: [opened, closed], target: membershipTerms.reset });
// If the operator has no terms, there is nothing to accept.
sample({
  clock: [membershipTerms.$hasNoTerms, $step],
  source: { isNone: membershipTerms.$hasNoTerms, step: $step, status: membershipAddition.$status },
  filter: ({ isNone, step, status }) => isNone && step === 'terms' && status === 'idle',
  target: termsAccepted,
});
