import type { CardProviders } from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';
import type { AddressLimits } from './address-limits.ts';
import type { SubSites } from './settings.ts';

/** The dependencies of every tag's routes. */
export interface ApiParts {
  readonly store: Store;
  /** Limits the calls of one kind by the caller's address. */
  readonly limitedBy: AddressLimits;
  readonly cards: CardProviders;
  readonly sites: SubSites;
  readonly embedOrigins: readonly string[];
}
