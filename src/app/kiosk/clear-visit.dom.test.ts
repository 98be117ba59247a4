import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $token } from '@/entities/customer';
import { loadCart } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { $mode, $subSite, type SubSite } from '@/shared/mode';
import { leaveFx } from '@/shared/routes';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { $kioskHome, clearVisitFx } from './clear-visit';
import { storedNoticeRequested } from './notice';

const mode = { isKiosk: true, isEmbedded: false, centre: 'riverside' };
const readHome = (kioskHomeUrl: string | null, subSite: SubSite = 'online-joining') =>
  fork({
    values: [
      [$mode, mode],
      [$subSite, subSite],
      [$config, readConfig({ kioskHomeUrl, subSites: { onlineJoining: 'https://join.example.org' } })],
    ],
  }).getState($kioskHome);

// Proves F4.5.
test('a visit ends at the site’s own kiosk home page, for the same centre', () => {
  expect(readHome(null)).toBe('/kiosk?kiosk=true&centre=riverside');
});

// Proves F4.5.
test('a configured kiosk home page takes precedence', () => {
  expect(readHome('https://kiosk.example.org/')).toBe('https://kiosk.example.org/');
});

test('a visit that ends on another site goes to the kiosk home page of online joining', () => {
  expect(readHome(null, 'bookings')).toBe('https://join.example.org/kiosk?kiosk=true&centre=riverside');
  expect(readHome('https://kiosk.example.org/', 'bookings')).toBe('https://kiosk.example.org/');
});

const LOG_OUT = 'POST /api/auth/logout';
const CLEAR_CART_CALL = 'DELETE /api/cart/clear';
const silence = () => new Promise<FakeAnswer>(() => {});
type VisitEnd = Parameters<typeof clearVisitFx>[0];
const QUIET_END: VisitEnd = { noticeDelayMs: null, clearedSources: [] };

/** Starts a kiosk visit; records the requests to the operator and the navigation. */
function openKiosk({
  token = 'token',
  kioskHomeUrl = null,
  logOut = { data: null },
}: {
  token?: string | null;
  kioskHomeUrl?: string | null;
  logOut?: Parameters<typeof fakeOperator>[0][string];
} = {}) {
  document.body.innerHTML = '<div id="root">Ada Byron</div><div id="toasts">Ada’s card was refused</div>';
  const calls = fakeOperator({
    [CLEAR_CART_CALL]: { data: null },
    [LOG_OUT]: logOut,
    'GET /api/cart': silence,
  });
  const departures: unknown[] = [];
  const scope = fork({
    values: [
      [$token, token],
      [$mode, mode],
      [$config, readConfig({ kioskHomeUrl })],
    ],
    handlers: [[leaveFx, (to: unknown) => departures.push(to)]],
  });
  return { calls, departures, wipe: (params = QUIET_END) => allSettled(clearVisitFx, { scope, params }) };
}

const isSeen = (id: string) => {
  const place = document.getElementById(id);
  return place !== null && !place.hidden && place.style.display !== 'none';
};
const getStatus = () => document.querySelector('[role=status]');
const clearedText = 'Joining form cleared due to inactivity';

