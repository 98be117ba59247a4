import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { aUser } from '@/shared/testing';
import { chooseMembership, readOpenSection, readToasts } from '../testing/joining-steps';
import { savedSelection, venue, visit } from '../testing/joining-world';
import { changeLocationClicked } from './confirm-discard';
import { selection } from './features';
import { $isWaiting } from './page-history';
import { $centreLoadError, centreRetryClicked } from './restoring';
import { $hasSavedCartFailed, savedCartRetryClicked } from './saved-cart';
import { $selectionNotice } from './selection-notice';

const MEMBERSHIP_URL = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';

describe('a URL whose centre fails to load', () => {
  function openUrlOfFailingCentre(failure: ApiFailure) {
    let isDown = true;
    const recover = () => {
      isDown = false;
    };
    const pageVisit = visit({
      path: MEMBERSHIP_URL,
      centre: () => (isDown ? Promise.reject(failure) : venue),
    });
    return pageVisit.then((pageVisit) => ({ ...pageVisit, recover }));
  }
  const getCurrentUrl = (historyEntries: readonly { to: string }[]) => historyEntries.at(-1)?.to;

  test('a 404 redirects home with a notice', async () => {
    const { scope, historyEntries } = await openUrlOfFailingCentre({
      kind: 'http',
      status: 404,
      message: 'No such centre.',
    });
    expect(getCurrentUrl(historyEntries)).toBe('/');
    expect(scope.getState($selectionNotice)).toBe('We can’t find that centre. Choose another one below.');
    expect(readToasts(scope)).toEqual([]);
    expect(scope.getState($centreLoadError)).toBe(null);
  });

  test('after a 500 the URL stays, and a retry restores the membership', async () => {
    const { scope, historyEntries, recover } = await openUrlOfFailingCentre({
      kind: 'http',
      status: 500,
      message: null,
    });
    expect(getCurrentUrl(historyEntries)).toBe(MEMBERSHIP_URL);
    expect(scope.getState($centreLoadError)).toBe('Something has gone wrong, please try again.');
    recover();
    await allSettled(centreRetryClicked, { scope });
    expect(scope.getState($centreLoadError)).toBe(null);
    expect(scope.getState(selection.$membership)?.membershipType.slug).toBe('total-fitness');
    expect(readOpenSection(scope)).toBe('details');
  });

  test('after a 429 the URL stays, and the customer can retry', async () => {
    const { scope, historyEntries, recover } = await openUrlOfFailingCentre({
      kind: 'http',
      status: 429,
      message: null,
    });
    expect(getCurrentUrl(historyEntries)).toBe(MEMBERSHIP_URL);
    expect(scope.getState($centreLoadError)).toBe('Something has gone wrong, please try again.');
    recover();
    await allSettled(centreRetryClicked, { scope });
    expect(readOpenSection(scope)).toBe('details');
  });

  test('the customer can choose another centre instead', async () => {
    const { scope, historyEntries } = await openUrlOfFailingCentre({ kind: 'network' });
    await allSettled(changeLocationClicked, { scope });
    expect(getCurrentUrl(historyEntries)).toBe('/');
    expect(scope.getState($centreLoadError)).toBe(null);
    expect(scope.getState($isWaiting)).toBe(false);
  });
});

describe('a saved cart that fails to load', () => {
  function openWithFailingCart() {
    let isDown = true;
    const recover = () => {
      isDown = false;
    };
    const pageVisit = visit({
      path: '/',
      user: aUser(),
      loadSaved: () => (isDown ? Promise.reject({ kind: 'network' }) : savedSelection),
    });
    return pageVisit.then((pageVisit) => ({ ...pageVisit, recover }));
  }

  test('a saved cart that fails to load shows an error; a retry opens checkout', async () => {
    const { scope, recover } = await openWithFailingCart();
    expect(scope.getState($hasSavedCartFailed)).toBe(true);
    recover();
    await allSettled(savedCartRetryClicked, { scope });
    expect(scope.getState($hasSavedCartFailed)).toBe(false);
    expect(readOpenSection(scope)).toBe('checkout');
  });

  test('the error about a saved cart is cleared when another membership is chosen', async () => {
    const pageVisit = await openWithFailingCart();
    await chooseMembership(pageVisit);
    expect(pageVisit.scope.getState($hasSavedCartFailed)).toBe(false);
  });
});
