import { attach, createEffect, createStore, type Effect } from 'effector';

type Run<Result> = {
  controller: AbortController;
  outcome: Promise<Result>;
  settle: (outcome: Result | Promise<Result>) => void;
  next: Run<Result> | null;
};

function createRun<Result>(): Run<Result> {
  let settle: Run<Result>['settle'] = () => {};
  const outcome = new Promise<Result>((resolve) => {
    settle = resolve;
  });
  outcome.catch(() => {});
  return { controller: new AbortController(), outcome, settle, next: null };
}

/**
 * An effect of which only the newest call counts: a new call aborts the signal of the one before it, and the
 * superseded call ends with the newest call's outcome instead of one of its own. So `doneData` and `failData`
 * never carry a stale answer, and `pending` stays true until the newest call has ended.
 *
 * @param handler the work; pass `signal` on to the request.
 */
export function createLatestFx<Params, Result, Fail = Error>(
  handler: (params: Params, options: { signal: AbortSignal }) => Promise<Result>,
): Effect<Params, Result, Fail> {
  const $current = createStore<{ run: Run<Result> | null }>({ run: null }, { serialize: 'ignore' });

  const runFx = createEffect<{ params: Params; run: Run<Result> }, Result, Fail>(({ params, run }) => {
    const own = handler(params, { signal: run.controller.signal });
    const counted = own.then(
      (result) => (run.next ? run.next.outcome : result),
      (failure) => (run.next ? run.next.outcome : Promise.reject(failure)),
    );
    run.settle(counted);
    return counted;
  });

  $current.on(runFx, (_, { run }) => ({ run }));

  return attach({
    source: $current,
    mapParams: (params: Params, { run: previous }) => {
      const run = createRun<Result>();
      if (previous) {
        previous.next = run;
        previous.controller.abort();
      }
      return { params, run };
    },
    effect: runFx,
  });
}
