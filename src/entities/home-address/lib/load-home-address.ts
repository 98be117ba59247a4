import { loadKnownAnswers } from '@/shared/api';
import { type HomeAddress, readHomeAddress } from './read-home-address';

/**
 * Loads the logged-in customer's address; null if the operator does not have it.
 *
 * @throws ApiFailure
 */
export async function loadHomeAddress(options: { signal: AbortSignal }): Promise<HomeAddress | null> {
  return readHomeAddress(await loadKnownAnswers(options));
}
