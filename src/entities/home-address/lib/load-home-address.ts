import { loadKnownAnswers } from '@/shared/api';
import { type HomeAddress, readHomeAddress } from './read-home-address';

/** The address of the customer who is logged in; null when the operator does not know it. Rejects with an ApiFailure. */
export async function loadHomeAddress(options: { signal: AbortSignal }): Promise<HomeAddress | null> {
  return readHomeAddress(await loadKnownAnswers(options));
}
