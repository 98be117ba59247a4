import { loadDataFields } from '@/shared/api';
import { type HomeAddress, readHomeAddress } from './read-home-address';

/** The address of the customer who is logged in; null when the operator does not know it. Rejects with an ApiFailure. */
export async function loadHomeAddress(options: { signal: AbortSignal }): Promise<HomeAddress | null> {
  const { sections } = await loadDataFields({ onboardingType: 'membership_purchase' }, options);
  return readHomeAddress(sections);
}
