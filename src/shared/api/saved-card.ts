import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapDataOrNull, unwrapEmpty } from './unwrap';

export type SavedCardSummary = Camel<components['schemas']['KeptCard']>;

/** GET my-account/saved-card: the details that identify the saved card; null if there is none. */
export function loadSavedCard(options?: CallOptions): Promise<SavedCardSummary | null> {
  return unwrapDataOrNull(() => api().GET('/api/my-account/saved-card', { ...options }));
}

/** DELETE my-account/saved-card: later payments cannot use it. */
export function removeSavedCard(options?: CallOptions): Promise<void> {
  return unwrapEmpty(() => api().DELETE('/api/my-account/saved-card', { ...options }));
}
