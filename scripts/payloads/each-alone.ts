import type { BrowserContext, Page } from '@playwright/test';
import { enterScenario } from '../lib/enter-scenario.ts';
import { keepToken } from '../lib/keep-token.ts';
import { inspect, openContext, siteAt, type Tools } from './visit.ts';
import { short } from './watch.ts';

/** How many of the payloads are tried by a document of their own at the same time. */
const TABS = 3;
const PLACES = {
  footer: { name: 'GET /api/activities/footer body, alone', kind: 'html' },
  theme: { name: 'GET /api/frontend/theme, every field, alone', kind: 'address' },
  client: { name: 'GET /api/client data.name, alone', kind: 'text' },
  address: {
    name: 'the path, the query and the fragment of an address, messages to the window',
    kind: 'address',
  },
  redirect: { name: 'where a log-in leads a customer', kind: 'address' },
} as const;

const THEME = [
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
 * Each payload alone in a document of its own: as the footer, as every value of the theme, as the operator's name, and in the
 * address, from which the visit goes on to every route that has a parameter.
 */
export async function tryEachAlone(
  tools: Tools,
  payloads: readonly string[],
  say: (line: string) => void,
): Promise<string[]> {
  const stuck: string[] = [];
  const next = payloads.entries();
  const tab = async () => {
    const context = await openContext(tools, { payloads: [], areListsLong: false });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      const current = { payload: '' };
      await answerWith(context, current);
      for (const [index, payload] of next) {
        current.payload = payload;
        for (const place of [PLACES.footer, PLACES.theme, PLACES.client])
          tools.deliveries.carry(place, index);
        await visitWith(page, payload, tools).catch((error: unknown) => {
          stuck.push(`payload ${index + 1} alone: ${short(String(error))}`);
        });
        if ((index + 1) % 100 === 0) say(`${index + 1} payloads alone in a document`);
      }
    } finally {
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  await tryAddresses(tools, payloads);
  return stuck;
}

async function answerWith(context: BrowserContext, current: { payload: string }): Promise<void> {
  await context.route('**/api/activities/footer*', (route) =>
    route.fulfill({ contentType: 'text/html', body: current.payload }),
  );
  await context.route('**/api/frontend/theme*', (route) =>
    route.fulfill({ json: { data: Object.fromEntries(THEME.map((name) => [name, current.payload])) } }),
  );
  await context.route('**/api/client', async (route) => {
    const today = new Date().toISOString().slice(0, 10);
    await route.fulfill({ json: { data: { id: '1', name: current.payload, today } } });
  });
}

async function visitWith(page: Page, payload: string, tools: Tools): Promise<void> {
  const { query, part } = inAddress(payload);
  await page.goto(`${siteAt(tools.port)}/nowhere?${query}#${part}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await inspect(page, tools);
}

/** A payload as part of an address, and as the value of every parameter that the site reads. */
function inAddress(payload: string): { part: string; query: string } {
  const part = encodeURIComponent(payload.replace(/\p{Surrogate}/gu, ''));
  const names = ['redirect', 'centre', 'venue', 'kiosk_id', 'payment_intent', 'next'];
  const namesThatFit = names.slice(0, Math.max(1, Math.floor(LONGEST_QUERY / part.length)));
  return { part, query: namesThatFit.map((name) => `${name}=${part}`).join('&') };
}

/** From one document to every route that reads its address, and to where a log-in leads who is logged in already. */
async function tryAddresses(tools: Tools, payloads: readonly string[]): Promise<void> {
  const { token } = await enterScenario<{ token: string }>(
    tools.sandboxUrl,
    'a-customer-without-instruction',
  );
  for (const isCustomer of [false, true]) {
    const context = await openContext(tools, { payloads: [], areListsLong: false });
    try {
      if (isCustomer) await keepToken(context, token);
      const page = await context.newPage();
      await page.goto(`${siteAt(tools.port)}/nowhere`);
      await page
        .getByRole('button', { name: 'Log out' })
        .or(page.getByRole('link', { name: 'Log in' }))
        .first()
        .waitFor();
      for (const [index, payload] of payloads.entries()) {
        tools.deliveries.carry(isCustomer ? PLACES.redirect : PLACES.address, index);
        const { part, query } = inAddress(payload);
        await visitInPlace(page, isCustomer ? [`/login?${query}`] : addressesOf(part, query), payload);
        if (index % INSPECTED_EVERY === 0) await inspect(page, tools);
      }
      await inspect(page, tools);
    } finally {
      await context.close();
    }
  }
}

/** What a server takes of an address, with its other headers: a long payload is not the value of every parameter. */
const LONGEST_QUERY = 12_000;
const INSPECTED_EVERY = 20;

const addressesOf = (part: string, query: string): string[] => [
  `/login/${part}?${query}#${part}`,
  `/login?${query}`,
  `/centre/${part}/membership/${part}/${part}?${query}`,
  `/order-confirmed/${part}?${query}`,
  `/theme-preview?${query}`,
];

/** Goes on without a new document, as the site's own links do, and sends the window a message at each. */
async function visitInPlace(page: Page, addresses: readonly string[], payload: string): Promise<void> {
  await page.evaluate(
    async ({ all, text }) => {
      for (const path of all) {
        history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        window.postMessage({ type: text, name: text, url: text, html: text }, '*');
        await new Promise<void>((resolve) => setTimeout(resolve));
      }
    },
    { all: addresses, text: payload },
  );
}
