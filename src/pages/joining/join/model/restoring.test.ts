import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { aUser } from '@/shared/testing';
import { chooseMembership, openIn, readToasts } from '../testing/joining-steps';
import { savedSelection, venue, visit } from '../testing/joining-world';
import { changeLocationClicked } from './confirm-discard';
import { selection } from './features';
import { $isWaiting } from './page-history';
import { $centreLoadError, centreRetryClicked } from './restoring';
import { $hasSavedCartFailed, savedRetryClicked } from './saved-cart';
import { $selectionNotice } from './selection-notice';

const MEMBERSHIP_URL = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';

describe('a URL whose centre fails to load', () => {
  function arriveAfterFailure(failure: ApiFailure) {
    let isDown = true;
    const recover = () => {
      isDown = false;
    };
    const visited = visit({ path: MEMBERSHIP_URL, centre: () => (isDown ? Promise.reject(failure) : venue) });
    return visited.then((world) => ({ ...world, recover }));
  }
  const getCurrentUrl = (entries: readonly { to: string }[]) => entries.at(-1)?.to;

  test('a 404 redirects home with a notice', async () => {
    const { scope, entries } = await arriveAfterFailure({
      kind: 'http',
      status: 404,
      message: 'No such centre.',
    });
    expect(getCurrentUrl(entries)).toBe('/');
    expect(scope.getState($selectionNotice)).toBe('We can’t find that centre. Choose another one below.');
    expect(readToasts(scope)).toEqual([]);
    expect(scope.getState($centreLoadError)).toBe(null);
  });

  test('after a 500 the URL stays, and a retry restores the membership', async () => {
    const { scope, entries, recover } = await arriveAfterFailure({
      kind: 'http',
      status: 500,
      message: null,
    });
    expect(getCurrentUrl(entries)).toBe(MEMBERSHIP_URL);
    expect(scope.getState($centreLoadError)).toBe('Something has gone wrong, please try again.');
    recover();
    await allSettled(centreRetryClicked, { scope });
    expect(scope.getState($centreLoadError)).toBe(null);
    expect(scope.getState(selection.$membership)?.membershipType.slug).toBe('total-fitness');
    expect(openIn(scope)).toBe('details');
  });

  test('after a 429 the URL stays, and the customer can retry', async () => {
    const { scope, entries, recover } = await arriveAfterFailure({
      kind: 'http',
      status: 429,
      message: null,
    });
    expect(getCurrentUrl(entries)).toBe(MEMBERSHIP_URL);
    expect(scope.getState($centreLoadError)).toBe('Something has gone wrong, please try again.');
    recover();
    await allSettled(centreRetryClicked, { scope });
    expect(openIn(scope)).toBe('details');
  });

  test('the customer can choose another centre instead', async () => {
    const { scope, entries } = await arriveAfterFailure({ kind: 'network' });
    await allSettled(changeLocationClicked, { scope });
    expect(getCurrentUrl(entries)).toBe('/');
    expect(scope.getState($centreLoadError)).toBe(null);
    expect(scope.getState($isWaiting)).toBe(false);
  });
});

describe('a saved cart that fails to load', () => {
  function arrive() {
    let isDown = true;
    const recover = () => {
      isDown = false;
    };
    const visited = visit({
      path: '/',
      user: aUser(),
      loadSaved: () => (isDown ? Promise.reject({ kind: 'network' }) : savedSelection),
    });
    return visited.then((world) => ({ ...world, recover }));
  }

  test('a saved cart that fails to load shows an error; a retry opens checkout', async () => {
    const { scope, recover } = await arrive();
    expect(scope.getState($hasSavedCartFailed)).toBe(true);
    recover();
    await allSettled(savedRetryClicked, { scope });
    expect(scope.getState($hasSavedCartFailed)).toBe(false);
    expect(openIn(scope)).toBe('checkout');
  });

  test('the error about a saved cart is cleared when another membership is chosen', async () => {
    const visited = await arrive();
    await chooseMembership(visited);
    expect(visited.scope.getState($hasSavedCartFailed)).toBe(false);
  });
});
