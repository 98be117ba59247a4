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

  const detailsRequest = createRequest({
    load: (_userId: string, options) => loadDataFields({ onboardingType: 'membership_purchase' }, options),
  });

  // One customer's details must never be shown to another.
  sample({ clock: $userId, target: detailsRequest.reset });
  const detailsRequested = sample({ clock: openClicked, source: $userId });
  sample({ clock: detailsRequested, filter: isPresent, target: detailsRequest.requested });

  return {
    openClicked,
    loadFx: detailsRequest.loadFx,
    $sections: detailsRequest.$data.map((form) => form && listKnownSections(form.sections)),
    $error: detailsRequest.$failure.map((failure) => failure && describeFailure(failure)),
    $isLoading: detailsRequest.$isLoading,
  };
}

export type KnownDetails = ReturnType<typeof createKnownDetails>;
