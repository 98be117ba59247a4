import type { BrowserContext } from '@playwright/test';

/** Gives a browser a customer's token, on all sites of the sandbox, as another tab that they log in to does. */
export async function keepToken(context: BrowserContext, token: string): Promise<void> {
  const cookie = { name: 'pavilion_token', value: token, domain: '.pavilion.localhost', path: '/' };
  await context.addCookies([cookie]);
}
