import type { Page } from '@playwright/test';

/**
 * Holds the next call to an address back, like a slow operator.
 * @returns releases it
 */
export async function holdAnswer(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    address,
    async (route) => {
      await isReleased;
      await route.fallback();
    },
    { times: 1 },
  );
  return release;
}

/** Responds to the next call to an address in the operator's place. */
export async function answerOnce(page: Page, address: string, json: unknown, status = 200): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, json }), { times: 1 });
}

/** Makes the next call to an address fail. */
export function failOnce(page: Page, address: string): Promise<void> {
  return answerOnce(page, address, { message: 'Server Error' }, 500);
}
