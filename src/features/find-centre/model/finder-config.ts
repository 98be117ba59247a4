import type { Place, Venue } from '@/shared/api';

export interface FinderConfig {
  readonly pauseMs?: number;
  /** Places for a text, best first. Replaces the operator's place search, for example with a map service. */
  readonly geocode?: (term: string, options: { signal: AbortSignal }) => Promise<readonly Place[]>;
  /** The page that a centre leads to, where its choice is a way to another page. */
  readonly pathOf?: (venue: Venue) => string;
}
