import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { allSettled, createStore, fork, sample } from 'effector';
import { describe, expect, it } from 'vitest';
import { deferred } from '../testing';
import { createLatestFx } from './latest-effect';

describe('an effect that takes only its latest call', () => {
  it('a new call aborts the previous request', async () => {
    const signals: AbortSignal[] = [];
    const answer = deferred<string>();
    const loadFx = createLatestFx((_: string, { signal }) => {
      signals.push(signal);
      return answer.promise;
    });
    const scope = fork();
    const first = allSettled(loadFx, { scope, params: 'a' });
    const second = allSettled(loadFx, { scope, params: 'b' });
    await Promise.resolve();
    await Promise.resolve();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    answer.resolve('done');
    await Promise.all([first, second]);
  });

  it('an outdated response is never used, whichever arrives last', async () => {
    const answers = { a: deferred<string>(), b: deferred<string>() };
    const loadFx = createLatestFx((key: 'a' | 'b') => answers[key].promise);
    const $seen = createStore<string[]>([]);
    sample({ clock: loadFx.doneData, source: $seen, fn: (seen, now) => [...seen, now], target: $seen });
    const scope = fork();
    const first = allSettled(loadFx, { scope, params: 'a' });
    const second = allSettled(loadFx, { scope, params: 'b' });
    answers.b.resolve('new');
    answers.a.resolve('old');
    await Promise.all([first, second]);
    expect(new Set(scope.getState($seen))).toEqual(new Set(['new']));
  });

  it('a superseded request does not report its failure', async () => {
    const answers = { a: deferred<string>(), b: deferred<string>() };
    const loadFx = createLatestFx((key: 'a' | 'b') => answers[key].promise);
    const scope = fork();
    const first = allSettled(loadFx, { scope, params: 'a' });
    const second = allSettled(loadFx, { scope, params: 'b' });
    answers.a.reject(new Error('aborted'));
    answers.b.resolve('new');
    expect(await first).toMatchObject({ status: 'done', value: 'new' });
    expect(await second).toMatchObject({ status: 'done', value: 'new' });
  });

  it('a call in one scope does not abort a call in another', async () => {
    const signals: AbortSignal[] = [];
    const loadFx = createLatestFx(async (_: number, { signal }) => {
      signals.push(signal);
    });
    await Promise.all([
      allSettled(loadFx, { scope: fork(), params: 1 }),
      allSettled(loadFx, { scope: fork(), params: 2 }),
    ]);
    expect(signals.map((signal) => signal.aborted)).toEqual([false, false]);
  });

  it('the effect can be replaced by a test handler', async () => {
    const loadFx = createLatestFx<string, string>(async () => 'real');
    const scope = fork({ handlers: [[loadFx, async (params: string) => `fake ${params}`]] });
    expect(await allSettled(loadFx, { scope, params: 'x' })).toMatchObject({ value: 'fake x' });
  });

  it('a settled call’s response is not kept in memory', async () => {
    const loadFx = createLatestFx(async (_: number): Promise<object> => ({ about: 'a customer' }));
    const scope = fork();
    const outcome = await allSettled(loadFx, { scope, params: 1 });
    if (outcome.status === 'fail') throw outcome.value;
    const answer = new WeakRef(outcome.value);
    Reflect.deleteProperty(outcome, 'value');
    await collectGarbage();
    expect(answer.deref()).toBeUndefined();
  });
});

/** Collects unreferenced objects. Waits for the next task, because a WeakRef keeps its target until the current one ends. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  await new Promise((resolve) => setTimeout(resolve, 0));
  runInNewContext('gc')();
}
