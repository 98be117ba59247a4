import { createStore, type Store, sample } from 'effector';
import { toastOutdated } from './toasts';

/**
 * The toast of an error goes with the error.
 *
 * @param $error the content of the toast while what it says is so, then null or the next error.
 */
export function closeToastWith($error: Store<string | null>): void {
  const $errors = createStore<{ now: string | null; before: string | null }>({ now: null, before: null }).on(
    $error,
    ({ now }, error) => ({ now: error, before: now }),
  );
  sample({ clock: $errors.updates.filterMap(({ before }) => before ?? undefined), target: toastOutdated });
}
