import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = resolve(project, process.env.PAVILION_PICTURES ?? 'docs/images');
const QUALITY_PERCENT = 62;

/** Writes a picture of the window, once it is stable, as `<name>-<project>.webp`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await writePicture(page, `${name}-${test.info().project.name}`);
}

/** Writes a picture of the window now. */
export async function writePicture(page: Page, name: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY_PERCENT });
  await browser.detach();
  const file = join(folder, `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
}
