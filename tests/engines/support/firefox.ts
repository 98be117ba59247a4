import { type Frame, launch, type Page, ProtocolError } from 'puppeteer-core';
import { expect } from 'vitest';
import { requireFirefox } from '../../../scripts/lib/engines.ts';
import { bundleScript } from '../../../scripts/vite/bundle-script.ts';
import type { Engine, EngineWindow, FramePath } from './window.ts';

/** Headless Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: requireFirefox(),
    headless: true,
    env: { ...process.env, TZ: 'Europe/London' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB, en',
      // Reduces motion, so that screens are checked without animations.
      'ui.prefersReducedMotion': 1,
    },
  });
  // Records errors from the first line of each document, including its own scripts and styles. WebKit's driver cannot do this.
  const noiseScript = await bundleScript('tests/engines/support/noise-in-page.ts');
  return {
    async newWindow() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(noiseScript);
      return createPageWindow(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function createPageWindow(page: Page, close: () => Promise<void>): EngineWindow {
  async function requireFrame(frames: FramePath): Promise<Frame> {
    let frame = page.mainFrame();
    for (const selector of frames) {
      const element = await frame.$(selector);
      const innerFrame = await element?.contentFrame();
      if (!innerFrame) throw new Error(`No frame ${selector}.`);
      frame = innerFrame;
    }
    return frame;
  }
  return {
    engine: 'firefox',
    async open(address) {
      await page.goto(address);
    },
    address: async () => String(await page.evaluate('location.href')),
    evaluate: async (frames, expression) => (await requireFrame(frames)).evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async key(name, withControl = false) {
      if (withControl) await page.keyboard.down('Control');
      await page.keyboard.press(name);
      if (withControl) await page.keyboard.up('Control');
    },
    async chooseFile(selector, path) {
      const field = await page.$(selector);
      if (!field) throw new Error(`No field ${selector}.`);
      await (await field.toElement('input')).uploadFile(path);
    },
    async keepCookie({ name, value }) {
      const cookie = { name, value, domain: '.pavilion.localhost', path: '/', sameSite: 'Lax' } as const;
      await page.browserContext().setCookie(cookie);
    },
    resize: (width, height) => resize(page, width, height),
    async goBack() {
      await page.goBack();
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

/** Firefox 140 and earlier reject the orientation that Puppeteer sends with a size, but accept the size. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride')))
      throw error;
  }
  // Polls instead of using Puppeteer's wait, which compiles a function from a string, which the site's policy refuses.
  await expect.poll(() => page.evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
}
