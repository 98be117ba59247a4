import { sample } from 'effector';
import { createMembershipTerms } from '@/features/accept-terms';
import { $chosenMembership, closed, opened } from './change';
import { $step, adding, termsAccepted } from './sending';

/** The terms of the new membership, accepted in the last step. Their code loads with that step. */
export const terms = createMembershipTerms({
  $typeId: $chosenMembership.map((membership) => membership?.membershipType.id ?? null),
});

sample({ clock: adding.sendFx.done, target: terms.carried });
sample({ clock: [opened, closed], target: terms.reset });
// If the operator has no terms, there is nothing to accept.
sample({
  clock: [terms.$isNone, $step],
  source: { isNone: terms.$isNone, step: $step, status: adding.$status },
  filter: ({ isNone, step, status }) => isNone && step === 'terms' && status === 'idle',
  target: termsAccepted,
});
