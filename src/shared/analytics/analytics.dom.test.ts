import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  $consent,
  type AnalyticsEvent,
  consentGiven,
  consentWithdrawn,
  eventTracked,
  pushEventsFx,
  readConsentFx,
  storeConsentFx,
} from '.';

const view = (page: string): AnalyticsEvent => ({ event: 'page_view', page });

/** A visit, with or without cookies. */
function visit({ kept = null, isBlocked = false }: { kept?: string | null; isBlocked?: boolean } = {}) {
  const pushed: AnalyticsEvent[] = [];
  const jar = { kept };
  const scope = fork({
    handlers: [
      [readConsentFx, () => jar.kept],
      [
        storeConsentFx,
        (_site: unknown, choice: string) => {
          if (!isBlocked) jar.kept = choice;
        },
      ],
      [pushEventsFx, (events: readonly AnalyticsEvent[]) => pushed.push(...events)],
    ],
  });
  const see = (page: string) => allSettled(eventTracked, { scope, params: view(page) });
  return { scope, pushed, jar, see };
}

describe('analytics', () => {
  // Proves S9.1.
  it('no event is sent before consent; then the waiting events follow in order', async () => {
    const { scope, pushed, see } = visit();
    await see('/');
    await see('/login');
    expect(pushed).toEqual([]);
    expect(scope.getState($consent)).toBe('unasked');
    await allSettled(consentGiven, { scope });
    await see('/kiosk');
    expect(pushed).toEqual([view('/'), view('/login'), view('/kiosk')]);
  });

  it('consent given earlier still applies', async () => {
    const { pushed, see } = visit({ kept: 'given' });
    await see('/');
    expect(pushed).toEqual([view('/')]);
  });

  it('consent given in the operator’s own tool applies with the next event, after the waiting ones', async () => {
    const { pushed, jar, see } = visit();
    await see('/');
    jar.kept = 'given';
    await see('/login');
    expect(pushed).toEqual([view('/'), view('/login')]);
  });

  it('refusing works at once: waiting events are dropped, and no later event is stored', async () => {
    const { scope, pushed, see } = visit();
    await see('/');
    await allSettled(consentWithdrawn, { scope });
    await see('/login');
    await allSettled(consentGiven, { scope });
    expect(pushed).toEqual([]);
    await see('/kiosk');
    expect(pushed).toEqual([view('/kiosk')]);
  });

  it('a refusal in another tab applies before the next event', async () => {
    const { pushed, jar, see } = visit({ kept: 'given' });
    await see('/');
    jar.kept = 'withdrawn';
    await see('/login');
    expect(pushed).toEqual([view('/')]);
  });

  it('where cookies are blocked, a choice applies for the visit', async () => {
    const { scope, pushed, see } = visit({ isBlocked: true });
    await allSettled(consentGiven, { scope });
    await see('/');
    expect(pushed).toEqual([view('/')]);
  });
});

describe('dataLayer', () => {
  it('the first event creates dataLayer, and an existing list is kept', async () => {
    delete window.dataLayer;
    await allSettled(pushEventsFx, { scope: fork(), params: [view('/')] });
    const layer = window.dataLayer;
    await allSettled(pushEventsFx, { scope: fork(), params: [view('/login')] });
    expect(window.dataLayer).toBe(layer);
    expect(layer).toEqual([view('/'), view('/login')]);
  });
});
