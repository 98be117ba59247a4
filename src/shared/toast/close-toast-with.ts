import { createStore, type Store, sample } from 'effector';
import { toastOutdated } from './toasts';

/**
 * Closes an error's toast when the error no longer applies.
 *
 * @param $error the toast's content while the error applies; afterwards null or the next error
 */
export function closeToastWith($error: Store<string | null>): void {
  const $errors = createStore<{ now: string | null; before: string | null }>({ now: null, before: null }).on(
    $error,
    ({ now }, error) => ({ now: error, before: now }),
  );
  sample({ clock: $errors.updates.filterMap(({ before }) => before ?? undefined), target: toastOutdated });
}
