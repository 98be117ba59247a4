/** Tries XSS attack payloads one by one in a browser. */
import type { BrowserContext, Page } from '@playwright/test';
import { enterScenario } from '../lib/enter-scenario.ts';
import { keepToken } from '../lib/keep-token.ts';
import { buildSiteAddress, inspect, openContext, type VisitTools } from './visit.ts';
import { shorten } from './watch.ts';

/** The number of tabs that try payloads in parallel. */
const TAB_COUNT = 3;
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
  tools: VisitTools,
  payloads: readonly string[],
  log: (line: string) => void,
): Promise<string[]> {
  const failures: string[] = [];
  const remainingPayloads = payloads.entries();
  const tryInTab = async () => {
    const context = await openContext(tools, { payloads: [], repeatsListEntries: false });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      const currentPayload = { payload: '' };
      await mockResponses(context, currentPayload);
      for (const [index, payload] of remainingPayloads) {
        currentPayload.payload = payload;
        for (const injectionPoint of [
          INJECTION_POINTS.footer,
          INJECTION_POINTS.theme,
          INJECTION_POINTS.client,
        ])
          tools.deliveries.recordInjection(injectionPoint, index);
        await visitWithPayload(page, payload, tools).catch((error: unknown) => {
          failures.push(`payload ${index + 1} alone: ${shorten(String(error))}`);
        });
        if ((index + 1) % 100 === 0) log(`${index + 1} payloads alone in a document`);
      }
    } finally {
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: TAB_COUNT }, tryInTab));
  await tryUrls(tools, payloads);
  return failures;
}

async function mockResponses(context: BrowserContext, currentPayload: { payload: string }): Promise<void> {
  await context.route('**/api/activities/footer*', (route) =>
    route.fulfill({ contentType: 'text/html', body: currentPayload.payload }),
  );
  await context.route('**/api/frontend/theme*', (route) =>
    route.fulfill({
      json: { data: Object.fromEntries(THEME_FIELDS.map((name) => [name, currentPayload.payload])) },
    }),
  );
  await context.route('**/api/client', async (route) => {
    const today = new Date().toISOString().slice(0, 10);
    await route.fulfill({ json: { data: { id: '1', name: currentPayload.payload, today } } });
  });
}

async function visitWithPayload(page: Page, payload: string, tools: VisitTools): Promise<void> {
  const { query, segment } = encodePayload(payload);
  await page.goto(`${buildSiteAddress(tools.port)}/nowhere?${query}#${segment}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await inspect(page, tools);
}

/** Encodes a payload as a path segment and as every query parameter. */
function encodePayload(payload: string): { segment: string; query: string } {
  const segment = encodeURIComponent(payload.replace(/\p{Surrogate}/gu, ''));
  const parameterNames = ['redirect', 'centre', 'venue', 'kiosk_id', 'payment_intent', 'next'];
  const fittingNames = parameterNames.slice(0, Math.max(1, Math.floor(MAX_QUERY_LENGTH / segment.length)));
  return { segment, query: fittingNames.map((name) => `${name}=${segment}`).join('&') };
}

/** Visits every route that reads the URL, as a visitor and (for the log-in redirect) as a customer. */
async function tryUrls(tools: VisitTools, payloads: readonly string[]): Promise<void> {
  const { token } = await enterScenario<{ token: string }>(
    tools.sandboxUrl,
    'a-customer-without-instruction',
  );
  for (const isLoggedIn of [false, true]) {
    const context = await openContext(tools, { payloads: [], repeatsListEntries: false });
    try {
      if (isLoggedIn) await keepToken(context, token);
      const page = await context.newPage();
      await page.goto(`${buildSiteAddress(tools.port)}/nowhere`);
      await page
        .getByRole('button', { name: 'Log out' })
        .or(page.getByRole('link', { name: 'Log in' }))
        .first()
        .waitFor();
      for (const [index, payload] of payloads.entries()) {
        tools.deliveries.recordInjection(
          isLoggedIn ? INJECTION_POINTS.redirect : INJECTION_POINTS.address,
          index,
        );
        const { segment, query } = encodePayload(payload);
        await navigateClientSide(page, isLoggedIn ? [`/login?${query}`] : buildUrls(segment, query), payload);
        if (index % PAYLOADS_PER_INSPECTION === 0) await inspect(page, tools);
      }
      await inspect(page, tools);
    } finally {
      await context.close();
    }
  }
}

/** The maximum length of the query, below the server's limit; a long payload is put into fewer parameters. */
const MAX_QUERY_LENGTH = 12_000;
const PAYLOADS_PER_INSPECTION = 20;

const buildUrls = (segment: string, query: string): string[] => [
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
