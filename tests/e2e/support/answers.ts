import type { Page, Route } from '@playwright/test';

/**
 * Handles the next calls to an address. The route then stays and does nothing: Playwright's own `times` ends the interception
 * after the last call, and a page that loads at that moment hangs.
 */
export async function routeNext(
  page: Page,
  address: string,
  handleRoute: (route: Route) => unknown,
  callCount = 1,
): Promise<void> {
  let callsLeft = callCount;
  await page.route(address, async (route) => {
    if (callsLeft === 0) return route.fallback();
    callsLeft -= 1;
    await handleRoute(route);
  });
}

/**
 * Holds the next call to an address back, like a slow operator.
 * @returns releases it
 */
export async function holdAnswer(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await routeNext(page, address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Responds to the next call to an address in the operator's place. */
export async function answerOnce(page: Page, address: string, json: unknown, status = 200): Promise<void> {
  await routeNext(page, address, (route) => route.fulfill({ status, json }));
}

/** Makes the next call to an address fail. */
export function failOnce(page: Page, address: string): Promise<void> {
  return answerOnce(page, address, { message: 'Server Error' }, 500);
}
