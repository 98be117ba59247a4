import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import { startEngine } from './engine.ts';
import { noiseOf } from './noise.ts';
import { type Screen, screenOf } from './screen.ts';
import type { Engine, EngineWindow } from './window.ts';

export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 390, height: 780 };

/** A visitor with a window of their own, in this file's browser. */
export interface Visits {
  visit(size: { width: number; height: number }): Promise<Screen>;
}

/** Starts the browser for the tests of a file, and closes the windows of each test after it: their pages may not have thrown, warned or broken their policy. */
export function openBrowser(): Visits {
  let engine: Engine | null = null;
  const windows: EngineWindow[] = [];
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterEach(async () => {
    const left = windows.splice(0);
    await Promise.all(left.map((window) => window.close()));
    expect(left.flatMap(noiseOf), 'errors and warnings of the pages').toEqual([]);
  });
  afterAll(() => engine?.stop());
  return {
    async visit({ width, height }) {
      if (!engine) throw new Error('The browser has not been started.');
      const window = await engine.newWindow();
      windows.push(window);
      await window.resize(width, height);
      return screenOf(window);
    },
  };
}

/** Opens an address in the name of a customer in a named state, without the log-in form. */
export async function openAs<Customer extends { token: string }>(
  screen: Screen,
  scenario: string,
  address: string | ((customer: Customer) => string),
  params: Record<string, unknown> = {},
): Promise<Customer> {
  const customer = await enterScenario<Customer>(scenario, params);
  const to = typeof address === 'string' ? address : address(customer);
  // A cookie is taken by a page of its site alone.
  await screen.window.open(new URL('/robots.txt', to).href);
  await screen.window.keepCookie({ name: 'pavilion_token', value: customer.token });
  await screen.window.open(to);
  return customer;
}
