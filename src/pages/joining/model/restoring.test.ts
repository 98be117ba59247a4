import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { aUser } from '@/shared/testing';
import { chooseMembership, openIn, toastsIn } from '../testing/joining-steps';
import { saved, venue, visit } from '../testing/joining-world';
import { changeLocationClicked } from './confirm-discard';
import { selection } from './features';
import { $isWaiting } from './page-history';
import { $centreLost, centreRetryClicked } from './restoring';
import { $hasSavedCartFailed, savedRetryClicked } from './saved-cart';
import { $selectionNotice } from './selection-notice';

const MONTHLY = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';

describe('an address whose centre does not come', () => {
  function arrive(failure: ApiFailure) {
    let isDown = true;
    const recover = () => {
      isDown = false;
    };
    const visited = visit({ path: MONTHLY, centre: () => (isDown ? Promise.reject(failure) : venue) });
    return visited.then((world) => ({ ...world, recover }));
  }
  const here = (entries: readonly { to: string }[]) => entries.at(-1)?.to;

  test('because the operator has none of that name leads home', async () => {
    const { scope, entries } = await arrive({ kind: 'http', status: 404, message: 'No such centre.' });
    expect(here(entries)).toBe('/');
    expect(scope.getState($selectionNotice)).toBe('We could not find that centre. Please choose one below.');
    expect(toastsIn(scope)).toEqual([]);
    expect(scope.getState($centreLost)).toBe(null);
  });

  test('because the server fails stays, and what it names is there after another try', async () => {
    const { scope, entries, recover } = await arrive({ kind: 'http', status: 500, message: null });
    expect(here(entries)).toBe(MONTHLY);
    expect(scope.getState($centreLost)).toBe('Something has gone wrong, please try again.');
    recover();
    await allSettled(centreRetryClicked, { scope });
    expect(scope.getState($centreLost)).toBe(null);
    expect(scope.getState(selection.$membership)?.membershipType.slug).toBe('total-fitness');
    expect(openIn(scope)).toBe('details');
  });

  test('because the operator is asked too often stays, and can be asked again', async () => {
    const { scope, entries, recover } = await arrive({ kind: 'http', status: 429, message: null });
    expect(here(entries)).toBe(MONTHLY);
    expect(scope.getState($centreLost)).toBe('Something has gone wrong, please try again.');
    recover();
    await allSettled(centreRetryClicked, { scope });
    expect(openIn(scope)).toBe('details');
  });

  test('can be left for another centre', async () => {
    const { scope, entries } = await arrive({ kind: 'network' });
    await allSettled(changeLocationClicked, { scope });
    expect(here(entries)).toBe('/');
    expect(scope.getState($centreLost)).toBe(null);
    expect(scope.getState($isWaiting)).toBe(false);
  });
});

describe('a saved membership that does not come', () => {
  function arrive() {
    let isDown = true;
    const recover = () => {
      isDown = false;
    };
    const visited = visit({
      path: '/',
      user: aUser(),
      loadSaved: () => (isDown ? Promise.reject({ kind: 'network' }) : saved),
    });
    return visited.then((world) => ({ ...world, recover }));
  }

  test('is shown, and is there after another try', async () => {
    const { scope, recover } = await arrive();
    expect(scope.getState($hasSavedCartFailed)).toBe(true);
    recover();
    await allSettled(savedRetryClicked, { scope });
    expect(scope.getState($hasSavedCartFailed)).toBe(false);
    expect(openIn(scope)).toBe('checkout');
  });

  test('matters no more once another membership is chosen', async () => {
    const visited = await arrive();
    await chooseMembership(visited);
    expect(visited.scope.getState($hasSavedCartFailed)).toBe(false);
  });
});
