import { createEvent, type Store, sample } from 'effector';
import { describeFailure, loadDataFields } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { listKnownSections } from '../lib/known-details';

/**
 * Everything that the operator knows about a logged-in customer, to read but not to change (Requirements J4.1, J4.2).
 * It loads only when the customer wants to see it, because the screen may be a kiosk's.
 */
export function createKnownDetails({ $userId }: { $userId: Store<string | null> }) {
  /** The customer wants to see the details, or tries again. */
  const openClicked = createEvent();

  const request = createRequest({
    load: (_userId: string, options) => loadDataFields({ onboardingType: 'membership_purchase' }, options),
  });

  // One customer's details must never be shown to another.
  sample({ clock: $userId, target: request.reset });
  const detailsRequested = sample({ clock: openClicked, source: $userId });
  sample({ clock: detailsRequested, filter: isPresent, target: request.requested });

  return {
    openClicked,
    loadFx: request.loadFx,
    $sections: request.$data.map((form) => form && listKnownSections(form.sections)),
    $error: request.$failure.map((failure) => failure && describeFailure(failure)),
    $isLoading: request.$isLoading,
  };
}

export type KnownDetails = ReturnType<typeof createKnownDetails>;
