import { createStore, type Event, type Store, sample } from 'effector';
import { type ToastContent, toastOutdated, toastShown } from '@/shared/toast';
import type { SearchProblem } from './search';

interface ProblemToastSources {
  readonly searchFailed: Event<SearchProblem>;
  /** Null once the problem is cleared. */
  readonly $problem: Store<SearchProblem | null>;
}

/** Shows a toast for a failed search, and closes it when the problem is cleared. */
export function connectProblemToast({ searchFailed, $problem }: ProblemToastSources): void {
  const $lastProblem = createStore<SearchProblem>({ about: 'place', content: '' }).on(
    searchFailed,
    (_, problem) => problem,
  );
  sample({
    clock: searchFailed,
    fn: ({ content }): ToastContent => ({ content, type: 'danger' }),
    target: toastShown,
  });
  sample({
    clock: $problem,
    source: $lastProblem,
    filter: (_, problem) => problem === null,
    fn: ({ content }) => content,
    target: toastOutdated,
  });
}
