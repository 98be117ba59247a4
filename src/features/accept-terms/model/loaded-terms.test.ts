import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { connectionRestored } from '@/shared/connection';
import type { TermsDocument } from './accept-terms';
import { createLoadedTerms } from './loaded-terms';

const terms: TermsDocument = { id: 'terms', title: 'Membership terms', html: '<p>Be fair.</p>' };

function setUp(createAnswer: (typeId: string) => Promise<readonly TermsDocument[]> = async () => [terms]) {
  const requestedIds: string[] = [];
  const $params = createStore<string | null>('type');
  const load = (typeId: string) => {
    requestedIds.push(typeId);
    return createAnswer(typeId);
  };
  return { requestedIds, $params, model: createLoadedTerms({ $params, load }), scope: fork() };
}

describe('terms from the server', () => {
  // Proves J8.4.
  it('terms are not requested before a membership type is known', async () => {
    const { model, scope, requestedIds, $params } = setUp();
    await allSettled($params, { scope, params: null });
    await allSettled(model.opened, { scope });
    expect(requestedIds).toEqual([]);
  });

  it('terms load on request, and again for another membership type', async () => {
    const { model, scope, requestedIds, $params } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled($params, { scope, params: 'other' });
    expect(requestedIds).toEqual(['type', 'other']);
  });

  // Proves J6.15.
  it('terms are not accepted before they have loaded', async () => {
    const { model, scope } = setUp(async () => []);
    expect(scope.getState(model.$isAccepted)).toBe(false);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(true);
  });

  it('the terms of another membership type are cleared until they have loaded', async () => {
    let createAnswer = (_: readonly TermsDocument[]) => {};
    const { model, scope, requestedIds, $params } = setUp((typeId) =>
      typeId === 'type' ? Promise.resolve([terms]) : new Promise((resolve) => (createAnswer = resolve)),
    );
    await allSettled(model.opened, { scope });
    await allSettled(model.ticked, { scope, params: true });
    expect(scope.getState(model.$isLoaded)).toBe(true);
    const changing = allSettled($params, { scope, params: 'other' });
    await expect.poll(() => requestedIds).toEqual(['type', 'other']);
    expect(scope.getState(model.$documents)).toEqual([]);
    expect(scope.getState(model.$isLoaded)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(false);
    expect(scope.getState(model.$isLoading)).toBe(true);
    createAnswer([{ ...terms, id: 'other' }]);
    await changing;
    expect(scope.getState(model.$isLoading)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('a failure to load one membership type’s terms does not apply to another', async () => {
    const { model, scope, $params } = setUp(() => Promise.reject({ kind: 'network' }));
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$error)).not.toBeNull();
    await allSettled($params, { scope, params: null });
    expect(scope.getState(model.$error)).toBeNull();
  });

  it('the failure to load terms stays shown while they are requested again', async () => {
    let createAnswer = (_: readonly TermsDocument[]) => {};
    const { model, scope, requestedIds } = setUp(() =>
      requestedIds.length > 1
        ? new Promise((resolve) => (createAnswer = resolve))
        : Promise.reject({ kind: 'network' }),
    );
    await allSettled(model.opened, { scope });
    const trying = allSettled(model.retryClicked, { scope });
    await expect.poll(() => requestedIds).toHaveLength(2);
    expect(scope.getState(model.$error)).not.toBeNull();
    createAnswer([terms]);
    await trying;
    expect(scope.getState(model.$error)).toBeNull();
  });

  it('terms that failed to load show an error and can be retried', async () => {
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

  /** Terms whose first request fails and whose later ones succeed. */
  async function failedOnce() {
    const set = setUp(() =>
      set.requestedIds.length > 1
        ? Promise.resolve([terms])
        : Promise.reject({ kind: 'http', status: 500, message: null }),
    );
    await allSettled(set.model.opened, { scope: set.scope });
    return set;
  }

  it('terms that failed to load are loaded again when the connection is restored', async () => {
    const { model, scope, requestedIds } = await failedOnce();
    await allSettled(connectionRestored, { scope });
    expect(requestedIds).toEqual(['type', 'type']);
    expect(scope.getState(model.$documents)).toEqual([terms]);
  });

  it('terms that failed to load are loaded again when the customer opens them', async () => {
    const { model, scope, requestedIds } = await failedOnce();
    await allSettled(model.readClicked, { scope });
    expect(requestedIds).toEqual(['type', 'type']);
    expect(scope.getState(model.$documents)).toEqual([terms]);
    expect(scope.getState(model.$isOpen)).toBe(true);
  });

  it('loaded terms are not loaded again when they are opened or the connection is restored', async () => {
    const { model, scope, requestedIds } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled(model.readClicked, { scope });
    await allSettled(connectionRestored, { scope });
    expect(requestedIds).toEqual(['type']);
  });
});
