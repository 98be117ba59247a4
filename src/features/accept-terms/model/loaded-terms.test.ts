import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { connectionRestored } from '@/shared/connection';
import type { TermsDocument } from './accept-terms';
import { createLoadedTerms } from './loaded-terms';

const terms: TermsDocument = { id: 'terms', title: 'Membership terms', html: '<p>Be fair.</p>' };

function setUp(answer: (typeId: string) => Promise<readonly TermsDocument[]> = async () => [terms]) {
  const asked: string[] = [];
  const $params = createStore<string | null>('type');
  const load = (typeId: string) => {
    asked.push(typeId);
    return answer(typeId);
  };
  return { asked, $params, model: createLoadedTerms({ $params, load }), scope: fork() };
}

describe('terms from the server', () => {
  // Proves J8.4.
  it('terms from the server are not asked for before a membership type is known', async () => {
    const { model, scope, asked, $params } = setUp();
    await allSettled($params, { scope, params: null });
    await allSettled(model.opened, { scope });
    expect(asked).toEqual([]);
  });

  it('terms from the server are loaded when they are wanted, and again for another membership type', async () => {
    const { model, scope, asked, $params } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled($params, { scope, params: 'other' });
    expect(asked).toEqual(['type', 'other']);
  });

  // Proves J6.15.
  it('terms from the server are not accepted before they were loaded', async () => {
    const { model, scope } = setUp(async () => []);
    expect(scope.getState(model.$isAccepted)).toBe(false);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(true);
  });

  it('terms from the server of another membership type are not there before they were loaded', async () => {
    let answer = (_: readonly TermsDocument[]) => {};
    const { model, scope, asked, $params } = setUp((typeId) =>
      typeId === 'type' ? Promise.resolve([terms]) : new Promise((resolve) => (answer = resolve)),
    );
    await allSettled(model.opened, { scope });
    await allSettled(model.ticked, { scope, params: true });
    expect(scope.getState(model.$isLoaded)).toBe(true);
    const changing = allSettled($params, { scope, params: 'other' });
    await expect.poll(() => asked).toEqual(['type', 'other']);
    expect(scope.getState(model.$documents)).toEqual([]);
    expect(scope.getState(model.$isLoaded)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(false);
    expect(scope.getState(model.$isLoading)).toBe(true);
    answer([{ ...terms, id: 'other' }]);
    await changing;
    expect(scope.getState(model.$isLoading)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('terms from the server that could not be loaded for one membership type are no fault of another', async () => {
    const { model, scope, $params } = setUp(() => Promise.reject({ kind: 'network' }));
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$error)).not.toBeNull();
    await allSettled($params, { scope, params: null });
    expect(scope.getState(model.$error)).toBeNull();
  });

  it('keep saying that they could not be loaded while they are asked for again', async () => {
    let answer = (_: readonly TermsDocument[]) => {};
    const { model, scope, asked } = setUp(() =>
      asked.length > 1 ? new Promise((resolve) => (answer = resolve)) : Promise.reject({ kind: 'network' }),
    );
    await allSettled(model.opened, { scope });
    const trying = allSettled(model.retryClicked, { scope });
    await expect.poll(() => asked).toHaveLength(2);
    expect(scope.getState(model.$error)).not.toBeNull();
    answer([terms]);
    await trying;
    expect(scope.getState(model.$error)).toBeNull();
  });

  it('say that they could not be loaded, and load on another try', async () => {
    let isUp = false;
    const { model, scope } = setUp(() =>
      isUp ? Promise.resolve([terms]) : Promise.reject({ kind: 'http', status: 500, message: null }),
    );
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$error)).toBe('Something has gone wrong, please try again.');
    isUp = true;
    await allSettled(model.retryClicked, { scope });
    expect(scope.getState(model.$error)).toBe(null);
    expect(scope.getState(model.$documents)).toEqual([terms]);
  });

  /** Terms whose first answer fails; every later one comes. */
  async function failedOnce() {
    const set = setUp(() =>
      set.asked.length > 1
        ? Promise.resolve([terms])
        : Promise.reject({ kind: 'http', status: 500, message: null }),
    );
    await allSettled(set.model.opened, { scope: set.scope });
    return set;
  }

  it('terms from the server that could not be loaded are loaded as soon as the connection is back', async () => {
    const { model, scope, asked } = await failedOnce();
    await allSettled(connectionRestored, { scope });
    expect(asked).toEqual(['type', 'type']);
    expect(scope.getState(model.$documents)).toEqual([terms]);
  });

  it('terms from the server that could not be loaded are loaded when the customer wants to read them', async () => {
    const { model, scope, asked } = await failedOnce();
    await allSettled(model.readClicked, { scope });
    expect(asked).toEqual(['type', 'type']);
    expect(scope.getState(model.$documents)).toEqual([terms]);
    expect(scope.getState(model.$isOpen)).toBe(true);
  });

  it('terms from the server that are there are not loaded again by reading, nor by a connection that is back', async () => {
    const { model, scope, asked } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled(model.readClicked, { scope });
    await allSettled(connectionRestored, { scope });
    expect(asked).toEqual(['type']);
  });
});
