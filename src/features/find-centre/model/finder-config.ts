import type { Place, Venue } from '@/shared/api';

export interface FinderConfig {
  readonly pauseMs?: number;
  /** Looks up places for a text, best match first. Replaces the operator's place search, for example with a map service. */
  readonly lookUpPlaces?: (term: string, options: { signal: AbortSignal }) => Promise<readonly Place[]>;
  /** The address of a centre's page, if choosing a centre opens another page. */
  readonly formatCentrePath?: (venue: Venue) => string;
}
