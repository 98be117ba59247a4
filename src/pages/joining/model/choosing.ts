import { createStore } from 'effector';
import { $clientId } from '@/entities/client';
import { $user } from '@/entities/customer';
import { $homeVenue } from '@/entities/venue';
import { createAnswerQuestions } from '@/features/answer-questions';
import { createChooseMembership } from '@/features/choose-membership';
import { createForgottenPassword } from '@/features/forgotten-password';
import { createKnownDetails, createRegisterCustomer } from '@/features/register-customer';
import { createSignIn } from '@/features/sign-in';
import type { Source } from '@/shared/api';
import { createSelection } from './selection';

// The first half of the page's features: what is chosen, and by whom. A file of its own, so that it can be run in a task of its own.

export const choose = createChooseMembership({ $venue: $homeVenue, $user });
export const selection = createSelection({
  $types: choose.$types,
  $areTypesReady: choose.$status.map((status) => status === 'ready'),
  $userId: $user.map((user) => user?.id ?? null),
});

const { $membership } = selection;
export const $typeId = $membership.map((membership) => membership?.membershipType.id ?? null);

const $source = createStore<Source>('online-joining');
export const signIn = createSignIn();
export const forgotten = createForgottenPassword({ $username: signIn.$username });
export const register = createRegisterCustomer({ $clientId, $source });
export const known = createKnownDetails({ $userId: $user.map((user) => user?.id ?? null) });
export const questions = createAnswerQuestions({ $membershipTypeId: $typeId });
