import type { Browser, CDPSession, Page } from '@playwright/test';
import { keepToken } from '../lib/keep-token.ts';
import type { FormKind } from './form-kinds.ts';
import { installBench } from './in-page.ts';

/** The form as it looked when it had been rendered, to be served as plain HTML in the same styles. */
export type RenderedForm = {
  readonly html: string;
  readonly css: string;
  readonly scripts: readonly string[];
};

export type FormRun = {
  /** From the answer of the server to the paint of the last control. */
  readonly wholeForm: number;
  readonly keys: readonly number[];
};

export type FormVisit = {
  readonly browser: Browser;
  readonly site: string;
  /** The site's configuration, with a time-out that no run reaches. */
  readonly configWithLongTimeout: unknown;
  /** Of a customer who is logged in; null for a visitor. */
  readonly token: string | null;
  readonly kind: FormKind;
  readonly count: number;
};

/** A page that waits for the form: its section is open and says that the form is on its way. */
type WaitingPage = { page: Page; cdp: CDPSession; release: () => void; close: () => Promise<void> };

/** For a machine that has other work as well. */
const PATIENCE_MS = 120_000;
const QUIET_MS = 1000;
const SLOWER = 4;
const WAITING = '[role=status]:has(> [aria-hidden])';
const PLAIN_PATH = '/bench-plain-form.html';
const TYPED = 'somebody to call at once';

/** Renders our form once and keeps what it looked like. */
export async function renderedForm(visit: FormVisit): Promise<RenderedForm> {
  const { page, release, close } = await waitingPage(visit);
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

/** One run of our form: from the answer of the server to its paint, then the keys. */
export async function runOurForm(visit: FormVisit, { scripts }: RenderedForm): Promise<FormRun> {
  const waiting = await waitingPage(visit);
  const { page, release } = waiting;
  // The code is there before the form is, as it is for a customer who comes to this section.
  await page.evaluate((paths) => Promise.all(paths.map((path) => import(path))), [...scripts]);
  return measured(visit, waiting, async () => release());
}

/** One run of the same form as plain HTML, parsed by the browser in the same place of the same page. */
export async function runPlainForm(visit: FormVisit, { html, css }: RenderedForm): Promise<FormRun> {
  const waiting = await waitingPage(visit);
  const { page } = waiting;
  await page.route(`**${PLAIN_PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return measured(visit, waiting, () =>
    page.evaluate(([path, selector]) => window.bench.insertPlain(path, selector), [
      PLAIN_PATH,
      WAITING,
    ] as const),
  );
}

async function measured(
  { kind, count }: FormVisit,
  { page, cdp, close }: WaitingPage,
  start: () => Promise<void>,
): Promise<FormRun> {
  const whole = kind.lastControl(count);
  await page.evaluate((id) => window.bench.watchPaint([id]), whole);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await start();
  await page.waitForFunction((id) => window.bench.paintedAt[id] !== undefined, whole);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { paintedAt, arrivedAt } = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /data-fields|custom-questions|bench-plain-form/.test(name))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    return { paintedAt: window.bench.paintedAt, arrivedAt: Math.max(...answers) };
  });
  const keys = await typedKeys(page, kind.textBox(count));
  await close();
  return { wholeForm: (paintedAt[whole] ?? Number.NaN) - arrivedAt, keys };
}

async function typedKeys(page: Page, controlId: string): Promise<number[]> {
  await page.evaluate((id) => window.bench.watchKeys(id), controlId);
  for (const [place, key] of [...TYPED].entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.bench.keys.length > count, place);
  }
  return page.evaluate(() => window.bench.keys);
}

async function waitingPage({
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
    // The policy of the site blocks inserted HTML, and so the bench's plain form.
    bypassCSP: true,
  });
  if (kind.isForCustomers && token !== null) await keepToken(context, token);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await installBench(page);
  // A page that shows the plain form waits for ever.
  await page.route('**/config.json', (route) => route.fulfill({ json: configWithLongTimeout }));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route(kind.call, async (route) => {
    calls += 1;
    // The section of questions is shown only when there are some, or when that is unknown: so the first call fails.
    if (kind.isForCustomers && calls === 1)
      return route.fulfill({ status: 500, json: { message: 'Later.' } });
    await released;
    await route.fulfill({ json: kind.answer(count) });
  });
  await page.goto(`${site}/centre/ardwick-fields-leisure-centre/membership/swim/recurring`);
  const section = page.getByRole('region', { name: kind.section });
  if (kind.isForCustomers) {
    await page
      .getByRole('region', { name: 'Your details' })
      .getByRole('button', { name: 'Continue' })
      .click();
    await section.getByRole('button', { name: 'Try again' }).click();
  }
  await section.locator(WAITING).waitFor();
  // The rest of the page (footer, summary) has come as well, and nothing of it falls into a measurement.
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
