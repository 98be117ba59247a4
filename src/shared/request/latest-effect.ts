import { attach, createEffect, createStore, type Effect } from 'effector';

/** What a call's predecessors know about it. */
interface CallLink<Result> {
  readonly controller: AbortController;
  /** The outcome of the call that superseded this one; null while this one is the newest. */
  next: Promise<Result> | null;
}
interface CallRun<Result> {
  readonly link: CallLink<Result>;
  readonly outcome: Promise<Result>;
  readonly settle: (outcome: Promise<Result>) => void;
}

function createRun<Result>(): CallRun<Result> {
  let settle: CallRun<Result>['settle'] = () => {};
  const outcome = new Promise<Result>((resolve) => {
    settle = resolve;
  });
  outcome.catch(() => {});
  return { link: { controller: new AbortController(), next: null }, outcome, settle };
}

/**
 * An effect with take-latest: a new call aborts the signal of the previous one, which settles with the outcome of the newest
 * call. `doneData` and `failData` are never outdated, and `pending` is true until the newest call settles.
 *
 * @param handler passes `signal` on to the request
 */
export function createLatestFx<Params, Result, Fail = Error>(
  handler: (params: Params, options: { signal: AbortSignal }) => Promise<Result>,
): Effect<Params, Result, Fail> {
  // Does not store the outcome, which may contain data of a customer who has left.
  const $newestCall = createStore<{ link: CallLink<Result> | null }>({ link: null }, { serialize: 'ignore' });

  /** Starts a run. Each scope has its own, so that visits are isolated. */
  const beginRunFx = createEffect(
    ({ run, previous }: { run: CallRun<Result>; previous: CallLink<Result> | null }) => {
      if (previous) previous.next = run.outcome;
      previous?.controller.abort();
    },
  );
  $newestCall.on(beginRunFx, (_, { run: { link } }) => ({ link }));
  const supersedeRunFx = attach({
    source: $newestCall,
    mapParams: (run: CallRun<Result>, { link: previous }) => ({ run, previous }),
    effect: beginRunFx,
  });

  return createEffect<Params, Result, Fail>(async (params) => {
    const run = createRun<Result>();
    await supersedeRunFx(run);
    const { link } = run;
    const trackedResult = handler(params, { signal: link.controller.signal }).then(
      (result) => link.next ?? result,
      (failure) => link.next ?? Promise.reject(failure),
    );
    run.settle(trackedResult);
    return trackedResult;
  });
}
