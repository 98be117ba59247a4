import type { Place } from '@/shared/api';

export interface FinderConfig {
  readonly pauseMs?: number;
  /** Places for a text, best first. Replaces the operator's place search, for example with a map service. */
  readonly geocode?: (term: string, options: { signal: AbortSignal }) => Promise<readonly Place[]>;
}
