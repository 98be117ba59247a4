import { createEvent, createStore, type Event, type Store, sample } from 'effector';
import { readConsentFx } from '@/shared/analytics';

export const analyticsOpened = createEvent();
const $isListening = createStore(false).on(analyticsOpened, () => true);

sample({ clock: analyticsOpened, target: readConsentFx });

/**
 * Emits the value of a store when analytics opens and after each change. It samples the store directly, without
 * `map`: this code loads in the middle of a visit, when a derived store would start with its default.
 */
export function observeStore<Value>($store: Store<Value>): Event<Value> {
  const valueDue = sample({
    clock: [analyticsOpened, $store],
    source: $isListening,
    filter: (isListening) => isListening,
  });
  return sample({ clock: valueDue, source: $store });
}
