import type { Browser, CDPSession, Page } from '@playwright/test';
import { keepToken } from '../lib/keep-token.ts';
import type { FormKind } from './form-kinds.ts';
import { installBench } from './install-bench.ts';

/** The HTML and styles of our rendered form, to be served as plain HTML. */
export type RenderedForm = {
  readonly html: string;
  readonly css: string;
  readonly scripts: readonly string[];
};

export type FormRun = {
  /** The time from the response to the paint of the last control, in ms. */
  readonly wholeForm: number;
  readonly keys: readonly number[];
};

export type FormVisit = {
  readonly browser: Browser;
  readonly site: string;
  /** The site's configuration, with a request timeout that no run reaches. */
  readonly configWithLongTimeout: unknown;
  /** The token of a logged-in customer; null for a visitor. */
  readonly token: string | null;
  readonly kind: FormKind;
  readonly count: number;
};

/** A page whose section with the form is open and still loading; `release` lets the response through. */
type WaitingPage = { page: Page; cdp: CDPSession; release: () => void; close: () => Promise<void> };

/** The time limit of a step, long enough for a busy machine. */
const TIMEOUT_MS = 120_000;
const QUIET_MS = 1000;
const CPU_SLOWDOWN = 4;
const WAITING_SELECTOR = '[role=status]:has(> [aria-hidden])';
const PLAIN_PATH = '/bench-plain-form.html';
const TYPED_TEXT = 'somebody to call at once';

/** Renders our form once and returns its HTML, styles and scripts. */
export async function renderForm(visit: FormVisit): Promise<RenderedForm> {
  const { page, release, close } = await openWaitingPage(visit);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  release();
  const form = page.locator(`#${visit.kind.formId}`);
  await page.locator(`#${visit.kind.lastControl(visit.count)}`).waitFor();
  const html = await form.evaluate((element) => element.outerHTML);
  const css = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  );
  await close();
  return { html, css, scripts };
}

/** Measures our form once: from the response to its paint, then the key presses. */
export async function runOurForm(visit: FormVisit, { scripts }: RenderedForm): Promise<FormRun> {
  const waitingPage = await openWaitingPage(visit);
  const { page, release } = waitingPage;
  // Loads the code beforehand, as it is for a customer who reaches this section.
  await page.evaluate((paths) => Promise.all(paths.map((path) => import(path))), [...scripts]);
  return measureRun(visit, waitingPage, async () => release());
}

/** Measures the same form once as plain HTML, which the browser parses in the same place of the same page. */
export async function runPlainForm(visit: FormVisit, { html, css }: RenderedForm): Promise<FormRun> {
  const waitingPage = await openWaitingPage(visit);
  const { page } = waitingPage;
  await page.route(`**${PLAIN_PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return measureRun(visit, waitingPage, () =>
    page.evaluate(([path, selector]) => window.bench.insertPlain(path, selector), [
      PLAIN_PATH,
      WAITING_SELECTOR,
    ] as const),
  );
}

async function measureRun(
  { kind, count }: FormVisit,
  { page, cdp, close }: WaitingPage,
  start: () => Promise<void>,
): Promise<FormRun> {
  const lastControl = kind.lastControl(count);
  await page.evaluate((id) => window.bench.watchPaint([id]), lastControl);
  // Playwright injects its script for the first wait, which would otherwise be compiled within the measured time.
  await page.waitForFunction(() => true);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await start();
  await page.waitForFunction((id) => window.bench.paintedAt[id] !== undefined, lastControl);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { paintedAt, arrivedAt } = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /data-fields|custom-questions|bench-plain-form/.test(name))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    return { paintedAt: window.bench.paintedAt, arrivedAt: Math.max(...answers) };
  });
  const keys = await measureTypedKeys(page, kind.textBox(count));
  await close();
  return { wholeForm: (paintedAt[lastControl] ?? Number.NaN) - arrivedAt, keys };
}

async function measureTypedKeys(page: Page, controlId: string): Promise<number[]> {
  await page.evaluate((id) => window.bench.watchKeys(id), controlId);
  for (const [index, key] of [...TYPED_TEXT].entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.bench.keys.length > count, index);
  }
  return page.evaluate(() => window.bench.keys);
}

async function openWaitingPage({
  browser,
  site,
  configWithLongTimeout,
  token,
  kind,
  count,
}: FormVisit): Promise<WaitingPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    // Without the Content-Security-Policy, because it would block the HTML of the plain form.
    bypassCSP: true,
  });
  if (kind.isForCustomers && token !== null) await keepToken(context, token);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await installBench(page);
  // The page with the plain form never gets a response.
  await page.route('**/config.json', (route) => route.fulfill({ json: configWithLongTimeout }));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let callCount = 0;
  await page.route(kind.callPattern, async (route) => {
    callCount += 1;
    // The section of questions is shown only if there are some or if that is unknown, so the first call fails.
    if (kind.isForCustomers && callCount === 1)
      return route.fulfill({ status: 500, json: { message: 'Later.' } });
    await released;
    await route.fulfill({ json: kind.answer(count) });
  });
  await page.goto(`${site}/centre/ardwick-fields-leisure-centre/membership/swim/recurring`);
  const section = page.getByRole('region', { name: kind.sectionName });
  if (kind.isForCustomers) {
    await page
      .getByRole('region', { name: 'Your details' })
      .getByRole('button', { name: 'Continue' })
      .click();
    await section.getByRole('button', { name: 'Try again' }).click();
  }
  await section.locator(WAITING_SELECTOR).waitFor();
  // Waits for the rest of the page (footer, summary), so that it does not affect the measurement.
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const cdp = await context.newCDPSession(page);
  return {
    page,
    cdp,
    release,
    close: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}
