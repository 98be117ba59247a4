import { $user } from '@/entities/customer';
import { $homeVenue } from '@/entities/venue';
import { createAnswerQuestions } from '@/features/answer-questions';
import { createChooseMembership } from '@/features/choose-membership';
import { createSelection } from './selection';

// What is chosen, and what the operator asks about it.

export const choose = createChooseMembership({ $venue: $homeVenue, $user });
export const selection = createSelection({
  $types: choose.$types,
  $areTypesReady: choose.$status.map((status) => status === 'ready'),
  $userId: $user.map((user) => user?.id ?? null),
});

const { $membership } = selection;
export const $typeId = $membership.map((membership) => membership?.membershipType.id ?? null);
export const questions = createAnswerQuestions({ $membershipTypeId: $typeId });
