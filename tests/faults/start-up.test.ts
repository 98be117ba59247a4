import { allSettled, fork, type Scope } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $footerHtml } from '@/app/footer/model';
import { sessionWatchStopped } from '@/app/session/model';
import { createApiConfigurator } from '@/app/start-up/api';
import {
  $startUp,
  appStarted,
  configureApiFx,
  type StartUp,
  waitForFirstScreenFx,
} from '@/app/start-up/model';
import { $isUserLoading, $session, userRequested } from '@/entities/customer';
import { writeCookie } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';
import { $toasts } from '@/shared/toast';
import { buildUser } from '../fixtures/auth.ts';
import { buildCart } from '../fixtures/cart.ts';
import { buildClient, buildTheme } from '../fixtures/frontend.ts';
import { type Fault, faults } from './faults.ts';
import { collectUncaughtErrors } from './uncaught.ts';

/** How long a start waits for its configuration. */
const CONFIGURATION_TIMEOUT_MS = 15_000;
const CENTRE_SLUG = 'riverside-leisure-centre';
const HOME_PATH = '/';
const CENTRE_PATH = `/centre/${CENTRE_SLUG}`;
const FOOTER_HTML = '<p>Footer</p>';

const healthyAnswers: Readonly<Record<string, () => Response>> = {
  'GET /config.json': () => Response.json({ apiBase: 'http://operator.test', requestTimeoutMs: 40 }),
  'GET /api/frontend/theme': () => Response.json({ data: buildTheme() }),
  [`GET /api/frontend/theme?venue=${CENTRE_SLUG}`]: () => Response.json({ data: buildTheme() }),
  'GET /api/client': () => Response.json({ data: buildClient() }),
  'GET /api/activities/footer': () => new Response(FOOTER_HTML, { headers: { 'Content-Type': 'text/html' } }),
  [`GET /api/activities/footer?venue=${CENTRE_SLUG}`]: () => new Response(FOOTER_HTML),
  'GET /api/auth/user': () => Response.json({ data: buildUser() }),
  'GET /api/cart': () => Response.json({ data: buildCart() }),
};

interface StartUpCall {
  readonly name: string;
  readonly endpoint: string;
  readonly path: string;
  /** The state in which the start ends. */
  readonly endState: (fault: Fault) => StartUp;
  /** Whether a fault is no failure of this call, so that it is not in the table. */
  readonly isNoFailure?: (fault: Fault) => boolean;
  readonly assertPage?: (scope: Scope) => void;
  readonly isMadeForCustomers?: true;
}

const createNameFilter =
  (...names: string[]) =>
  (fault: Fault) =>
    names.includes(fault.name);

const startUpCalls: readonly StartUpCall[] = [
  {
    name: 'the configuration',
    endpoint: 'GET /config.json',
    path: HOME_PATH,
    endState: () => 'broken',
    // A file without known keys is an empty configuration, with which a site works on its own origin.
    isNoFailure: createNameFilter(
      'null as data',
      'a text as data',
      'a number as data',
      'a list of numbers as data',
    ),
  },
  {
    name: 'the theme',
    endpoint: 'GET /api/frontend/theme',
    path: HOME_PATH,
    endState: ({ status }) => (status === 503 ? 'maintenance' : 'broken'),
  },
  {
    name: 'the theme of a centre, which the operator’s theme replaces',
    endpoint: `GET /api/frontend/theme?venue=${CENTRE_SLUG}`,
    path: CENTRE_PATH,
    endState: () => 'ready',
  },
  {
    name: 'the client record',
    endpoint: 'GET /api/client',
    path: HOME_PATH,
    endState: () => 'unknown-client',
  },
  {
    name: 'the footer, without which the page is shown',
    endpoint: 'GET /api/activities/footer',
    path: HOME_PATH,
    endState: () => 'ready',
    assertPage: (scope) => expect(scope.getState($footerHtml) ?? '').not.toContain('SQLSTATE'),
  },
  {
    name: 'the customer, without whose record the page is shown',
    endpoint: 'GET /api/auth/user',
    path: HOME_PATH,
    endState: () => 'ready',
    assertPage: (scope) => {
      expect(scope.getState($isUserLoading)).toBe(false);
      expect(scope.getState($session).user).toBeNull();
    },
    isMadeForCustomers: true,
  },
];

