import { createEvent, createStore, type Store, sample } from 'effector';
import { type ApiFailure, type DataFieldForm, failureText, loadDataFields } from '@/shared/api';
import { createLatestFx, isPresent } from '@/shared/lib';
import { type KnownSection, knownSections } from '../lib/known-details';

type Of = { readonly userId: string };

/**
 * All that the operator knows of a customer who is logged in, to be read and not changed (Spec, joining §2 "Your details", §7). It is
 * asked for when the customer wants to see it, and not before: the screen may be a kiosk's.
 */
export function createKnownDetails({ $userId }: { $userId: Store<string | null> }) {
  /** The customer wants to see them, or tries again. */
  const wanted = createEvent();

  const loadFx = createLatestFx<Of, DataFieldForm, ApiFailure>((_, options) =>
    loadDataFields({ onboardingType: 'membership_purchase' }, options),
  );

  const $sections = createStore<readonly KnownSection[] | null>(null).reset($userId);
  const $error = createStore<string | null>(null).reset($userId);

  const request = sample({
    clock: wanted,
    source: { userId: $userId, sections: $sections },
    fn: ({ userId, sections }): Of | null => (userId !== null && sections === null ? { userId } : null),
  });
  sample({ clock: request, filter: isPresent, target: loadFx });

  // What is known of one customer is never shown to another.
  sample({
    clock: loadFx.done,
    source: $userId,
    filter: (userId, { params }) => params.userId === userId,
    fn: (_, { result }) => knownSections(result.sections),
    target: $sections,
  });
  sample({
    clock: loadFx.fail,
    source: $userId,
    filter: (userId, { params }) => params.userId === userId,
    fn: (_, { error }) => failureText(error),
    target: $error,
  });
  // An error stays until there is an answer: the control that asks again must not vanish from under the finger.
  $error.reset(loadFx.done);

  return { wanted, loadFx, $sections, $error, $isLoading: loadFx.pending };
}

export type KnownDetails = ReturnType<typeof createKnownDetails>;