describe('clearing a visit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  test('clearing a visit loads a new document at the kiosk home page', async () => {
    const { calls, departures, wipe } = openKiosk();
    sessionStorage.setItem('pavilion.joining', 'Ada Byron');
    await wipe();
    expect(calls.map(({ call }) => call)).toEqual([LOG_OUT]);
    expect(sessionStorage.length).toBe(0);
    expect(departures).toEqual([{ to: '/kiosk?kiosk=true&centre=riverside', replace: true }]);
  });

  test('clearing a visit clears the cart that was filled in it', async () => {
    const { calls, wipe } = openKiosk();
    await wipe({ ...QUIET_END, clearedSources: ['online-joining'] });
    expect(calls.map(({ call }) => call)).toEqual([CLEAR_CART_CALL, LOG_OUT]);
  });

  test('clearing a visit makes no request if nobody was logged in', async () => {
    const { calls, departures, wipe } = openKiosk({ token: null });
    await wipe();
    expect(calls).toEqual([]);
    expect(departures).toHaveLength(1);
  });

  test('clearing a visit covers the screen at once, and takes a few seconds even if nothing responds', async () => {
    const { departures, wipe } = openKiosk({ logOut: silence });
    vi.stubGlobal('indexedDB', { databases: silence });
    const wiping = wipe();
    expect([isSeen('root'), isSeen('toasts')]).toEqual([false, false]);
    expect(getStatus()?.getAttribute('aria-label')).toBe('Clearing this screen…');
    await vi.advanceTimersByTimeAsync(3999);
    expect(departures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await wiping;
    expect(departures).toHaveLength(1);
  });

  test('clearing a visit aborts pending requests', async () => {
    const { wipe } = openKiosk();
    const call = loadCart().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    await wipe();
    expect(await call).toMatchObject({ kind: 'unexpected', cause: { name: 'AbortError' } });
  });

  test('a visit is cleared even if start-up failed', async () => {
    const { departures, wipe } = openKiosk();
    sessionStorage.setItem('pavilion.joining', 'Ada Byron');
    document.body.replaceChildren();
    await wipe();
    expect(sessionStorage.length).toBe(0);
    expect(departures).toHaveLength(1);
  });

  test('clearing a visit twice shows one cover', async () => {
    const { wipe } = openKiosk();
    await wipe();
    await wipe();
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  });
});

/** Returns the toasts of the next document after this time. */
async function loadNextDocumentToasts(ms: number) {
  vi.useFakeTimers();
  const scope = fork({ handlers: [[toastTimerFx, () => new Promise<number>(() => {})]] });
  allSettled(storedNoticeRequested, { scope });
  await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
  return scope.getState($toasts);
}

describe('the notice about a cleared form', () => {
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  test('a cleared form is announced once at the kiosk home page, when the notice is due', async () => {
    const wipe = () => openKiosk().wipe({ noticeDelayMs: 5000, clearedSources: [] });
    await wipe();
    expect(await loadNextDocumentToasts(4999)).toEqual([]);
    await wipe();
    expect(await loadNextDocumentToasts(5000)).toMatchObject([
      { content: clearedText, type: 'neutral', closeAfter: 10_000 },
    ]);
    expect(await loadNextDocumentToasts(60_000)).toEqual([]);
  });

  test('a cleared form is not announced if the customer ended the visit', async () => {
    await openKiosk().wipe();
    expect(await loadNextDocumentToasts(60_000)).toEqual([]);
  });

  test('a cleared form is announced for five seconds before an external kiosk home page opens', async () => {
    vi.useFakeTimers();
    const { departures, wipe } = openKiosk({ kioskHomeUrl: 'https://kiosk.example.org/' });
    const wiping = wipe({ noticeDelayMs: 5000, clearedSources: [] });
    await vi.advanceTimersByTimeAsync(4999);
    expect([getStatus()?.textContent, departures]).toEqual([clearedText, []]);
    await vi.advanceTimersByTimeAsync(1);
    await wiping;
    expect(departures).toEqual([{ to: 'https://kiosk.example.org/', replace: true }]);
    expect(await loadNextDocumentToasts(60_000)).toEqual([]);
  });

  test('a cleared form is announced even if start-up failed', async () => {
    vi.useFakeTimers();
    const { wipe } = openKiosk({ kioskHomeUrl: 'https://kiosk.example.org/' });
    document.body.replaceChildren();
    const wiping = wipe({ noticeDelayMs: 5000, clearedSources: [] });
    await vi.advanceTimersByTimeAsync(100);
    expect(getStatus()?.textContent).toBe(clearedText);
    await vi.advanceTimersByTimeAsync(4900);
    await wiping;
  });

  test.each(['pointerdown', 'keydown'])(
    'the notice that a form was cleared disappears at the next %s',
    async (touch) => {
      vi.useFakeTimers();
      const { departures, wipe } = openKiosk({ kioskHomeUrl: 'https://kiosk.example.org/' });
      const wiping = wipe({ noticeDelayMs: 5000, clearedSources: [] });
      await vi.advanceTimersByTimeAsync(100);
      document.body.dispatchEvent(new Event(touch, { bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
      await wiping;
      expect(departures).toHaveLength(1);
    },
  );
});
