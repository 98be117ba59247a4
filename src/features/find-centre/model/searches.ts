import { createStore, type Event, type Store, sample } from 'effector';
import type { Town } from '../lib/towns';

interface SearchesConfig {
  readonly $searchTerm: Store<string>;
  readonly searchSubmitted: Event<void>;
  readonly clearClicked: Event<void>;
  readonly useMyLocationClicked: Event<void>;
  readonly townChosen: Event<Town>;
}

/** Explicit searches, as opposed to results while typing. */
export function createSearches(config: SearchesConfig) {
  const submittedTerm = sample({
    clock: config.searchSubmitted,
    source: config.$searchTerm,
    filter: (term) => term.trim() !== '',
  });
  const searchEvents = [submittedTerm, config.useMyLocationClicked, config.townChosen];
  return {
    /** The number of searches: each one moves the page to its results. */
    $searchCount: createStore(0).on(searchEvents, (count) => count + 1),
    /** Whether a search was made and not cleared, so that the page is about its results. */
    $hasSearched: createStore(false)
      .on(searchEvents, () => true)
      .reset(config.clearClicked),
  };
}
