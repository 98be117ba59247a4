import type { BrowserContext } from '@playwright/test';

/** Stores a customer's token in the browser for all sites of the sandbox, as logging in on another tab does. */
export async function keepToken(context: BrowserContext, token: string): Promise<void> {
  const cookie = { name: 'pavilion_token', value: token, domain: '.pavilion.localhost', path: '/' };
  await context.addCookies([cookie]);
}
