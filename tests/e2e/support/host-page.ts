import type { Frame, Page } from '@playwright/test';
import type { PavilionEvents } from '../../../public/embed.d.ts';
import { e2ePort } from './addresses.ts';
import { expect } from './test.ts';

/** Sites of another owner with the same snippet. The operator has named only the first. */
export const hostPages = {
  known: `http://leisure-host.localhost:${e2ePort}`,
  stranger: `http://stranger-host.localhost:${e2ePort}`,
};
export const joiningSite = `http://online-joining.pavilion.localhost:${e2ePort}`;

/**
 * Opens the other site's page.
 * @returns the frame that its snippet has created
 */
export async function openHostPage(page: Page): Promise<Frame> {
  await page.goto(hostPages.known);
  return requireEmbeddedFrame(page);
}

async function requireEmbeddedFrame(page: Page): Promise<Frame> {
  const handle = await page.locator('[data-pavilion-join] iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('The page holds no frame.');
  return frame;
}

/** The events of one name that the page has received. */
export async function readReceivedEvents<Name extends keyof PavilionEvents>(
  page: Page,
  name: Name,
): Promise<PavilionEvents[Name][]> {
  const [, eventWord = ''] = name.split(':');
  const logRows = await page.locator('.log li').allTextContents();
  return logRows
    .filter((row) => row.startsWith(`${eventWord} `))
    .map((row): PavilionEvents[Name] => JSON.parse(row.slice(eventWord.length + 1)));
}

/** Checks that the frame is exactly as high as its content, so that nothing scrolls inside. */
export async function expectNoInnerScroll(frame: Frame): Promise<void> {
  await expect
    .poll(() =>
      frame.evaluate(() => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
        return [scrollHeight - clientHeight, scrollWidth - clientWidth];
      }),
    )
    .toEqual([0, 0]);
}

/** Whether the browser stores anything for the site while another site's page frames it. */
export async function readFrameStorage(frame: Frame): Promise<{ cookies: boolean; storage: boolean }> {
  return frame.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what is tried here is document.cookie.
    document.cookie = 'tried=1; SameSite=None; Secure; Path=/';
    const cookies = document.cookie.includes('tried=1');
    try {
      sessionStorage.setItem('tried', '1');
      return { cookies, storage: sessionStorage.getItem('tried') === '1' };
    } catch {
      return { cookies, storage: false };
    }
  });
}
