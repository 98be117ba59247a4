import { createEvent, createStore, type Event, type Store, sample } from 'effector';
import { readConsentFx } from '@/shared/analytics';

/** The code of analytics has come and stands on the page. */
export const analyticsOpened = createEvent();
/** From now on news is listened to. */
const $isListening = createStore(false).on(analyticsOpened, () => true);

sample({ clock: analyticsOpened, target: readConsentFx });

/**
 * Answers a store as it stands on opening, and after each change. It is read as it is, without `map`: this code comes
 * in the middle of a visit, and a store that is derived so late would start from its default.
 */
export function observed<Value>($store: Store<Value>): Event<Value> {
  const asked = sample({
    clock: [analyticsOpened, $store],
    source: $isListening,
    filter: (isListening) => isListening,
  });
  return sample({ clock: asked, source: $store });
}
