import { allSettled, fork, type Scope } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $footerHtml } from '@/app/footer/model';
import { sessionStopped } from '@/app/session/model';
import { createApiConfigurator } from '@/app/start-up/api';
import { $startUp, appStarted, configureApiFx, type StartUp, settleFx } from '@/app/start-up/model';
import { $isUserLoading, $session, userRequested } from '@/entities/customer';
import { writeCookie } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';
import { $toasts } from '@/shared/toast';
import { buildUser } from '../fixtures/auth.ts';
import { buildCart } from '../fixtures/cart.ts';
import { buildClient, buildTheme } from '../fixtures/frontend.ts';
import { type Fault, faults } from './faults.ts';
import { collectUncaught } from './uncaught.ts';

/** How long a start waits for its configuration. */
const CONFIG_LIMIT_MS = 15_000;
const CENTRE = 'riverside-leisure-centre';
const HOME = '/';
const AT_CENTRE = `/centre/${CENTRE}`;
const FOOTER = '<p>Footer</p>';

const healthy: Readonly<Record<string, () => Response>> = {
  'GET /config.json': () => Response.json({ apiBase: 'http://operator.test', requestTimeoutMs: 40 }),
  'GET /api/frontend/theme': () => Response.json({ data: buildTheme() }),
  [`GET /api/frontend/theme?venue=${CENTRE}`]: () => Response.json({ data: buildTheme() }),
  'GET /api/client': () => Response.json({ data: buildClient() }),
  'GET /api/activities/footer': () => new Response(FOOTER, { headers: { 'Content-Type': 'text/html' } }),
  [`GET /api/activities/footer?venue=${CENTRE}`]: () => new Response(FOOTER),
  'GET /api/auth/user': () => Response.json({ data: buildUser() }),
  'GET /api/cart': () => Response.json({ data: buildCart() }),
};

interface Start {
  readonly name: string;
  readonly call: string;
  readonly at: string;
  /** The state in which the start ends. */
  readonly ends: (fault: Fault) => StartUp;
  /** Whether a fault is no failure of this call, so that it is not in the table. */
  readonly isFine?: (fault: Fault) => boolean;
  readonly check?: (scope: Scope) => void;
  readonly isCustomers?: true;
}

const isOf =
  (...names: string[]) =>
  (fault: Fault) =>
    names.includes(fault.name);

const starts: readonly Start[] = [
  {
    name: 'the configuration',
    call: 'GET /config.json',
    at: HOME,
    ends: () => 'broken',
    // A file without known keys is an empty configuration, with which a site works on its own origin.
    isFine: isOf('null as data', 'a text as data', 'a number as data', 'a list of numbers as data'),
  },
  {
    name: 'the theme',
    call: 'GET /api/frontend/theme',
    at: HOME,
    ends: ({ status }) => (status === 503 ? 'maintenance' : 'broken'),
  },
  {
    name: 'the theme of a centre, which the operator’s theme replaces',
    call: `GET /api/frontend/theme?venue=${CENTRE}`,
    at: AT_CENTRE,
    ends: () => 'ready',
  },
  { name: 'the client record', call: 'GET /api/client', at: HOME, ends: () => 'unknown-client' },
  {
    name: 'the footer, without which the page is shown',
    call: 'GET /api/activities/footer',
    at: HOME,
    ends: () => 'ready',
    check: (scope) => expect(scope.getState($footerHtml) ?? '').not.toContain('SQLSTATE'),
  },
  {
    name: 'the customer, without whose record the page is shown',
    call: 'GET /api/auth/user',
    at: HOME,
    ends: () => 'ready',
    check: (scope) => {
      expect(scope.getState($isUserLoading)).toBe(false);
      expect(scope.getState($session).user).toBeNull();
    },
    isCustomers: true,
  },
];

const uncaught = collectUncaught();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visit from its first request, in which one of the calls fails until the operator recovers. */
function createStartUp(broken: string, fault: Fault) {
  let reloads = 0;
  let hasRecovered = false;
  const calls: string[] = [];
  // Keeps unanswered requests reachable: Node collects an unreferenced request together with its timeout signal.
  const pendingRequests: (string | Request)[] = [];
  vi.stubGlobal('fetch', async (input: string | Request) => {
    pendingRequests.push(input);
    const request = new Request(
      new URL(typeof input === 'string' ? input : input.url, 'http://operator.test'),
    );
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    calls.push(call);
    if (call === broken && !hasRecovered) return fault.respond();
    return healthy[call]?.() ?? Response.json({ message: call }, { status: 404 });
  });
  const scope: Scope = fork({
    handlers: [
      [
        configureApiFx,
        (config: Parameters<ReturnType<typeof createApiConfigurator>>[0]) =>
          createApiConfigurator(scope)(config),
      ],
      [settleFx, () => undefined],
      [
        reloadFx,
        () => {
          reloads += 1;
        },
      ],
    ],
  });
  return {
    scope,
    calls,
    reloads: () => reloads,
    recover: () => {
      hasRecovered = true;
    },
    async open(pathname: string) {
      const isSlow = broken === 'GET /config.json';
      if (isSlow) vi.useFakeTimers({ toFake: ['setTimeout'] });
      const started = allSettled(appStarted, {
        scope,
        params: { pathname, search: '', hash: '', state: null },
      });
      if (isSlow) await vi.advanceTimersByTimeAsync(CONFIG_LIMIT_MS);
      vi.useRealTimers();
      await started;
      await allSettled(sessionStopped, { scope });
    },
  };
}

const matrix = starts.flatMap((start) =>
  faults
    .filter((fault) => !start.isFine?.(fault))
    .flatMap((fault) =>
      (start.isCustomers ? [true] : [false, true]).map((hasToken) => ({
        of: start.name,
        what: fault.name,
        who: hasToken ? 'a customer' : 'a visitor',
        start,
        fault,
        hasToken,
      })),
    ),
);

describe('each call of the start, each fault', () => {
  test.each(matrix)('$who, $of: $what', async ({ start, fault, hasToken }) => {
    if (hasToken) writeCookie('pavilion_token', 'pv_token', { domain: null });
    const visit = createStartUp(start.call, fault);

    await visit.open(start.at);

    // The console says what is wrong with the file.
    const isConfig = start.call === 'GET /config.json';
    expect(uncaught).toEqual(isConfig ? [expect.stringMatching(/^pavilion: .*config\.json/)] : []);
    expect(visit.calls).toContain(start.call);
    const { scope } = visit;
    if (fault.status === 401 && hasToken && !isConfig) {
      // The session has expired: the token is removed, and the page reloads once.
      expect(visit.reloads()).toBe(1);
      expect(document.cookie).not.toContain('pv_token');
      return;
    }
    expect(visit.reloads()).toBe(0);
    // A screen with a heading and a next step is shown, not the spinner.
    expect(scope.getState($startUp)).toBe(start.ends(fault));
    // A system screen shows no toast beside its own text.
    expect(scope.getState($toasts)).toEqual([]);
    start.check?.(scope);
  });

  test('a customer whose record failed to load has it after it is requested again', async () => {
    writeCookie('pavilion_token', 'pv_token', { domain: null });
    const [serverError] = faults.filter(({ status }) => status === 500);
    if (!serverError) throw new Error('There is no such fault.');
    const visit = createStartUp('GET /api/auth/user', serverError);
    await visit.open(HOME);
    visit.recover();

    await allSettled(userRequested, { scope: visit.scope });

    expect(visit.scope.getState($session).user?.firstName).toBe(buildUser().first_name);
  });
});
