import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $homeVenue } from '@/entities/venue';
import { aUser } from '@/shared/testing';
import { chooseMembership, fillBank, fillDates, readOpenSection } from '../../testing/joining-steps';
import { savedSelection, visit } from '../../testing/joining-world';
import { directDebit, selection } from '../features';
import { flowClosed, flowOpened } from '../home';
import { detailsContinued } from '../joining';
import { confirmClicked } from '../sending';
import { reloadSavedCartFx } from './back-forward-cache';

/** Simulates that the page is shown from the back-forward cache or, if false, was loaded normally. */
async function restorePage(scope: Scope, persisted = true) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await allSettled(scope);
}

/** A page whose membership was sent to the checkout. */
async function sendMembership(loadSavedCart: () => unknown) {
  const loadSpy = vi.fn(loadSavedCart);
  const pageVisit = await visit({ user: aUser(), reloadSavedCart: loadSpy });
  const { scope } = pageVisit;
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await fillDates(pageVisit);
  await fillBank(pageVisit);
  await allSettled(confirmClicked, { scope });
  return { ...pageVisit, loadSpy };
}

describe('a page from the back-forward cache', () => {
  // Proves J11.9.
  test('a page from the back-forward cache starts again without the typed values if its membership has been bought', async () => {
    const { scope, historyEntries } = await sendMembership(() => null);
    await restorePage(scope);
    expect(readOpenSection(scope)).toBe('centre');
    expect(scope.getState($homeVenue)).toBeNull();
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(scope.getState(directDebit.$fields).accountNumber).toBe('');
    expect(historyEntries.at(-1)?.to).toBe('/');
    await allSettled(flowClosed, { scope });
  });

  test('a page from the back-forward cache stays unchanged while the operator still has its membership', async () => {
    const { scope } = await sendMembership(() => savedSelection);
    await restorePage(scope);
    expect(readOpenSection(scope)).toBe('checkout');
    expect(scope.getState(selection.$membership)).not.toBeNull();
    await allSettled(flowClosed, { scope });
  });

  test('a page from the back-forward cache stays unchanged if the operator does not respond', async () => {
    const { scope } = await sendMembership(() => Promise.reject(new Error('no line')));
    await restorePage(scope);
    expect(readOpenSection(scope)).toBe('checkout');
    await allSettled(flowClosed, { scope });
  });

  test('a page makes no request if its membership was not sent, or if it was loaded normally', async () => {
    const loadSpy = vi.fn(() => null);
    const pageVisit = await visit({ user: aUser(), reloadSavedCart: loadSpy });
    await chooseMembership(pageVisit);
    await restorePage(pageVisit.scope);
    expect(readOpenSection(pageVisit.scope)).toBe('details');
    const laterVisit = await sendMembership(loadSpy);
    await restorePage(laterVisit.scope, false);
    expect(loadSpy).not.toHaveBeenCalled();
    await allSettled(flowClosed, { scope: pageVisit.scope });
    await allSettled(flowClosed, { scope: laterVisit.scope });
  });
});

test('a page that was left ignores the event', async () => {
  const loadSpy = vi.fn(() => null);
  const scope = fork({ handlers: [[reloadSavedCartFx, loadSpy]] });
  await allSettled(flowOpened, { scope });
  await allSettled(flowClosed, { scope });
  await restorePage(scope);
  expect(loadSpy).not.toHaveBeenCalled();
});