const uncaughtErrors = collectUncaughtErrors();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visit from its first request, in which one of the calls fails until the operator recovers. */
function createStartUpVisit(brokenEndpoint: string, fault: Fault) {
  let reloadCount = 0;
  let hasRecovered = false;
  const madeCalls: string[] = [];
  // Keeps unanswered requests reachable: Node collects an unreferenced request together with its timeout signal.
  const pendingRequests: (string | Request)[] = [];
  vi.stubGlobal('fetch', async (input: string | Request) => {
    pendingRequests.push(input);
    const request = new Request(
      new URL(typeof input === 'string' ? input : input.url, 'http://operator.test'),
    );
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    madeCalls.push(call);
    if (call === brokenEndpoint && !hasRecovered) return fault.respond();
    return healthyAnswers[call]?.() ?? Response.json({ message: call }, { status: 404 });
  });
  const scope: Scope = fork({
    handlers: [
      [
        configureApiFx,
        (config: Parameters<ReturnType<typeof createApiConfigurator>>[0]) =>
          createApiConfigurator(scope)(config),
      ],
      [waitForFirstScreenFx, () => undefined],
      [
        reloadFx,
        () => {
          reloadCount += 1;
        },
      ],
    ],
  });
  return {
    scope,
    madeCalls,
    countReloads: () => reloadCount,
    recover: () => {
      hasRecovered = true;
    },
    async open(pathname: string) {
      const isSlow = brokenEndpoint === 'GET /config.json';
      if (isSlow) vi.useFakeTimers({ toFake: ['setTimeout'] });
      const started = allSettled(appStarted, {
        scope,
        params: { pathname, search: '', hash: '', state: null },
      });
      if (isSlow) await vi.advanceTimersByTimeAsync(CONFIGURATION_TIMEOUT_MS);
      vi.useRealTimers();
      await started;
      await allSettled(sessionWatchStopped, { scope });
    },
  };
}

const startUpCallsWithFaults = startUpCalls.flatMap((startUpCall) =>
  faults
    .filter((fault) => !startUpCall.isNoFailure?.(fault))
    .flatMap((fault) =>
      (startUpCall.isMadeForCustomers ? [true] : [false, true]).map((hasToken) => ({
        callName: startUpCall.name,
        faultName: fault.name,
        visitorName: hasToken ? 'a customer' : 'a visitor',
        startUpCall,
        fault,
        hasToken,
      })),
    ),
);

describe('each call of the start, each fault', () => {
  test.each(startUpCallsWithFaults)(
    'the start survives a fault of a call, $visitorName, $callName: $faultName',
    async ({ startUpCall, fault, hasToken }) => {
      if (hasToken) writeCookie('pavilion_token', 'pv_token', { domain: null });
      const visit = createStartUpVisit(startUpCall.endpoint, fault);

      await visit.open(startUpCall.path);

      // The console says what is wrong with the file.
      const isConfiguration = startUpCall.endpoint === 'GET /config.json';
      expect(uncaughtErrors).toEqual(
        isConfiguration ? [expect.stringMatching(/^pavilion: .*config\.json/)] : [],
      );
      expect(visit.madeCalls).toContain(startUpCall.endpoint);
      const { scope } = visit;
      if (fault.status === 401 && hasToken && !isConfiguration) {
        // The session has expired: the token is removed, and the page reloads once.
        expect(visit.countReloads()).toBe(1);
        expect(document.cookie).not.toContain('pv_token');
        return;
      }
      expect(visit.countReloads()).toBe(0);
      // A screen with a heading and a next step is shown, not the spinner.
      expect(scope.getState($startUp)).toBe(startUpCall.endState(fault));
      // A system screen shows no toast beside its own text.
      expect(scope.getState($toasts)).toEqual([]);
      startUpCall.assertPage?.(scope);
    },
  );

  test('a customer whose record failed to load has it after it is requested again', async () => {
    writeCookie('pavilion_token', 'pv_token', { domain: null });
    const [serverError] = faults.filter(({ status }) => status === 500);
    if (!serverError) throw new Error('No fault has the status 500.');
    const visit = createStartUpVisit('GET /api/auth/user', serverError);
    await visit.open(HOME_PATH);
    visit.recover();

    await allSettled(userRequested, { scope: visit.scope });

    expect(visit.scope.getState($session).user?.firstName).toBe(buildUser().first_name);
  });
});
