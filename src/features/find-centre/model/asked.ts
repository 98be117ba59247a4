import { createStore, type Event, type Store, sample } from 'effector';
import type { Town } from '../lib/towns';

interface AskedConfig {
  readonly $searchTerm: Store<string>;
  readonly searchSubmitted: Event<void>;
  readonly clearClicked: Event<void>;
  readonly useMyLocationClicked: Event<void>;
  readonly townChosen: Event<Town>;
}

/** Searches that the customer has asked for, other than by typing. */
export function createAsked(on: AskedConfig) {
  const submittedTerm = sample({
    clock: on.searchSubmitted,
    source: on.$searchTerm,
    filter: (term) => term.trim() !== '',
  });
  const asked = [submittedTerm, on.useMyLocationClicked, on.townChosen];
  return {
    /** How often: the page then moves to what was found. */
    $searches: createStore(0).on(asked, (n) => n + 1),
    /** Until the search is cleared, what was found is what the page is about. */
    $isAsked: createStore(false)
      .on(asked, () => true)
      .reset(on.clearClicked),
  };
}
