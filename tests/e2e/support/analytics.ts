import type { Page } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';

/** Makes the operator switch analytics on. */
export async function switchAnalyticsOn(page: Page): Promise<void> {
  const config: unknown = await (await fetch(`${sandboxUrl}/config.json`)).json();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: Object.assign({}, config, { analytics: { isEnabled: true } }) }),
  );
}
