import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { sandboxUrl } from '../e2e/support/addresses.ts';
import type { CardWatch } from '../e2e/support/card-data.ts';
import type { BrowserFault } from './faults.ts';

/** A browser whose calls can be made to fail, with a record of everything since it was opened. */
export interface Visit {
  readonly page: Page;
  readonly cards: CardWatch;
  /** Uncaught errors and rejections, and errors on the console. */
  readonly errors: readonly string[];
  /** Every address requested from the site's own host, and every console line. */
  readonly output: readonly string[];
  /** Documents opened since the last `startFault`. */
  readonly countDocuments: () => number;
  /** How many calls of the failing kind were made since the last `startFault`. */
  readonly countFailedCalls: () => number;
  /** How many of their responses were sent in another shape. */
  readonly countWrongShapes: () => number;
  /** When the last API call ended or was aborted. */
  readonly readLastEndMs: () => number;
  /** Whether the page waits for the response of an API call. */
  readonly isWaiting: () => boolean;
  readonly startFault: (call: string, fault: BrowserFault) => Promise<void>;
  readonly stopFault: () => Promise<void>;
}

const SITE_DOMAIN = 'pavilion.localhost';
/**
 * Only this test sends the visitor header, which makes a provider's frame ask (a CORS preflight) before it loads the
 * page's font. Ordinary browsers do not ask.
 */
const NOISE_PATTERN = /^(?:Failed to load resource: |Access to font at )/;
const ENDLESS_TIMES = 99;

export async function createVisit(page: Page): Promise<Visit> {
  const visitorId = randomUUID();
  const errors: string[] = [];
  const output: string[] = [];
  let [documents, failedCallCount, wrongShapeCount, lastEnd] = [0, 0, 0, 0];
  let isFailingCall: ((request: Request) => boolean) | null = null;
  const cards: CardWatch = { texts: [], hasPaid: true };
  const pendingRequests = new Set<Request>();
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Visitor': visitorId });
  await page
    .context()
    .addCookies([{ name: 'pavilion_analytics', value: 'given', domain: `.${SITE_DOMAIN}`, path: '/' }]);
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    output.push(message.text());
    cards.texts.push(message.text());
    if (message.type() === 'error' && !NOISE_PATTERN.test(message.text())) errors.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname.endsWith(SITE_DOMAIN)) {
      output.push(decodeURIComponent(request.url()));
      cards.texts.push(`${request.url()} ${request.postData() ?? ''}`);
    }
    if (isApiCall(request)) pendingRequests.add(request);
    if (isFailingCall?.(request)) failedCallCount += 1;
  });
  page.on('response', (response) => {
    if (isFailingCall?.(response.request()) && response.headers()['x-sandbox-misshapen'])
      wrongShapeCount += 1;
  });
  // Counts loaded documents: a reload that another navigation replaces is requested but never loads.
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  const recordEnd = (request: Request) => {
    pendingRequests.delete(request);
    if (isApiCall(request)) lastEnd = Date.now();
  };
  page.on('requestfinished', recordEnd);
  page.on('requestfailed', recordEnd);
  return {
    page,
    cards,
    errors,
    output,
    countDocuments: () => documents,
    countFailedCalls: () => failedCallCount,
    countWrongShapes: () => wrongShapeCount,
    readLastEndMs: () => lastEnd,
    isWaiting: () => pendingRequests.size > 0,
    async startFault(call, { sandboxFault: name, when }) {
      const [method = '', path = ''] = call.split(' ');
      const pattern = path.replace(/\{.*$/, '*');
      isFailingCall = (request) => request.method() === method && matchesPath(pattern, request);
      [documents, failedCallCount, wrongShapeCount] = [0, 0, 0];
      if (name !== null)
        return controlFaults('POST', '', {
          method,
          path: pattern,
          fault: name,
          when,
          times: ENDLESS_TIMES,
          visitor: visitorId,
        });
      await page.route(
        (url) => matchesPath(pattern, { url: () => url.href }),
        (route) =>
          route.request().method() === method ? route.abort('connectionrefused') : route.fallback(),
      );
    },
    async stopFault() {
      isFailingCall = null;
      await controlFaults('DELETE', `?visitor=${visitorId}`);
      await page.unrouteAll();
    },
  };
}

async function controlFaults(method: string, query: string, body?: unknown): Promise<void> {
  const response = await fetch(`${sandboxUrl}/_sandbox/faults${query}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`Faults: the sandbox answered ${response.status}.`);
}

const isApiCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

function matchesPath(pattern: string, request: { url(): string }): boolean {
  const { pathname } = new URL(request.url());
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}
