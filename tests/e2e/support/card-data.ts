import { type BrowserContext, expect, type Page } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';

/** The security code that every journey types; nothing else on a page is like it. */
export const SECURITY_CODE = '737';
export const EXPIRY_DATE = '12 / 34';

/** The numbers of all test cards that journeys use, by their first four digits. */
const CARD_NUMBER_PATTERN = '(4242|4000|4012|4918|4929|4938|5186|5555)[0-9]{8,12}';

/** Patterns for texts. The expiry that a saved card is offered with may be shown. */
const CARD_TEXT_PATTERNS = [
  new RegExp(`(?<![0-9])${CARD_NUMBER_PATTERN}(?![0-9])`),
  /(?<![\w.:%-])737(?![\w.:%-])/,
  /(?<!Expires: |[\d/])12 ?(?:\/|%2F) ?(?:20)?34(?![\d/])|(?<=["=])1234(?=["&])/,
];
/** Patterns for PostgreSQL, which do not match the fraction of a second. */
const DATABASE_PATTERNS = [`\\m${CARD_NUMBER_PATTERN}\\M`, '(?<![.:])\\m737\\M'];

/** Everything that a journey's pages have sent to us, or logged, so far. */
export interface CardWatch {
  readonly texts: string[];
  hasPaid: boolean;
}

/** Records all pages of a context: the addresses, our own API, the console. */
export function watchCardData(context: BrowserContext): CardWatch {
  const watch: CardWatch = { texts: [], hasPaid: false };
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    // Data sent to a provider or a bank is allowed.
    if (!hostname.endsWith('pavilion.localhost')) return;
    watch.texts.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    if (pathname.startsWith('/api/checkout/')) watch.hasPaid = true;
  });
  context.on('console', (message) => watch.texts.push(`console: ${message.text()}`));
  return watch;
}

/**
 * Checks that a card's number, security code and expiry date are only with the provider: not in what was sent to us, in
 * what the browser stores or shows, in analytics, or in the operator's and the simulators' records.
 */
export async function expectNoCardData(context: BrowserContext, watch: CardWatch): Promise<void> {
  if (!watch.hasPaid) return;
  const storedTexts = await Promise.all(context.pages().map(readStorage));
  const cookies = JSON.stringify(await context.cookies());
  const leaks = [...watch.texts, cookies, ...storedTexts].flatMap((text) => findCardData(text));
  expect(leaks, 'card data in the page, or sent by it').toEqual([]);
  for (const pattern of DATABASE_PATTERNS) {
    const answer = await fetch(`${sandboxUrl}/_sandbox/search?pattern=${encodeURIComponent(pattern)}`);
    expect(await answer.json(), `card data in the books: ${pattern}`).toEqual({ data: [] });
  }
}

/** Finds each piece of card data in a text, with the characters around it. */
export function findCardData(text: string): string[] {
  const textWithJoinedDigits = text.replace(/(\d{4}) (?=\d{4})/g, '$1');
  return CARD_TEXT_PATTERNS.flatMap((pattern) => {
    const position = pattern.exec(textWithJoinedDigits)?.index;
    return position === undefined
      ? []
      : [textWithJoinedDigits.slice(Math.max(0, position - 60), position + 60)];
  });
}

/**
 * The browser's navigation history, which the oldest browsers do not provide. A string, because TypeScript does not know
 * its types yet.
 */
const HISTORY_EXPRESSION = 'globalThis.navigation?.entries().map(({ url }) => url)';

/** Everything that a page stores and shows, except the fields into which a card is being typed. */
async function readStorage(page: Page): Promise<string> {
  if (page.isClosed() || !page.url().startsWith('http')) return '';
  const entries: unknown = await page.evaluate(HISTORY_EXPRESSION);
  const storage = await page.evaluate(async () => ({
    storages: [{ ...sessionStorage }, { ...localStorage }],
    databases: await indexedDB.databases?.(),
    cookie: document.cookie,
    windowName: window.name,
    history: history.state,
    dataLayer: Reflect.get(window, 'dataLayer'),
    html: document.documentElement.outerHTML,
    typed: [
      ...document.querySelectorAll('input:not([type=password], [data-card-details]), select, textarea'),
    ].map((field) => Reflect.get(field, 'value')),
  }));
  return JSON.stringify({ url: page.url(), entries, ...storage });
}

/** Everything that a page stores without showing it. */
export async function readHiddenStorage(page: Page): Promise<string> {
  if (page.isClosed() || !page.url().startsWith('http')) return '';
  const entries: unknown = await page.evaluate(HISTORY_EXPRESSION);
  const storage = await page.evaluate(() => ({
    storages: [{ ...sessionStorage }, { ...localStorage }],
    cookie: document.cookie,
    windowName: window.name,
    history: history.state,
    dataLayer: Reflect.get(window, 'dataLayer'),
  }));
  return JSON.stringify({ url: page.url(), entries, ...storage });
}
