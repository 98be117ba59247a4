import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_TAB_PRESSES = 150;

/** Presses Tab until the control has the focus, as someone without a mouse does; frames included. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  let element = await control.elementHandle();
  for (let pressCount = 0; pressCount < MOST_TAB_PRESSES; pressCount += 1) {
    const focus = await element?.evaluate(describeFocus);
    if (focus === 'here') return;
    // Found again only if it was replaced, because finding a control by its role takes longer than pressing Tab.
    if (focus === 'replaced') element = await control.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control} within ${MOST_TAB_PRESSES} presses of Tab.`);
}

export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function pressKeyOn(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Runs in the page. */
function describeFocus(element: Node): 'here' | 'elsewhere' | 'replaced' {
  if (!element.isConnected) return 'replaced';
  const isHere = element === element.ownerDocument?.activeElement && document.hasFocus();
  return isHere ? 'here' : 'elsewhere';
}
