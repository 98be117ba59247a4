/** Tries XSS attack payloads one by one in a browser. */
import type { BrowserContext, Page } from '@playwright/test';
import { enterScenario } from '../lib/enter-scenario.ts';
import { keepToken } from '../lib/keep-token.ts';
import { buildSiteAddress, inspect, openContext, type VisitTools } from './visit.ts';
import { shorten } from './watch.ts';

/** The number of tabs that try payloads in parallel. */
const TABS = 3;
const INJECTION_POINTS = {
  footer: { name: 'GET /api/activities/footer body, alone', kind: 'html' },
  theme: { name: 'GET /api/frontend/theme, every field, alone', kind: 'address' },
  client: { name: 'GET /api/client data.name, alone', kind: 'text' },
  address: {
    name: 'the path, the query and the fragment of an address, messages to the window',
    kind: 'address',
  },
  redirect: { name: 'where a log-in leads a customer', kind: 'address' },
} as const;

const THEME_FIELDS = [
  'theme_app_logo',
  'theme_app_primary_colour',
  'theme_app_secondary_colour_1',
  'theme_app_secondary_colour_2',
  'theme_app_dark_bg_colour',
  'theme_app_header_bg_colour',
  'header_primary_colour',
  'theme_app_heading_font_style',
  'theme_app_body_font_style',
  'theme_app_secondary_button_style',
];

/**
 * Loads a page for each payload, injected as footer, theme and name, then tries it in the URL of every route with parameters.
 * Returns a line for each payload whose page did not load.
 */
export async function tryPayloadsOneByOne(
  run: VisitTools,
  payloads: readonly string[],
  log: (line: string) => void,
): Promise<string[]> {
  const failures: string[] = [];
  const remaining = payloads.entries();
  const tab = async () => {
    const context = await openContext(run, { payloads: [], repeatsListEntries: false });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      const current = { payload: '' };
      await mockResponses(context, current);
      for (const [index, payload] of remaining) {
        current.payload = payload;
        for (const point of [INJECTION_POINTS.footer, INJECTION_POINTS.theme, INJECTION_POINTS.client])
          run.deliveries.recordInjection(point, index);
        await visitWith(page, payload, run).catch((error: unknown) => {
          failures.push(`payload ${index + 1} alone: ${shorten(String(error))}`);
        });
        if ((index + 1) % 100 === 0) log(`${index + 1} payloads alone in a document`);
      }
    } finally {
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  await tryUrls(run, payloads);
  return failures;
}

async function mockResponses(context: BrowserContext, current: { payload: string }): Promise<void> {
  await context.route('**/api/activities/footer*', (route) =>
    route.fulfill({ contentType: 'text/html', body: current.payload }),
  );
  await context.route('**/api/frontend/theme*', (route) =>
    route.fulfill({
      json: { data: Object.fromEntries(THEME_FIELDS.map((name) => [name, current.payload])) },
    }),
  );
  await context.route('**/api/client', async (route) => {
    const today = new Date().toISOString().slice(0, 10);
    await route.fulfill({ json: { data: { id: '1', name: current.payload, today } } });
  });
}

async function visitWith(page: Page, payload: string, run: VisitTools): Promise<void> {
  const { query, segment } = urlEncoded(payload);
  await page.goto(`${buildSiteAddress(run.port)}/nowhere?${query}#${segment}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await inspect(page, run);
}

/** Encodes a payload as a path segment and as every query parameter. */
function urlEncoded(payload: string): { segment: string; query: string } {
  const segment = encodeURIComponent(payload.replace(/\p{Surrogate}/gu, ''));
  const names = ['redirect', 'centre', 'venue', 'kiosk_id', 'payment_intent', 'next'];
  const namesThatFit = names.slice(0, Math.max(1, Math.floor(LONGEST_QUERY / segment.length)));
  return { segment, query: namesThatFit.map((name) => `${name}=${segment}`).join('&') };
}

/** Visits every route that reads the URL, as a visitor and (for the log-in redirect) as a customer. */
async function tryUrls(run: VisitTools, payloads: readonly string[]): Promise<void> {
  const { token } = await enterScenario<{ token: string }>(run.sandboxUrl, 'a-customer-without-instruction');
  for (const isLoggedIn of [false, true]) {
    const context = await openContext(run, { payloads: [], repeatsListEntries: false });
    try {
      if (isLoggedIn) await keepToken(context, token);
      const page = await context.newPage();
      await page.goto(`${buildSiteAddress(run.port)}/nowhere`);
      await page
        .getByRole('button', { name: 'Log out' })
        .or(page.getByRole('link', { name: 'Log in' }))
        .first()
        .waitFor();
      for (const [index, payload] of payloads.entries()) {
        run.deliveries.recordInjection(
          isLoggedIn ? INJECTION_POINTS.redirect : INJECTION_POINTS.address,
          index,
        );
        const { segment, query } = urlEncoded(payload);
        await navigateClientSide(page, isLoggedIn ? [`/login?${query}`] : urlsWith(segment, query), payload);
        if (index % INSPECT_EVERY === 0) await inspect(page, run);
      }
      await inspect(page, run);
    } finally {
      await context.close();
    }
  }
}

/** The maximum length of the query, below the server's limit; a long payload is put into fewer parameters. */
const LONGEST_QUERY = 12_000;
const INSPECT_EVERY = 20;

const urlsWith = (segment: string, query: string): string[] => [
  `/login/${segment}?${query}#${segment}`,
  `/login?${query}`,
  `/centre/${segment}/membership/${segment}/${segment}?${query}`,
  `/order-confirmed/${segment}?${query}`,
  `/theme-preview?${query}`,
];

/** Navigates with pushState and posts a message after each step. */
async function navigateClientSide(page: Page, urls: readonly string[], payload: string): Promise<void> {
  await page.evaluate(
    async ({ all, text }) => {
      for (const path of all) {
        history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        window.postMessage({ type: text, name: text, url: text, html: text }, '*');
        await new Promise<void>((resolve) => setTimeout(resolve));
      }
    },
    { all: urls, text: payload },
  );
}
