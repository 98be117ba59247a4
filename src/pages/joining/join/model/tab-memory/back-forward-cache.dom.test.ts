import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $homeVenue } from '@/entities/venue';
import { aUser } from '@/shared/testing';
import { chooseMembership, fillBank, fillDates, openIn } from '../../testing/joining-steps';
import { savedSelection, visit } from '../../testing/joining-world';
import { directDebit, selection } from '../features';
import { flowClosed, flowOpened } from '../home';
import { detailsContinued } from '../joining';
import { confirmClicked } from '../sending';
import { probeFx } from './back-forward-cache';

/** Simulates that the page is shown from the back-forward cache or, if false, was loaded normally. */
async function restorePage(scope: Scope, persisted = true) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await allSettled(scope);
}

/** A page whose membership was sent to the checkout. */
async function sendWithProbe(probe: () => unknown) {
  const probes = vi.fn(probe);
  const visited = await visit({ user: aUser(), probe: probes });
  const { scope } = visited;
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope });
  await fillDates(visited);
  await fillBank(visited);
  await allSettled(confirmClicked, { scope });
  return { ...visited, probes };
}

describe('a page from the back-forward cache', () => {
  // Proves J11.9.
  test('a page from the back-forward cache starts again without the typed values if its membership has been bought', async () => {
    const { scope, entries } = await sendWithProbe(() => null);
    await restorePage(scope);
    expect(openIn(scope)).toBe('centre');
    expect(scope.getState($homeVenue)).toBeNull();
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(scope.getState(directDebit.$fields).accountNumber).toBe('');
    expect(entries.at(-1)?.to).toBe('/');
    await allSettled(flowClosed, { scope });
  });

  test('a page from the back-forward cache stays unchanged while the operator still has its membership', async () => {
    const { scope } = await sendWithProbe(() => savedSelection);
    await restorePage(scope);
    expect(openIn(scope)).toBe('checkout');
    expect(scope.getState(selection.$membership)).not.toBeNull();
    await allSettled(flowClosed, { scope });
  });

  test('a page from the back-forward cache stays unchanged if the operator does not respond', async () => {
    const { scope } = await sendWithProbe(() => Promise.reject(new Error('no line')));
    await restorePage(scope);
    expect(openIn(scope)).toBe('checkout');
    await allSettled(flowClosed, { scope });
  });

  test('a page makes no request if its membership was not sent, or if it was loaded normally', async () => {
    const probes = vi.fn(() => null);
    const visited = await visit({ user: aUser(), probe: probes });
    await chooseMembership(visited);
    await restorePage(visited.scope);
    expect(openIn(visited.scope)).toBe('details');
    const laterVisit = await sendWithProbe(probes);
    await restorePage(laterVisit.scope, false);
    expect(probes).not.toHaveBeenCalled();
    await allSettled(flowClosed, { scope: visited.scope });
    await allSettled(flowClosed, { scope: laterVisit.scope });
  });
});

test('a page that was left ignores the event', async () => {
  const probe = vi.fn(() => null);
  const scope = fork({ handlers: [[probeFx, probe]] });
  await allSettled(flowOpened, { scope });
  await allSettled(flowClosed, { scope });
  await restorePage(scope);
  expect(probe).not.toHaveBeenCalled();
});
