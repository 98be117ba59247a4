import { attach, createEffect, createStore, type Effect } from 'effector';

type Run<Result> = {
  controller: AbortController;
  outcome: Promise<Result>;
  settle: (outcome: Promise<Result>) => void;
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
 * An effect with take-latest: a new call aborts the signal of the previous one, which settles with the outcome of the
 * newest call. `doneData` and `failData` are never stale, and `pending` is true until the newest call settles.
 *
 * @param handler passes `signal` on to the request.
 */
export function createLatestFx<Params, Result, Fail = Error>(
  handler: (params: Params, options: { signal: AbortSignal }) => Promise<Result>,
): Effect<Params, Result, Fail> {
  const $newest = createStore<{ run: Run<Result> | null }>({ run: null }, { serialize: 'ignore' });

  /** Starts a run. Each scope has its own, so that visits are isolated. */
  const beginFx = createEffect(({ run, previous }: { run: Run<Result>; previous: Run<Result> | null }) => {
    if (previous) previous.next = run;
    previous?.controller.abort();
    return run;
  });
  $newest.on(beginFx, (_, { run }) => ({ run }));
  const supersedeFx = attach({
    source: $newest,
    mapParams: (_: undefined, { run: previous }) => ({ run: createRun<Result>(), previous }),
    effect: beginFx,
  });

  return createEffect<Params, Result, Fail>(async (params) => {
    const run = await supersedeFx(undefined);
    const counted = handler(params, { signal: run.controller.signal }).then(
      (result) => (run.next ? run.next.outcome : result),
      (failure) => (run.next ? run.next.outcome : Promise.reject(failure)),
    );
    run.settle(counted);
    return counted;
  });
}
