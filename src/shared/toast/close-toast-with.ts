import { createStore, type Store, sample } from 'effector';
import { toastOutdated } from './toasts';

/**
 * Closes an error's toast when the error no longer applies.
 *
 * @param $error the toast's content while the error applies; afterwards null or the next error
 */
export function closeToastWith($error: Store<string | null>): void {
  const $errors = createStore<{ currentError: string | null; previousError: string | null }>({
    currentError: null,
    previousError: null,
  }).on($error, ({ currentError }, error) => ({ currentError: error, previousError: currentError }));
  sample({
    clock: $errors.updates.filterMap(({ previousError }) => previousError ?? undefined),
    target: toastOutdated,
  });
}
