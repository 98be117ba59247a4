import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import { startEngine } from './engine.ts';
import { readErrors } from './page-errors.ts';
import { createScreen, type Screen } from './screen.ts';
import type { Engine, EngineWindow } from './window.ts';

export const DESKTOP_SIZE = { width: 1280, height: 860 };
export const PHONE_SIZE = { width: 390, height: 780 };

/** Opens windows in this file's browser; each is a separate visitor. */
export interface BrowserWindows {
  openWindow(size: { width: number; height: number }): Promise<Screen>;
}

/**
 * Starts the browser for the tests of a file, and closes each test's windows after it. Their pages must not have thrown,
 * warned or violated their policy.
 */
export function openBrowser(): BrowserWindows {
  let engine: Engine | null = null;
  const windows: EngineWindow[] = [];
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterEach(async () => {
    const openWindows = windows.splice(0);
    await Promise.all(openWindows.map((window) => window.close()));
    expect(openWindows.flatMap(readErrors), 'errors and warnings of the pages').toEqual([]);
  });
  afterAll(() => engine?.stop());
  return {
    async openWindow({ width, height }) {
      if (!engine) throw new Error('The browser has not been started.');
      const window = await engine.newWindow();
      windows.push(window);
      await window.resize(width, height);
      return createScreen(window);
    },
  };
}

/** Opens an address as a customer in a named state, without the log-in form. */
export async function openAs<Customer extends { token: string }>(
  screen: Screen,
  scenario: string,
  address: string | ((customer: Customer) => string),
  params: Record<string, unknown> = {},
): Promise<Customer> {
  const customer = await enterScenario<Customer>(scenario, params);
  const url = typeof address === 'string' ? address : address(customer);
  // The browser only accepts a cookie on a page of its site.
  await screen.window.open(new URL('/robots.txt', url).href);
  await screen.window.keepCookie({ name: 'pavilion_token', value: customer.token });
  await screen.window.open(url);
  return customer;
}
