import type { BrowserContext } from '@playwright/test';

/** Puts a customer who has a monthly membership in the cart into the browser, by the sandbox's scenario of that name. */
export async function signInWithCart(
  context: BrowserContext,
  sandboxUrl: string,
  site: string,
): Promise<void> {
  const response = await fetch(`${sandboxUrl}/_sandbox/scenarios/a-cart-with-a-monthly-membership`, {
    method: 'POST',
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to the scenario.`);
  const { data }: { data: { token: string } } = await response.json();
  const { hostname } = new URL(site);
  const domain = `.${hostname.split('.').slice(1).join('.')}`;
  await context.addCookies([{ name: 'pavilion_token', value: data.token, domain, path: '/' }]);
}
