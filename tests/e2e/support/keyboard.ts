import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const FARTHEST = 150;

/** Presses Tab until the control has the focus, as someone without a mouse does; frames included. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control} within ${FARTHEST} presses of Tab.`);
}

export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(
    (element) => element === element.ownerDocument.activeElement && document.hasFocus(),
  );
}
